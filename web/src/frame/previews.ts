/** What options would do, asked for once in each position. */

import type { Preview, Question, Update } from "../api/types";

type Ask = (seat: number, seq: number, code: string) => Promise<Preview>;

export class Previews {
  #known = new Map<string, Preview>();

  constructor(
    /** What is in sight and what is asked there. */
    private readonly now: () => { update: Update | null; question: Question | null },
    private readonly ask: Ask,
  ) {}

  /** Another position: nothing is known of it. */
  clear(): void {
    this.#known.clear();
  }

  /** What an option would do; null if the question has gone, or it cannot be had. */
  async of(code: string): Promise<Preview | null> {
    const { update, question } = this.now();
    if (!question || update === null || update.seat === null) return null;
    try {
      const found = this.#known.get(code) ?? (await this.ask(update.seat, update.seq, code));
      const later = this.now();
      if (later.update?.seq !== update.seq || later.question?.options !== question.options) return null;
      this.#known.set(code, found);
      return found;
    } catch {
      return null;
    }
  }
}
