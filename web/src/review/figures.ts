/** What a review comes to: sums for each seat, and the turning points. */

import type { TurnReview, Verdict } from "./types";

const POINTS = 3;

export interface Sum {
  seat: number;
  turns: number;
  /** What its choices have cost. */
  loss: number;
  /** What chance has added. */
  chance: number;
  verdicts: Record<Verdict, number>;
}

export function sumsOf(turns: TurnReview[], seats: number): Sum[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    const verdicts: Record<Verdict, number> = { best: 0, good: 0, slip: 0, mistake: 0 };
    for (const { verdict } of own) verdicts[verdict]++;
    const loss = own.reduce((sum, turn) => sum + turn.loss, 0);
    const chance = turns.reduce((sum, turn) => sum + (turn.chance[seat] ?? 0), 0);
    return { seat, turns: own.length, loss, chance, verdicts };
  });
}

/** How far a turn went from where good play would have led. */
export function swing(turn: TurnReview): number {
  return Math.max(0, ...turn.chance.map((added, seat) => Math.abs(added - (seat === turn.seat ? turn.loss : 0))));
}

/** The turns that went the furthest, in their order. */
export function turningPoints(turns: TurnReview[]): TurnReview[] {
  const found = [...turns].sort((a, b) => swing(b) - swing(a)).slice(0, POINTS);
  return found.filter((turn) => swing(turn) > 0).sort((a, b) => a.number - b.number);
}
