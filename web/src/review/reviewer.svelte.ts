/** A review in the making: turn by turn in a worker of its own, beside whatever else the page does. */

import { get, packs } from "../api/client";
import type { RecordText } from "../api/types";
import { Engine, begin } from "../engine/engine";
import { reviews } from "./kept";
import type { Depth, ReviewBegun, TurnReview } from "./types";

export class Reviewer {
  begun = $state.raw<ReviewBegun | null>(null);
  turns = $state.raw<TurnReview[]>([]);
  working = $state(false);
  problem = $state("");
  depth = $state.raw<Depth | null>(null);
  #engine: Engine | null = null;

  constructor(
    readonly table: string,
    readonly token: string,
    readonly seq: number,
    readonly start: () => Worker = begin,
  ) {}

  get done(): boolean {
    return this.begun !== null && this.turns.length === this.begun.turns;
  }

  #id({ id }: Depth): string {
    return `${this.table} ${this.seq} ${id}`;
  }

  /** Show what is kept of a review. */
  async open(depth: Depth): Promise<void> {
    if (this.working) this.stop();
    this.depth = depth;
    const kept = await reviews.get(this.#id(depth)).catch(() => undefined);
    if (this.depth !== depth || this.working) return;
    this.begun = kept?.begun ?? null;
    this.turns = kept?.turns ?? [];
  }

  /** Begin, or go on where it was stopped. */
  async run(): Promise<void> {
    const { depth } = this;
    if (this.working || !depth || this.done) return;
    this.working = true;
    this.problem = "";
    const engine = (this.#engine = new Engine(this.start));
    try {
      const { record } = await get<RecordText>(`/tables/${this.table}/record`, this.token);
      const { bot, effort } = depth;
      if (/^pack /m.test(record)) await (await packs()).give(engine);
      this.begun = await engine.call("review", { record, bot, effort, done: this.turns.length });
      while (this.#engine === engine) {
        const turn = await engine.call("review-turn", null);
        if (this.#engine !== engine || !turn) break;
        this.turns = [...this.turns, turn];
        await reviews.put({ id: this.#id(depth), begun: this.begun, turns: this.turns, at: Date.now() });
      }
    } catch (error) {
      if (this.#engine === engine) this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      if (this.#engine === engine) this.stop();
    }
  }

  stop(): void {
    const engine = this.#engine;
    this.#engine = null;
    this.working = false;
    engine?.stop();
  }
}

const reviewers = new Map<string, Reviewer>();

/** The review of a game, which goes on while the page shows something else. */
export function reviewerOf(table: string, token: string, seq: number): Reviewer {
  const key = `${table} ${seq}`;
  let found = reviewers.get(key);
  if (!found) reviewers.set(key, (found = new Reviewer(table, token, seq)));
  return found;
}
