/** What the frame needs of each game. */

import type { Component, Snippet } from "svelte";
import type { RevenantView, Update, VoidfallView } from "./api/types";
import type { GameTexts } from "./frame/texts.svelte";

export interface BoardProps {
  /** The question and the log, to be placed by the board (not on a phone, where they are a sheet). */
  side: Snippet;
  phone: boolean;
}

export interface GameFace {
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** What a seat is called: its House. */
  seatName: (view: Update["view"], seat: number, texts: GameTexts) => string;
  /** The open score of a seat. */
  score: (view: Update["view"], seat: number) => number | null;
}

export const FACES: Record<string, GameFace> = {
  voidfall: {
    board: () => import("./voidfall/Board.svelte"),
    seatName: (view, seat, texts) => {
      const player = (view as VoidfallView).players[seat];
      return player ? texts.name("house", player.house) : "";
    },
    score: (view, seat) => (view as VoidfallView).players[seat]?.influence ?? null,
  },
  revenant: {
    board: () => import("./revenant/Board.svelte"),
    seatName: (view, seat, texts) => {
      const player = (view as RevenantView).players[seat];
      return player ? texts.name("captain", player.captain) : "";
    },
    score: (view, seat) => {
      const score = (view as RevenantView).players[seat]?.score;
      return score ? Object.values(score).reduce((sum, part) => sum + part, 0) : null;
    },
  },
};
