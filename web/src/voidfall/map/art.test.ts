import { expect, it } from "vitest";
import file from "../../../../src/domineum/voidfall/content/sectors.toml?raw";
import { drawn } from "../../frame/worlds";
import { ART, artOf } from "./art";

const tiles = [...file.matchAll(/^id = "([\w-]+)"/gm)].map(([, id]) => id ?? "");

it("has a picture for every kind of sector", () => {
  expect(tiles.length).toBeGreaterThan(10);
  for (const tile of tiles) {
    const name = artOf(tile, 1);
    const art = ART[name];
    expect((art?.sky.worlds.length ?? 0) + (art?.over.length ?? 0)).toBeGreaterThan(0);
    if (!/^(standard|home)-sector/.test(tile)) expect(name).toBe(tile);
  }
});

it("makes each of them in a way of its own", () => {
  const names = Object.values(ART).map(({ sky }) => sky.name);
  expect(new Set(names).size).toBe(names.length);
  const pictures = Object.values(ART).map(({ sky: { worlds, gas }, over }) => JSON.stringify([worlds, gas, over]));
  expect(new Set(pictures).size).toBe(pictures.length);
});

it("gives neighbours other skies, and each the same every time", () => {
  const skies = Array.from({ length: 8 }, (_, n) => artOf("standard-sector", n + 1));
  expect(new Set(skies).size).toBe(8);
  expect(artOf("standard-sector", 3)).toBe(skies[2]);
});

it("uses no name twice, as all drawings lie on one page", () => {
  const names = Object.values(ART)
    .map(({ sky, over }) => drawn(sky) + over)
    .flatMap((body) => [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(names.length).toBeGreaterThan(8);
  expect(new Set(names).size).toBe(names.length);
});
