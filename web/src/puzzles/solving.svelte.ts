/** A puzzle on a board: how far the line has come, the hints, and the solution. */

import { freshKey, get, post } from "../api/client";
import type { Update } from "../api/types";
import { keep, keptPuzzles } from "./kept";
import type { Progress, SolutionStep } from "./types";

export class Solving {
  now = $state.raw<Progress | null>(null);
  problem = $state("");
  /** How many hints are open. */
  hints = $state(0);
  /** Whether the solution is being played. */
  shown = $state(false);
  /** Whether it was solved on this board. */
  solved = $state(false);
  busy = $state(false);

  constructor(
    readonly table: string,
    readonly game: string,
    readonly id: string,
  ) {}

  get #path(): string {
    return `/tables/${this.table}`;
  }

  /** What every solution does, in the order of ours. */
  get deeds(): SolutionStep[] {
    return this.now?.solution.filter(({ deed }) => deed) ?? [];
  }

  /** What hints tell, one after another: a deed, all deeds if there are several, the next choice. */
  get all(): ("first" | "deeds" | "next")[] {
    return this.deeds.length > 1 ? ["first", "deeds", "next"] : ["first", "next"];
  }

  get told(): ("first" | "deeds" | "next")[] {
    return this.all.slice(0, this.hints);
  }

  /** The next choice of the solution, where the line has not left it. */
  get next(): SolutionStep | null {
    return (this.now && this.now.followed >= 0 && this.now.solution[this.now.followed]) || null;
  }

  /** How far has the line come? */
  async look(): Promise<void> {
    await this.#attempt(() => Promise.resolve());
  }

  hint(): void {
    this.hints = Math.min(this.hints + 1, this.all.length);
    if (!keptPuzzles()[this.id]?.solved) keep(this.game, this.id, { hints: this.hints });
  }

  /** Go back to where the puzzle begins. */
  async restart(): Promise<void> {
    await this.#attempt(() => this.#toStart());
  }

  /** Play the next choice of the solution, from the beginning if the line has left it. */
  async play(): Promise<void> {
    this.shown = true;
    if (!keptPuzzles()[this.id]?.solved) keep(this.game, this.id, { shown: true });
    await this.#attempt(async () => {
      if (this.now && this.now.followed < 0) await this.#toStart();
      const found = await get<Progress>(`${this.#path}/puzzle`);
      const step = found.solution[found.followed];
      if (!step) return;
      const { seat, seq } = await get<Update>(`${this.#path}/update?since=1000000`);
      await post(`${this.#path}/choices`, { seat, seq, key: freshKey(), codes: [step.code], brief: true });
    });
  }

  async #toStart(): Promise<void> {
    await post(`${this.#path}/lines/go`, { node: this.now?.root ?? 0 });
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await work();
      this.now = await get<Progress>(`${this.#path}/puzzle`);
      this.problem = "";
      if (this.now.solved >= 0 && !this.solved) {
        this.solved = true;
        if (!keptPuzzles()[this.id]?.solved) keep(this.game, this.id, { solved: Date.now() });
      }
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }
}
