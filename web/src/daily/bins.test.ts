import { expect, it } from "vitest";
import { binsOf } from "./bins";

const scores = (...all: [number, number][]): { score: number; count: number; won: number }[] =>
  all.map(([score, count]) => ({ score, count, won: 0 }));

it("results are spread over steps of one width, with the gaps between them", () => {
  expect(binsOf(scores([3, 2], [5, 1]))).toEqual([
    { from: 3, to: 3, count: 2 },
    { from: 4, to: 4, count: 0 },
    { from: 5, to: 5, count: 1 },
  ]);
  const bins = binsOf(scores([58, 1], [61, 2], [69, 3], [182, 1]));
  expect(bins.slice(0, 2)).toEqual([
    { from: 50, to: 59, count: 1 },
    { from: 60, to: 69, count: 5 },
  ]);
  expect(bins.at(-1)).toEqual({ from: 180, to: 189, count: 1 });
});

it("no width is too many steps, and nothing is lost below zero or far away", () => {
  expect(binsOf([])).toEqual([]);
  const wide = binsOf(scores([-7, 1], [40, 2], [9_000, 4]));
  expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(7);
  expect(wide.length).toBeLessThan(17);
});
