/** What a board with a puzzle answers; the Python side is `domineum.browser.solving`. */

import type { Text } from "../api/types";

export interface Term {
  name: Text;
  amount: number;
  need: number;
  /** At most as many as needed. */
  fewer: boolean;
  met: boolean;
}

export interface SolutionStep {
  code: string;
  label: Text;
  /** Every line that reaches the goal makes this choice. */
  deed: boolean;
}

export interface Progress {
  id: string;
  game: string;
  kind: string;
  level: number;
  seat: number;
  goal: Text;
  terms: Term[];
  /** After so many choices the goal was reached; -1: not yet. */
  solved: number;
  /** Why the counting has stopped, if it has. */
  stop: "" | "chance" | "other" | "turn" | "side";
  counted: number;
  made: number;
  /** So many choices are those of the solution; -1: the line has left it. */
  followed: number;
  /** Where the line begins. */
  root: number;
  solution: SolutionStep[];
}
