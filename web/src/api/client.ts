/** Requests about tables, wherever they are kept, and the problems that are reported. */

import type { Here } from "./here";
import type { Packs } from "./packs";
import { reach } from "./reach.svelte";
import type { Problem } from "./types";

const ROOT = "/api/v1";
/** Where a site without a server has what never changes of the games. */
const GAMES = `${import.meta.env.BASE_URL}data/${__ENGINE__}/games`;
const MARK = "here-";
/** What makes a table: without a network, it is made in this browser. */
const MAKING = new Set(["/tables", "/import"]);

/** Whether a table is one of this browser. */
export function isHere(table: string): boolean {
  return table.startsWith(MARK);
}

/** Whether a game is one with packs that this browser keeps: their names have hashes. */
export function isOwnGame(game: unknown): boolean {
  return typeof game === "string" && game.includes("@");
}

/** Whether a request is about what only this browser has: one of its tables, or a game with its packs. */
function isOwn(path: string, body: unknown): boolean {
  if (path.startsWith("/games/")) return isOwnGame(path);
  return isHere(tableOf(path)) || (MAKING.has(path) && isOwnGame((body as { game?: unknown } | undefined)?.game));
}

/** Whether a table is an analysis board. */
export function isBoard(table: string): boolean {
  return table.startsWith(`${MARK}try-`);
}

function tableOf(path: string): string {
  return /^\/tables\/([\w-]+)/.exec(path)?.[1] ?? "";
}

/** The packs of this browser. */
export async function packs(): Promise<Packs> {
  return (await import("./here")).packs;
}

/** The tables of this browser; the code for them is fetched when it is first needed. */
export async function here(): Promise<Here> {
  return (await import("./here")).here;
}

/** A request that was not granted; `problem` says why in words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.text ?? `HTTP ${status}`);
  }
}

/** Ask the server. */
async function overNetwork<T>(method: string, path: string, body: unknown, token: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(ROOT + path, init).catch((error: unknown) => {
    reach.server = false;
    throw error;
  });
  if (!path.startsWith("/games")) reach.server = true;
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

/** Ask whoever has the table: this browser its own tables, the server all others. Where there is no server, new tables
 * belong to this browser, and what never changes of the games lies beside the page. */
async function send<T>(method: string, path: string, body: unknown, token: string): Promise<T> {
  if (isOwn(path, body)) return (await here()).send<T>(method, path, body);
  if (!__SITE__) {
    try {
      return await overNetwork<T>(method, path, body, token);
    } catch (error) {
      if (error instanceof Refused || method !== "POST" || !MAKING.has(path)) throw error;
    }
  } else if (path.startsWith("/games")) {
    const response = await fetch(`${GAMES}${path.slice("/games".length)}.json`);
    if (!response.ok) throw new Refused(response.status, null);
    return (await response.json()) as T;
  }
  return (await here()).send<T>(method, path, body);
}

export function get<T>(path: string, token = ""): Promise<T> {
  return send<T>("GET", path, undefined, token);
}

export function post<T>(path: string, body: unknown = undefined, token = ""): Promise<T> {
  return send<T>("POST", path, body, token);
}

export function patch<T>(path: string, body: unknown, token: string): Promise<T> {
  return send<T>("PATCH", path, body, token);
}

export function erase<T>(path: string, token: string): Promise<T> {
  return send<T>("DELETE", path, undefined, token);
}

/** A key that makes a request count once, however often it is sent. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
