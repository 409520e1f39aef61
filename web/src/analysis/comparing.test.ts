import { expect, test } from "vitest";
import { rowsOf } from "./comparing";
import type { Standing } from "./types";

function standing(end: number, influence: number, corruption: number, worth: number | null): Standing {
  const figure = (key: string, after: number, bad: boolean): Standing["figures"][number] => ({
    name: { key, args: {} },
    before: 0,
    after,
    bad,
  });
  return {
    end,
    figures: [figure("corruption", corruption, true), figure("same", 3, false)],
    scores: [influence, 7],
    others: {},
    worth,
    over: false,
  };
}

test("only what differs is listed, and the best is marked: less of what is bad", () => {
  const rows = rowsOf([standing(1, 10, 2, 40), standing(2, 12, 5, 38)], 0);
  expect(rows.map(({ key }) => key)).toEqual(["score 0", "score 1", '{"key":"corruption","args":{}}', "worth"]);
  expect(rows.map(({ best }) => best)).toEqual([
    [false, true],
    [false, false],
    [true, false],
    [true, false],
  ]);
});

test("the score of another seat is the better the lower it is", () => {
  expect(rowsOf([standing(1, 10, 2, null), standing(2, 12, 2, null)], 1)[0]?.best).toEqual([true, false]);
});
