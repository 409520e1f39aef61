/** The line to a table of this browser. */

import { Refused, here, post } from "./client";
import type { Handlers, TableLine } from "./line";
import type { Answer, Preview, Update } from "./types";

const AGAIN_MS = 1_000;

export class HereLine implements TableLine {
  #wanted: number | null = null;
  /** What was shown last: which position, and from which seat. */
  #shown: { seq: number; seat: number | null } | null = null;
  #closed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #leave: () => void = () => undefined;

  constructor(
    readonly table: string,
    readonly handlers: Handlers,
  ) {
    this.#wanted = handlers.hello().seat;
    handlers.connection("connecting");
    void this.#sitDown();
  }

  async #sitDown(): Promise<void> {
    try {
      const desk = await here();
      if (this.#closed) return;
      this.#leave = desk.watch(this.table, () => void this.#show());
      await this.#show();
    } catch {
      this.#lost();
    }
  }

  async #show(): Promise<void> {
    const seat = this.#wanted;
    const query = seat === null ? "" : `&seat=${seat}`;
    try {
      // A log is known as long as it is read from the same seat.
      const known = this.#shown !== null && (seat === null || seat === this.#shown.seat) ? this.#shown : null;
      const update = await this.#update(`since=${known?.seq ?? -1}${query}`);
      const told = known && known.seat !== update.seat ? await this.#update(`since=-1${query}`) : update;
      if (this.#closed || seat !== this.#wanted) return;
      this.#shown = { seq: told.seq, seat: told.seat };
      this.handlers.connection("live");
      this.handlers.update(told);
    } catch (error) {
      if (this.#closed) return;
      if (!(error instanceof Refused) || !error.problem) this.#lost();
      else if (error.problem.error !== "failed") this.#refuse(error);
    }
  }

  async #update(query: string): Promise<Update> {
    return (await here()).send<Update>("GET", `/tables/${this.table}/update?${query}`);
  }

  #refuse({ problem }: Refused): void {
    this.close();
    if (problem) this.handlers.refused(problem);
  }

  /** The engine could not be started, or has failed: try again in a moment. */
  #lost(): void {
    if (this.#closed) return;
    this.handlers.connection("lost");
    clearTimeout(this.#again);
    this.#leave();
    this.#shown = null;
    this.#again = setTimeout(() => void this.#sitDown(), AGAIN_MS);
  }

  choose(seat: number, seq: number, key: string, codes: string[], usual = false): Promise<Answer> {
    return this.#post("choices", { seat, seq, key, codes, brief: true, usual });
  }

  step(verb: "undo" | "redo" | "reset", seat: number, seq: number, key: string, usual = false): Promise<Answer> {
    return this.#post(verb, { seat, seq, key, brief: true, usual });
  }

  preview(seat: number, seq: number, code: string, usual = false): Promise<Preview> {
    return this.#post("preview", { seat, seq, code, usual });
  }

  #post<T>(what: string, body: unknown): Promise<T> {
    return post<T>(`/tables/${this.table}/${what}`, body);
  }

  look(seat: number | null): void {
    this.#wanted = seat;
    this.#shown = null;
    void this.#show();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    this.#leave();
  }
}
