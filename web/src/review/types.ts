/** What a review says; the Python side is `domineum.table.review`. */

import type { Text } from "../api/types";

export type Verdict = "best" | "good" | "slip" | "mistake";

export interface Reason {
  text: Text;
  worth: number;
}

export interface TurnReview {
  number: number;
  /** null: what is between two turns. */
  seat: number | null;
  title: Text;
  at: number;
  end: number;
  projected: number[];
  others: Record<string, number>;
  played: Text;
  best: Text;
  codes: string[];
  best_codes: string[];
  loss: number;
  chance: number[];
  verdict: Verdict;
  reasons: Reason[];
}

export interface ReviewRequest {
  record: string;
  bot: string;
  effort: number;
  done: number;
}

/** How many turns there are, and how the game ended. */
export interface ReviewBegun {
  turns: number;
  end: number;
  final: number[];
  others: Record<string, number>;
  over: boolean;
}

/** How deep it goes: which bot is asked, and how many times longer than usual it searches. */
export interface Depth {
  id: string;
  bot: string;
  effort: number;
}

export const DEPTHS: Depth[] = [
  { id: "quick", bot: "cadet", effort: 1 },
  { id: "usual", bot: "captain", effort: 1 },
  { id: "master", bot: "admiral", effort: 1 },
  { id: "deep", bot: "admiral", effort: 5 },
];
