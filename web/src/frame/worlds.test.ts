import { expect, it } from "vitest";
import { seeded } from "./seeded";
import { type Surface, world } from "./worlds";

const SURFACES: Surface[] = ["bands", "continents", "craters", "ice", "dunes", "embers"];
const of = (name: string, surface: Surface) =>
  world(name, { x: 0, y: 0, r: 40, surface, colours: { ground: "#123", bright: "#456", dark: "#012" } });

it("gives the same numbers for the same word, and others for another", () => {
  const draw = (word: string) => Array.from({ length: 5 }, seeded(word));
  expect(draw("orrery")).toEqual(draw("orrery"));
  expect(draw("orrery")).not.toEqual(draw("glasswind"));
  for (const number of draw("orrery")) expect(number >= 0 && number < 1).toBe(true);
});

it("draws a planet the same way each time, and each surface in its own way", () => {
  expect(of("a", "ice")).toBe(of("a", "ice"));
  expect(new Set(SURFACES.map((surface) => of("a", surface))).size).toBe(SURFACES.length);
  for (const surface of SURFACES) expect(of("a", surface)).not.toMatch(/NaN|undefined/);
});
