import { describe, expect, it } from "vitest";
import { partingOf, rowsOf, sidesOf } from "./pairing";
import type { Walk, WalkTurn } from "./types";

function turn(number: number, seat: number | null, projected: number[], codes = ["a"]): WalkTurn {
  const text = { key: "chapter-turn", args: { round: number } };
  return { number, seat, title: text, at: number, end: number + 1, projected, others: {}, played: text, codes };
}

function walk(turns: WalkTurn[], all = turns.length): Walk {
  return { begun: { turns: all, end: 99, final: [70, 80], others: {} }, turns };
}

const played = walk([turn(1, 0, [10, 0]), turn(2, 1, [20, 5]), turn(3, null, [30, 6]), turn(4, 0, [40, 7])]);

describe("the turns of a seat", () => {
  it("lead to what is projected before the next turn of anybody, and at last to the result", () => {
    expect(sidesOf(played, 0).map(({ turn: { number }, after }) => [number, after])).toEqual([[1, 20], [4, 70]]); // prettier-ignore
    expect(sidesOf(played, 1).map(({ after }) => after)).toEqual([6]);
  });

  it("are shown once it is known what they led to", () => {
    const begun = walk(played.turns, 9);
    expect(sidesOf(begun, 0).map(({ turn: { number } }) => number)).toEqual([1]);
  });
});

describe("two games", () => {
  const other = walk([turn(1, 0, [0, 0]), turn(3, 0, [1, 0], ["b"]), turn(4, 0, [2, 0]), turn(6, 0, [3, 0])]);

  it("are paired by the titles of their turns, in order", () => {
    const rows = rowsOf(sidesOf(played, 0), sidesOf(other, 0));
    const numbers = rows.map(({ sides }) => sides.map((side) => side?.turn.number ?? null));
    expect(numbers).toEqual([[1, 1], [null, 3], [4, 4], [null, 6]]); // prettier-ignore
    expect(rowsOf([], [])).toEqual([]);
    const turned = rowsOf(sidesOf(other, 0), sidesOf(played, 0));
    expect(turned.map(({ sides }) => sides[1]?.turn.number ?? null)).toEqual([1, null, 4, null]);
  });

  it("part in the first turn in which something else was chosen", () => {
    const rows = rowsOf(sidesOf(played, 0), sidesOf(other, 0));
    expect(partingOf(rows)).toBe(1);
    expect(partingOf(rowsOf(sidesOf(played, 0), sidesOf(played, 0)))).toBeNull();
  });
});
