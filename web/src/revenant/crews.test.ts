import { describe, expect, it } from "vitest";
import { withCaptain, withFrigate } from "./crews";

const boardOf = (captain: string): string => captain.slice(0, 1);
const crews = { captains: ["a1", "b1", "c2"], frigates: ["x", "y", "z"] };

describe("crews of a new table", () => {
  it("takes a free Captain", () => {
    expect(withCaptain(crews, 0, "d1", boardOf).captains).toEqual(["d1", "b1", "c2"]);
  });

  it("turns one's own Crew board", () => {
    expect(withCaptain(crews, 0, "a2", boardOf).captains).toEqual(["a2", "b1", "c2"]);
  });

  it("swaps with whoever has the Crew board", () => {
    expect(withCaptain(crews, 0, "b2", boardOf).captains).toEqual(["b2", "a1", "c2"]);
  });

  it("swaps Frigate boards", () => {
    expect(withFrigate(crews, 2, "x").frigates).toEqual(["z", "y", "x"]);
    expect(withFrigate(crews, 2, "w").frigates).toEqual(["x", "y", "w"]);
  });
});
