/** Requests to the server, and the problems that it reports. */

import type { Problem } from "./types";

const ROOT = "/api/v1";

/** A request that was not granted; `problem` says why in words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.text ?? `HTTP ${status}`);
  }
}

async function send<T>(method: string, path: string, body: unknown, token: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(ROOT + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    let problem: Problem | null = null;
    try {
      problem = await response.json();
    } catch {
      // Not every machine on the way speaks JSON.
    }
    throw new Refused(response.status, problem);
  }
  return (await response.json()) as T;
}

export function get<T>(path: string, token = ""): Promise<T> {
  return send<T>("GET", path, undefined, token);
}

export function post<T>(path: string, body: unknown = undefined, token = ""): Promise<T> {
  return send<T>("POST", path, body, token);
}

/** A key that makes a request count once, however often it is sent. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
