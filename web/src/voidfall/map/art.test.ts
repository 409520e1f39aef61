import { expect, it } from "vitest";
import file from "../../../../src/domineum/voidfall/content/sectors.toml?raw";
import { ART, artOf } from "./art";

const tiles = [...file.matchAll(/^id = "([\w-]+)"/gm)].map(([, id]) => id ?? "");

it("has a drawing for every kind of sector", () => {
  expect(tiles.length).toBeGreaterThan(10);
  for (const tile of tiles) {
    const drawing = artOf(tile, 1);
    expect(ART[drawing]?.body).toContain("<path");
    if (!/^(standard|home)-sector/.test(tile)) expect(drawing).toBe(tile);
  }
});

it("draws each of them in a way of its own", () => {
  const bodies = Object.values(ART).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(bodies.length);
});

it("gives neighbours other skies, and each the same every time", () => {
  const skies = Array.from({ length: 8 }, (_, n) => artOf("standard-sector", n + 1));
  expect(new Set(skies).size).toBe(8);
  expect(artOf("standard-sector", 3)).toBe(skies[2]);
});

it("uses no name twice, as all drawings lie on one page", () => {
  const names = Object.values(ART).flatMap(({ body }) => [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(new Set(names).size).toBe(names.length);
});

it("draws without filters, which make a large map slow", () => {
  for (const { body } of Object.values(ART)) expect(body).not.toContain("filter");
});
