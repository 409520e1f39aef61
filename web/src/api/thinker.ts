/** Bots think in a worker of their own, so that a table answers meanwhile. One that takes too long is ended. */

import type { Job, Thought } from "../engine/calls";
import { Engine, begin } from "../engine/engine";
import type { Packs } from "./packs";

const LATE_MS = 15_000;

interface Thinking {
  job: Job;
  found?: Thought;
  /** Why there is no choice. */
  failed?: "bot-late" | "bot-failed";
}

export class Thinker {
  /** How many entries of each table the worker has played. */
  #known = new Map<string, number>();
  #last: Promise<unknown> = Promise.resolve();
  #engine: Engine;

  constructor(
    readonly packs: Pick<Packs, "give" | "forget">,
    start: () => Worker = begin,
  ) {
    this.#engine = new Engine(start, () => {
      this.#known.clear();
      packs.forget(this.#engine);
    });
  }

  /** Be ready before a bot has to choose. */
  start(): void {
    this.#engine.call("start", null).catch(() => undefined);
  }

  /** Think about what is asked for when the turn comes; `about` knows how many entries are known already. */
  think(table: string, about: (skip: number) => Promise<Job | null>): Promise<Thinking | null> {
    const thought = this.#last.then(() => this.#thought(table, about));
    this.#last = thought.catch(() => undefined);
    return thought;
  }

  async #thought(table: string, about: (skip: number) => Promise<Job | null>): Promise<Thinking | null> {
    let job = await about(this.#known.get(table) ?? 0);
    if (!job) return null;
    await this.#engine.call("start", null);
    if (job.packs.length) await this.packs.give(this.#engine);
    const late = setTimeout(() => this.#engine.stop("late"), LATE_MS);
    try {
      let reply = await this.#engine.call("think", job);
      if (reply.again) {
        job = (await about(0)) ?? job;
        reply = await this.#engine.call("think", job);
      }
      this.#known.set(table, job.skip + job.entries.length);
      if (reply.code === undefined) {
        this.#known.delete(table);
        console.warn(reply.problem);
        return { job, failed: "bot-failed" };
      }
      return { job, found: reply };
    } catch (error) {
      return { job, failed: error instanceof Error && error.message === "late" ? "bot-late" : "bot-failed" };
    } finally {
      clearTimeout(late);
    }
  }
}
