import { describe, expect, it } from "vitest";
import { leaders } from "../frame/comparing";
import { compareRows } from "./compare";
import { aPlayer, aView } from "./testing/table";

const row = (values: number[], low = false) => leaders({ id: "x", icon: "x", values, low });

describe("who leads", () => {
  it("is the one with most", () => expect(row([1, 3, 3])).toEqual([false, true, true]));
  it("is the one with least where less is better", () => expect(row([1, 3], true)).toEqual([true, false]));
  it("is nobody when all are equal", () => expect(row([2, 2])).toEqual([false, false]));
});

it("projects no further than the end of the game", () => {
  const ids = (winners: number[] | null) =>
    compareRows(aView({ winners, players: [aPlayer()] }), "all")[0]?.rows.map((found) => found.id);
  expect(ids(null)).toEqual(["influence", "projected"]);
  expect(ids([0])).toEqual(["influence"]);
});
