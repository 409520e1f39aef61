import { describe, expect, it } from "vitest";
import type { VoidfallView } from "../../api/types";
import { aSector } from "../testing/table";
import type { Neighbours } from "./hex";
import {
  type Sector,
  contributions,
  defences,
  expected,
  fleets,
  holder,
  installations,
  lodAt,
  power,
  pressure,
  row,
  spaces,
} from "./state";

function near(...list: number[]): Neighbours {
  return { near: list, far: [], storms: [], doors: [] };
}

describe("what stands in a sector", () => {
  it("fills spaces from the left and keeps what has no space", () => {
    const printed = ["printed:bankers", "plain", "upkeep"];
    expect(spaces(printed, ["bankers", "miners"])).toEqual([
      { kind: "printed", what: "bankers" },
      { kind: "plain", what: "miners" },
      { kind: "upkeep", what: null },
    ]);
    expect(spaces([], ["defense"])).toEqual([{ kind: "extra", what: "defense" }]);
  });

  it("tells the defences of a Fallen House from those that were built", () => {
    const ruin = aSector(1, { fallen: "zenor", installations: ["shipyard", "defense", "defense"] });
    expect(installations(ruin, 2)).toEqual({ own: ["shipyard"], fallen: 2 });
    expect(installations({ ...ruin, fallen: "" }, 2)).toEqual({ own: ruin.installations, fallen: 0 });
    expect(defences(ruin)).toBe(2);
  });

  it("names Fleets by type and sums them", () => {
    expect(fleets([3, 0, 1, 0, 0])).toEqual([
      { type: "corvette", power: 3 },
      { type: "destroyer", power: 1 },
    ]);
    expect(power(aSector(1, { fleets: [3, 0, 1, 0, 0] }))).toBe(4);
    expect(power(aSector(1, { voidborn: 5 }))).toBe(5);
  });

  it("knows the holder", () => {
    expect(holder(aSector(1, { owner: 0 }))).toBe("seat");
    expect(holder(aSector(1, { fallen: "zenor" }))).toBe("fallen");
    expect(holder(aSector(1, { voidborn: 1 }))).toBe("voidborn");
    expect(holder(aSector(1))).toBe("nobody");
  });
});

function viewOf(sectors: Sector[], terms: Record<string, [string, number][]>): VoidfallView {
  const production = Object.fromEntries(
    Object.entries(terms).map(([resource, list]) => [resource, { level: 0, yield: 0, terms: list }]),
  );
  return { sectors, players: [{ production }] } as unknown as VoidfallView;
}

describe("production of a sector", () => {
  const one = aSector(1, { owner: 0, tile: "asteroid-belt" });
  const two = aSector(2, { owner: 0, tile: "asteroid-belt" });
  const three = aSector(3, { owner: 0 });

  it("takes the terms of the sector and of its tile", () => {
    const view = viewOf([one, three], {
      energy: [
        ["sector-3", 2],
        ["tile-asteroid-belt", 2],
      ],
      food: [["agenda-x", 1]],
    });
    expect(contributions(view, one)).toEqual([{ resource: "energy", amount: 2 }]);
    expect(contributions(view, three)).toEqual([{ resource: "energy", amount: 2 }]);
  });

  it("shares terms among tiles of a type only if there is one for each", () => {
    const both = viewOf([one, two], {
      energy: [
        ["tile-asteroid-belt", 2],
        ["tile-asteroid-belt", 3],
      ],
    });
    expect(contributions(both, one)).toEqual([{ resource: "energy", amount: 2 }]);
    expect(contributions(both, two)).toEqual([{ resource: "energy", amount: 3 }]);
    expect(contributions(viewOf([one, two], { energy: [["tile-asteroid-belt", 2]] }), one)).toEqual([]);
  });

  it("is nothing where nobody rules", () => {
    expect(contributions(viewOf([aSector(1)], { food: [["sector-1", 2]] }), aSector(1))).toEqual([]);
  });
});

describe("pressure", () => {
  const own = aSector(1, { owner: 0, fleets: [2, 0, 0, 0, 0], installations: ["defense", "shipyard"] });
  const friend = aSector(2, { owner: 0, fleets: [5, 0, 0, 0, 0] });
  const rival = aSector(3, { owner: 1, fleets: [1, 0, 2, 0, 0] });
  const other = aSector(4, { owner: 1, fleets: [1, 0, 0, 0, 0] });
  const void1 = aSector(5, { voidborn: 3 });
  const void2 = aSector(6, { voidborn: 2 });
  const view = { sectors: [own, friend, rival, other, void1, void2] } as unknown as VoidfallView;

  it("sums by owner, the strongest first, without the owner's own", () => {
    expect(pressure(view, own, near(2, 3, 4, 5))).toEqual({
      inside: 2,
      defences: 1,
      outside: [
        { owner: 1, power: 4 },
        { owner: -1, power: 3 },
      ],
    });
  });

  it("does not set the Voidborn against themselves", () => {
    expect(pressure(view, void1, near(2, 6)).outside).toEqual([{ owner: 0, power: 5 }]);
  });
});

describe("previews", () => {
  it("are told by sector", () => {
    const found = expected(
      [
        { path: "sectors.0.population", before: 2, after: 3 },
        { path: "sectors.1.fleets.0", before: 4, after: 3 },
        { path: "sectors.1.corrupted", before: false, after: true },
        { path: "sectors.1.owner", before: 0, after: -1 },
        { path: "players.0.influence", before: 0, after: 9 },
      ],
      [aSector(1), aSector(2)],
    );
    expect(found.get(1)).toEqual({ population: 1, power: 0, corrupted: null, owner: null });
    expect(found.get(2)).toEqual({ population: 0, power: -1, corrupted: true, owner: -1 });
    expect(found.size).toBe(2);
  });
});

describe("drawing", () => {
  it("shows more the nearer one is", () => {
    expect([0.2, 0.4, 0.7, 1].map(lodAt)).toEqual(["far", "mid", "near", "close"]);
  });

  it("puts things in a row that never gets too wide", () => {
    expect(row([10, 20], 100)).toEqual({ xs: [-10, 5], scale: 1 });
    expect(row([100, 100], 100).scale).toBe(0.5);
    expect(row([], 100)).toEqual({ xs: [], scale: 1 });
  });
});
