import { expect, test } from "vitest";
import { sumsOf, swing, turningPoints } from "./figures";
import type { TurnReview } from "./types";

function turn(number: number, seat: number | null, loss: number, chance: number[]): TurnReview {
  return { number, seat, loss, chance, verdict: loss ? "mistake" : "best" } as TurnReview;
}

const turns = [
  turn(0, 0, 5, [0, 0]),
  turn(1, 1, 0, [0, 2]),
  turn(2, null, 0, [-9, 1]),
  turn(3, 0, 1, [0, 0]),
  turn(4, 1, 6, [0, 6]),
];

test("choices and chance are summed for each seat, chance also in the turns of others", () => {
  expect(sumsOf(turns, 2)).toMatchObject([
    { turns: 2, loss: 6, chance: -9, verdicts: { mistake: 2 } },
    { turns: 2, loss: 6, chance: 9, verdicts: { best: 1, mistake: 1 } },
  ]);
});

test("the turning points are what went the furthest; luck may make up for a mistake", () => {
  expect(turns.map(swing)).toEqual([5, 2, 9, 1, 0]);
  expect(turningPoints(turns).map(({ number }) => number)).toEqual([0, 1, 2]);
});
