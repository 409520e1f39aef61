/** What can be done with the lines of an analysis board. */

import { freshKey, get, post } from "../api/client";
import type { Hint, Update } from "../api/types";
import type { Lines, Standing } from "./types";

export class Bench {
  lines = $state.raw<Lines | null>(null);
  problem = $state("");
  /** Whether a bot is playing the present turn. */
  playing = $state(false);
  /** The lines that are to be compared. */
  picked = $state.raw<ReadonlySet<number>>(new Set());

  constructor(readonly table: string) {}

  get #path(): string {
    return `/tables/${this.table}`;
  }

  /** Something was chosen or taken back: what are the lines now? */
  async look(): Promise<void> {
    await this.#attempt(() => get<Lines>(`${this.#path}/lines`));
  }

  async go(node: number): Promise<void> {
    await this.#attempt(() => post<Lines>(`${this.#path}/lines/go`, { node }));
  }

  async call(node: number, name: string): Promise<void> {
    await this.#attempt(() => post<Lines>(`${this.#path}/lines/call`, { node, name }));
  }

  async forget(node: number): Promise<void> {
    this.picked = new Set([...this.picked].filter((end) => end !== node));
    await this.#attempt(() => post<Lines>(`${this.#path}/lines/cut`, { node }));
  }

  async dealAgain(): Promise<void> {
    await this.#attempt(() => post<Lines>(`${this.#path}/lines/deal`));
  }

  /** Let a bot play a seat; "": nobody but the person. */
  async seat(seat: number, bot: string): Promise<void> {
    await this.#attempt(async () => {
      await post(`${this.#path}/seats/${seat}/player`, { bot });
      return get<Lines>(`${this.#path}/lines`);
    });
  }

  pick(end: number): void {
    const picked = new Set(this.picked);
    if (!picked.delete(end)) picked.add(end);
    this.picked = picked;
  }

  /** The lines that are compared: those picked, else the latest. */
  ends(most: number): number[] {
    const all = this.lines?.lines.map(({ end }) => end) ?? [];
    const picked = all.filter((end) => this.picked.has(end));
    return picked.length > 1 ? picked.slice(-most) : all.slice(-most);
  }

  compared(nodes: number[], seat: number): Promise<Standing[]> {
    return post<Standing[]>(`${this.#path}/compare`, { nodes, seat });
  }

  /** Let a bot play on to the end of the turn of whoever has to choose, or until it is stopped. */
  async letBotPlay(bot: string): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    try {
      const begun = await this.#now();
      let now = begun;
      while (this.playing && now.question && now.seat === begun.seat && now.chapter.number === begun.chapter.number) {
        const ask = { seat: now.seat, seq: now.seq };
        const { code } = await post<Hint>(`${this.#path}/hint`, { ...ask, bot });
        if (!this.playing) break;
        await post(`${this.#path}/choices`, { ...ask, key: freshKey(), codes: [code], brief: true });
        now = await this.#now();
      }
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.playing = false;
    }
  }

  #now(): Promise<Update> {
    return get<Update>(`${this.#path}/update?since=1000000`);
  }

  async #attempt(work: () => Promise<Lines>): Promise<void> {
    try {
      this.lines = await work();
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}
