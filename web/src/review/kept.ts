/** Reviews as this browser keeps them, by the game and by how deep they go. */

import { Keeping } from "../api/keeping";
import type { ReviewBegun, TurnReview } from "./types";

export interface KeptReview {
  /** The table, how deep, and how long its log was. */
  id: string;
  begun: ReviewBegun;
  turns: TurnReview[];
  at: number;
}

const MOST = 60;

export const reviews = new Keeping<KeptReview>("domineum-reviews", MOST, "reviews");
