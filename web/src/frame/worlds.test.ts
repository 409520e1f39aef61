import { expect, it } from "vitest";
import { seeded } from "./seeded";
import { VISTAS, vistaOf } from "./vistas";
import { drawn } from "./worlds";

it("gives the same numbers for the same word, and others for another", () => {
  const draw = (word: string) => Array.from({ length: 5 }, seeded(word));
  expect(draw("orrery")).toEqual(draw("orrery"));
  expect(draw("orrery")).not.toEqual(draw("glasswind"));
  for (const number of draw("orrery")) expect(number >= 0 && number < 1).toBe(true);
});

it("has a sky for every word, the same each time", () => {
  expect(vistaOf("from-the-ashes")).toEqual(vistaOf("from-the-ashes"));
  expect(vistaOf("from-the-ashes")).not.toEqual(vistaOf("redemption-awaits"));
});

it("draws a sky in plain shapes until it is painted", () => {
  const drawing = drawn(VISTAS.lobby);
  expect(drawing).toBe(drawn(VISTAS.lobby));
  expect(drawing).not.toMatch(/NaN|undefined/);
  expect(drawing.match(/<circle/g)).toHaveLength(VISTAS.lobby.gas.length + VISTAS.lobby.worlds.length);
});
