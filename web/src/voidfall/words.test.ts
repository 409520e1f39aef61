import { describe, expect, it } from "vitest";
import { signed } from "../frame/numbers";
import { nextYield, total } from "./words";

const STANDARD = [0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 8, 10, 12, 15];

describe("the next threshold of a production", () => {
  it("skips levels that yield no more", () => {
    expect(nextYield(STANDARD, 1)).toEqual({ level: 3, yield: 2 });
    expect(nextYield(STANDARD, 12)).toEqual({ level: 13, yield: 15 });
  });
  it("does not exist at the top", () => expect(nextYield(STANDARD, 13)).toBeNull());
});

describe("numbers", () => {
  it("carry their sign", () => expect([3, 0, -3].map(signed)).toEqual(["+3", "±0", "−3"]));
  it("add up", () =>
    expect(
      total([
        ["a", 2],
        ["b", -5],
      ]),
    ).toBe(-3));
});
