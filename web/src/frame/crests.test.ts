import { expect, it } from "vitest";
import revenant from "../../../src/domineum/revenant/content/houses.toml?raw";
import voidfall from "../../../src/domineum/voidfall/content/houses.toml?raw";
import { DRAWN, crestOf } from "./crests";

/** The Houses of a game, from the file that makes them. */
function houses(file: string): string[] {
  return [...file.matchAll(/^id = "([\w-]+)"/gm)].map(([, id]) => id ?? "");
}

it.each([
  ["Voidfall", voidfall, 14],
  ["Revenant", revenant, 7],
])("has drawn a crest for every House of %s", (_, file, count) => {
  expect(houses(file).length).toBe(count);
  for (const house of houses(file)) expect(DRAWN).toContain(house);
});

it("gives every House a sign and an outline together that no other has", () => {
  const all = [...DRAWN, "of-a-pack", "of-another-pack"].map((house) => JSON.stringify(crestOf(house)));
  expect(new Set(all).size).toBe(all.length);
  const charges = DRAWN.map((house) => crestOf(house)).map(({ charge, lines = "" }) => charge + lines);
  expect(new Set(charges).size).toBe(DRAWN.length);
});

it("draws a House that came with a pack the same way each time", () => {
  expect(crestOf("of-a-pack")).toEqual(crestOf("of-a-pack"));
});

it("stays in its square", () => {
  for (const house of DRAWN) {
    const { frame } = crestOf(house);
    const numbers = [...frame.matchAll(/-?\d+(\.\d+)?/g)].map(([n]) => Number(n));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(64);
  }
});
