/** The games of a day as a page shows them, and the time until the next ones. */

import type { Daily } from "../api/types";
import { clock, gamesOf } from "./days";

const TICK_MS = 15_000;

export class Today {
  found = $state.raw<Daily | null>(null);
  problem = $state("");
  /** When the next day begins by the clock of this machine. */
  #next = 0;
  #now = $state(Date.now());

  /** The time until the next day; its clock goes on as long as somebody `watches`. */
  readonly left = $derived(clock((this.#next - this.#now) / 1000));
  readonly over = $derived(this.found !== null && this.#now >= this.#next);

  async load(day: string): Promise<void> {
    this.problem = "";
    try {
      const found = await gamesOf(day);
      this.#next = Date.now() + found.left * 1000;
      this.#now = Date.now();
      this.found = found;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** Let the clock go; returns how to stop it. */
  watch(): () => void {
    const timer = setInterval(() => (this.#now = Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }
}
