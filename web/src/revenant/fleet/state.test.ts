import { describe, expect, it } from "vitest";
import type { View } from "../words";
import { crews, expected, fleets, offBoard } from "./state";

const ship = (sector: number | string, more: object = {}) => ({
  sector,
  damage: 0,
  corrupted: false,
  landed: false,
  ...more,
});
const view = {
  ships: {
    "belitan-arkship": ship(3, { damage: 2 }),
    "belitan-fighter": ship(3),
    "belitan-dropship": ship(3, { landed: true }),
    "belitan-shuttle": ship(0),
    "zenor-shuttle": ship("scanner"),
    "zenor-fighter": ship("a"),
  },
  players: [
    { sector: 3, landed: false, crew: ["arkship belitan", "frigate", "ready"] },
    { sector: 0, landed: false, crew: ["reinforce", "emergency", "ready"] },
  ],
  ambassadors: ["fighter zenor", "aside", "ready"],
  sectors: [1, 2, 3, 4, 5, 6, 7, 8].map((sector) => ({ sector, voidborn: 0, shields: 0 })),
} as unknown as View;

describe("the Main board", () => {
  it("knows who is on which ship", () => {
    const found = crews(view);
    expect(found.get("arkship belitan")).toEqual({ seat: 0, member: "captain" });
    expect(found.get("frigate 0")).toEqual({ seat: 0, member: "cadet-1" });
    expect(found.get("reinforce")).toEqual({ seat: 1, member: "captain" });
    expect(found.get("fighter zenor")).toEqual({ seat: null, member: "ambassador" });
    expect(found.size).toBe(4);
  });

  it("puts all ships into their Sectors, landed ones first and Frigates last", () => {
    const found = fleets(view);
    expect(found.get(3)?.map((piece) => piece.kind)).toEqual(["dropship", "arkship", "fighter", "frigate"]);
    expect(found.get("a")?.map((piece) => piece.crew?.member)).toEqual(["ambassador"]);
    expect([...found.keys()].sort()).toEqual([3, "a"].sort());
  });

  it("lists the ships that are not on the board", () => {
    expect(offBoard(view)).toEqual([
      { id: "belitan-shuttle", house: "belitan", kind: "shuttle", scanner: false },
      { id: "zenor-shuttle", house: "zenor", kind: "shuttle", scanner: true },
    ]);
  });

  it("reads what a preview would change", () => {
    const found = expected(
      [
        { path: "ships.belitan-arkship.damage", before: 2, after: 3 },
        { path: "ships.belitan-fighter.sector", before: 3, after: 0 },
        { path: "ships.zenor-fighter.sector", before: "a", after: 8 },
        { path: "sectors.2.voidborn", before: 4, after: 3 },
        { path: "revenant.damage", before: 1, after: 2 },
        { path: "players.0.sector", before: 3, after: 4 },
      ],
      view,
    );
    expect(found.ships.get("belitan-arkship")?.damage).toBe(1);
    expect(found.ships.get("belitan-fighter")).toMatchObject({ lost: true, moves: null });
    expect(found.ships.get("zenor-fighter")).toMatchObject({ lost: false, moves: 8 });
    expect(found.ships.get("frigate-0")?.moves).toBe(4);
    expect(found.sectors.get(3)?.voidborn).toBe(-1);
    expect(found.revenant).toBe(1);
  });
});
