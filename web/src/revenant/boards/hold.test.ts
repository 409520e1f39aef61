import { describe, expect, it } from "vitest";
import type { Player } from "../words";
import { hold, room } from "./hold";

const player = (
  resources: Record<string, number>,
  corrupted: number[] = [],
  locked: Record<number, string[]> = {},
): Player =>
  ({
    resources,
    corrupted: [0, 1, 2, 3, 4].map((i) => corrupted.includes(i)),
    locked: [0, 1, 2, 3, 4].map((i) => locked[i] ?? []),
  }) as unknown as Player;

describe("the hold of a Frigate", () => {
  it("fills the slots from the left, sorted", () => {
    expect(hold(player({ material: 2, energy: 1, science: 0, neutronium: 2 }))).toEqual([
      ["material", "material", "energy", "neutronium"],
      ["neutronium", null],
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it("leaves what is stuck where it is and passes Corrupted Compartments over", () => {
    const stuck = player({ material: 5, energy: 0, science: 0, neutronium: 0 }, [1, 4], { 1: ["science"] });
    expect(hold(stuck)[1]).toEqual(["science", null]);
    expect(hold(stuck)[2]).toEqual(["material", null]);
    expect(room(stuck)).toEqual({ used: 5, most: 8 });
  });
});
