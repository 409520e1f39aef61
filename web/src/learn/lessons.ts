/** What a lesson is, and the moments of a game that lessons are bound to. */

import type { LogLine, Update } from "../api/types";

/** A position as a lesson looks at it. */
export interface Now {
  view: Update["view"];
  /** The seat of the person who learns. */
  me: number;
  /** The topic of what this person is asked; "" if nothing is asked. */
  topic: string;
  /** How many choices have been made. */
  seq: number;
  log: readonly LogLine[];
}

export interface Lesson {
  id: string;
  /** Whether its time has come: by what is asked, what has happened, or how the table stands. */
  when: (now: Now) => boolean;
  /** What it points at: the first of these that is in sight. */
  at?: readonly string[];
  /** What there is to do: the task is done once one of these stands in the log, for this person. */
  does?: readonly LogLine["kind"][];
  /** Whether it comes with the picture of the game. */
  picture?: boolean;
  rules: readonly string[];
}

/** Whether this person is asked about one of these. */
export function asked(now: Now, ...topics: string[]): boolean {
  return topics.includes(now.topic);
}

/** Whether something has happened, to anybody. */
export function happened(now: Now, ...kinds: LogLine["kind"][]): boolean {
  return now.log.some((line) => kinds.includes(line.kind));
}

/** Whether this person has done something, or had it done to them. */
export function mine(now: Now, ...kinds: LogLine["kind"][]): boolean {
  return now.log.some((line) => line.seat === now.me && kinds.includes(line.kind));
}

/** Something of the table by its name for lessons. */
export const thing = (name: string): string => `[data-learn="${name}"]`;
/** The button that turns to a part of the table. */
export const part = (name: string): string => `[role="tab"][data-part="${name}"]`;
