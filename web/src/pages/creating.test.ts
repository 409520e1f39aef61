import { describe, expect, it } from "vitest";
import type { Entry } from "../frame/library.svelte";
import { crewsFor, housesFor, shuffled } from "./creating";

function entry(kind: string, id: string, data: Record<string, unknown> = {}): Entry {
  return { kind, id, name: { en: id, pl: id }, origin: "designed", note: "", lines: [], data, texts: {}, pack: "" };
}

const HOUSES = ["a", "b", "c", "d", "e"].map((id) => entry("houses", id));

describe("Houses for a new table", () => {
  it("are different, not fallen, and as wished", () => {
    const map = entry("scenarios", "m", { players: 3, mode: "competitive", fallen_houses: ["e"] });
    for (let i = 0; i < 50; i++) {
      const houses = housesFor(
        map,
        [
          { house: "", side: "" },
          { house: "b", side: "B" },
        ],
        HOUSES,
      );
      const names = houses.map((found) => found.house);
      expect(names[1]).toBe("b");
      expect(houses[1]?.side).toBe("B");
      expect(new Set(names).size).toBe(3);
      expect(names).not.toContain("e");
      expect(names).not.toContain("");
    }
  });

  it("take the recommended ones and the one side of a tutorial", () => {
    const map = entry("scenarios", "t", {
      players: 2,
      mode: "tutorial",
      fallen_houses: [],
      recommended_houses: ["c", "d"],
      origin_side: "A",
    });
    const houses = housesFor(map, [], HOUSES);
    expect(houses.map((found) => found.house).sort()).toEqual(["c", "d"]);
    expect(houses.every((found) => found.side === "A")).toBe(true);
  });
});

describe("Crews for a new table", () => {
  it("come from different boards", () => {
    const captains = ["w", "x", "y", "z"].map((id, i) => entry("captains", id, { board: i < 2 ? "one" : "two" }));
    const frigates = ["f", "g", "h"].map((id) => entry("frigates", id));
    for (let i = 0; i < 30; i++) {
      const crews = crewsFor(2, captains, frigates);
      const boards = crews.captains.map((id) => captains.find((found) => found.id === id)?.data.board);
      expect(new Set(boards).size).toBe(2);
      expect(new Set(crews.frigates).size).toBe(2);
    }
  });
});

it("shuffles without losing anything", () => {
  expect(shuffled([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
});
