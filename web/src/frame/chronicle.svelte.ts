/** The log of a table as this browser has it: its lines by chapters, and how far the person has read. */

import type { Chapter, LogLine, Update } from "../api/types";

export class Chronicle {
  lines = $state.raw<LogLine[]>([]);
  /** The chapters by their number. */
  chapters = $state.raw<ReadonlyMap<number, Chapter>>(new Map());
  /** The log is read up to here: what came later happened since this person's last choice. */
  read = $state(-1);

  /** Take in the lines that come with a position; all of them are told `anew` to another seat. */
  take({ log }: Update, anew: boolean): void {
    this.lines = [...(anew ? [] : this.lines).filter(({ seq }) => seq <= log.keep), ...log.lines];
    if (log.chapters?.length)
      this.chapters = new Map([...this.chapters, ...log.chapters.map((one) => [one.number, one] as const)]);
  }

  /** Who has had a turn has seen what came before its end. */
  turn(before: Update, now: Update): void {
    const { chapter } = before;
    if (chapter?.number !== now.chapter?.number && chapter?.seat === before.seat && before.seat !== null)
      this.read = before.seq;
    else if (before.your_turn && !now.your_turn) this.read = now.seq;
  }

  /** What others have done that a seat has not read. */
  news(seat: number | null): LogLine[] {
    return this.read < 0
      ? []
      : this.lines.filter((line) => line.seq > this.read && (line.seat === null || line.seat !== seat));
  }
}
