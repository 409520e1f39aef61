/** The engine in the browser: `await engine.call("combat", request)`. It is fetched when it is first asked. */

import type { Calls } from "./calls";
import { fetching } from "./fetching.svelte";
import type { Answered, Asked } from "./worker";

interface Waiting {
  resolve: (result: string) => void;
  reject: (problem: Error) => void;
}

export class Engine {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(
    readonly begin: () => Worker,
    /** The worker has ended: what it knew is gone. */
    readonly ended: () => void = () => undefined,
    /** Which part of the engine has been fetched; null when it runs, or does not. */
    readonly fetched: (part: number | null) => void = () => undefined,
  ) {}

  async call<Name extends keyof Calls>(
    name: Name,
    ...[args]: Parameters<Calls[Name]>
  ): Promise<ReturnType<Calls[Name]>> {
    const worker = (this.#worker ??= this.#begin());
    const id = ++this.#last;
    const text = await new Promise<string>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, name, args: JSON.stringify(args) } satisfies Asked);
    });
    return JSON.parse(text) as ReturnType<Calls[Name]>;
  }

  #begin(): Worker {
    const worker = this.begin();
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      if ("part" in data) return this.fetched(data.part);
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("result" in data) return waiting?.resolve(data.result);
      waiting?.reject(new Error(data.problem));
      this.stop();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.stop(event.message);
    };
    return worker;
  }

  /** After a failure the next call starts from scratch. */
  stop(problem = "the engine stopped"): void {
    if (!this.#worker) return;
    this.#worker.terminate();
    this.#worker = null;
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(problem));
    this.#waiting.clear();
    this.fetched(null);
    this.ended();
  }
}

/** Starts a worker with the engine; nothing of it is fetched before the first call. */
export function begin(): Worker {
  const name = new URL(`${import.meta.env.BASE_URL}engine/${__ENGINE__}/`, document.baseURI).href;
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name });
}

/** The engine of the lab, and of the tables of this browser. */
export const engine = new Engine(
  begin,
  () => {
    for (const listener of lost) listener();
  },
  (part) => (fetching.part = part),
);
const lost = new Set<() => void>();

/** Be called when the engine has ended and forgotten everything. */
export function onLost(listener: () => void): void {
  lost.add(listener);
}
