/** Games side by side; the Python side is `domineum.browser.comparing`. */

import type { Result, Text } from "../api/types";

/** A set-up that a bot is to play; `record`: so far it has come already. */
export interface AlongRequest {
  setup: string;
  bot: string;
  record: string;
}

/** How far a game of a bot is; after its end, with its result. */
export interface AlongTurn {
  seq: number;
  turns: number;
  record: string;
  result: Result | null;
}

export interface WalkRequest {
  record: string;
  done: number;
}

/** How many turns a game has, and how it ended. */
export interface Walking {
  turns: number;
  end: number;
  final: number[];
  others: Record<string, number>;
}

/** A turn as it was played; without a seat, what is between two turns. */
export interface WalkTurn {
  number: number;
  seat: number | null;
  title: Text;
  at: number;
  end: number;
  /** The projected result of every seat before it. */
  projected: number[];
  others: Record<string, number>;
  played: Text;
  codes: string[];
}

/** A game that was gone through, as far as it was. */
export interface Walk {
  begun: Walking;
  turns: WalkTurn[];
}
