import { describe, expect, it } from "vitest";
import { PRESTIGE_ITEMS, VOIDBORN_ITEMS, leaders, points, sum } from "./scores";

const worth = (key: string, text: string): number =>
  points(PRESTIGE_ITEMS.find((item) => item.key === key) ?? { key: "", each: 0 }, text);

describe("the score pad", () => {
  it("adds what people type", () => {
    expect(sum("6 + 4+4 −3")).toBe(11);
    expect(sum("")).toBe(0);
    expect(sum("-3")).toBe(-3);
    expect(sum("6+")).toBeNull();
    expect(sum("alert(1)")).toBeNull();
  });

  it("knows what one of each item is worth", () => {
    expect(worth("personal", "1")).toBe(6);
    expect(worth("rank", "3")).toBe(6);
    expect(worth("resources", "11")).toBe(2);
    expect(worth("corruption", "2")).toBe(-4);
    expect(VOIDBORN_ITEMS.reduce((all, item) => all + points(item, "1"), 0)).toBe(
      30 + 20 + 20 + 10 + 5 + 5 + 3 + 2 + 1,
    );
  });

  it("breaks a tie by what one has less of", () => {
    expect(leaders([40, 52, 52])).toEqual([1, 2]);
    expect(leaders([40, 52, 52], [0, 3, 1])).toEqual([2]);
  });
});
