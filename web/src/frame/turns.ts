/** A log turn by turn: each turn has its steps, and each step what it led to. */

import type { Chapter, LogLine } from "../api/types";

export interface Step {
  lead: LogLine;
  /** What followed from it. */
  more: LogLine[];
}

export interface TurnOfLog {
  chapter: Chapter;
  /** Where it lies between other turns: two parts of one chapter can be apart when a log is cut. */
  seq: number;
  /** What the turn is about, as its head says it. */
  head: LogLine | null;
  steps: Step[];
  lines: LogLine[];
}

/** Which lines of a game begin something of their own. */
export interface Reading {
  /** The line that a turn is named for. */
  heads: ReadonlySet<string>;
  /** In a turn only these begin a step. */
  leads: ReadonlySet<string>;
  /** Between turns everything begins a step but these. */
  follows: ReadonlySet<string>;
  /** What alone is said of a line in a summary: one of its arguments. */
  briefs: Readonly<Record<string, string>>;
}

const UNKNOWN: Chapter = { number: -1, seat: null, title: { key: "", args: {} } };

export function byTurns(
  lines: readonly LogLine[],
  chapters: ReadonlyMap<number, Chapter>,
  reading: Reading,
): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  for (const line of lines) {
    let turn = turns.at(-1);
    if (!turn || turn.chapter.number !== line.chapter) {
      const chapter = chapters.get(line.chapter) ?? { ...UNKNOWN, number: line.chapter };
      turn = { chapter, seq: line.seq, head: null, steps: [], lines: [] };
      turns.push(turn);
    }
    turn.lines.push(line);
    if (!turn.head && turn.chapter.seat !== null && reading.heads.has(line.kind)) turn.head = line;
    else place(turn, line, reading);
  }
  return turns;
}

function place(turn: TurnOfLog, line: LogLine, { leads, follows }: Reading): void {
  const last = turn.steps.at(-1);
  const begins = turn.chapter.seat === null ? !follows.has(line.kind) : leads.has(line.kind);
  if (last && !begins) last.more.push(line);
  else turn.steps.push({ lead: line, more: [] });
}

/** What somebody won and lost in these lines, by the amounts that the log names. */
export function gainOf(lines: readonly LogLine[], seat: number, gains: string, losses: string): number {
  let sum = 0;
  for (const { kind, seat: whose, text } of lines) {
    const amount = Number(text.args.amount ?? 0);
    if (whose === seat && kind === gains) sum += amount;
    if (whose === seat && kind === losses) sum -= amount;
  }
  return sum;
}

/** What a line is about on the table, and whose it is. */
export function aboutOf({ text, seat }: LogLine): Record<string, number | string> {
  const found: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(text.args)) if (typeof value !== "object") found[name] = value;
  return seat === null ? found : { ...found, player: seat };
}

/** A sentence about somebody whose name stands before it: without the name, where it begins with it. */
export function without(name: string, sentence: string): string {
  const rest = name && sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
