/** What a keeper sees. For a game of the package this type is made from the server's schema. */

import type { Update } from "../api/types";

export interface Keeper {
  oil: number;
  points: number;
  charms: string[];
  /** The lanterns in hand (`moon 3`), or how many. */
  hand: string[] | number;
}

export interface LanternsView {
  round: number;
  keepers: Keeper[];
  /** -1 owns a harbour that nobody has filled. */
  harbours: { oil: number; owner: number }[];
  deck: number;
  prizes: number;
}

export function shown(view: Update["view"]): LanternsView {
  return view as unknown as LanternsView;
}

/** Keepers are called by letters. */
export const LETTERS = ["A", "B", "C", "D"] as const;
