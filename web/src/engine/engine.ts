/** The engine in the browser: `await engine.call("combat", request)`. It is fetched when it is first asked. */

import type { Calls } from "./calls";
import type { Answered, Asked } from "./worker";

interface Waiting {
  resolve: (result: string) => void;
  reject: (problem: Error) => void;
}

export class Engine {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(readonly start: () => Worker) {}

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
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("result" in data) return waiting?.resolve(data.result);
      waiting?.reject(new Error(data.problem));
      this.#end();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#end(event.message);
    };
    return worker;
  }

  /** After a failure the next call starts from scratch. */
  #end(problem = "the engine stopped"): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(problem));
    this.#waiting.clear();
  }
}

export const engine = new Engine(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
