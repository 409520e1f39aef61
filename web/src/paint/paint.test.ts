import { expect, it } from "vitest";
import type { Sky, World } from "../frame/worlds";
import { type Frame, type Pixels, blank, lay } from "./canvas";
import { layered, noise, ridged } from "./noise";
import { paint } from "./sky";
import type { Surface } from "./surface";

const SURFACES: Surface[] = ["bands", "continents", "craters", "ice", "dunes", "embers"];
const FRAME: Frame = { x: -30, y: -20, width: 60, height: 40, scale: 1 };
const COLOURS = { ground: "#6a7a90", bright: "#dfe8ff", dark: "#233044" };
const of = (name: string, world: Partial<World>, rest: Partial<Sky> = {}): Pixels =>
  paint(
    { name, gas: [], stars: 0, worlds: [{ x: 0, y: 0, r: 14, surface: "dunes", colours: COLOURS, ...world }], ...rest },
    FRAME,
  );

function at({ data, width }: Pixels, x: number, y: number): number[] {
  const i = ((y - FRAME.y) * width + x - FRAME.x) * 4;
  return [...data.slice(i, i + 4)];
}
const light = (pixels: Pixels, x: number, y: number): number =>
  at(pixels, x, y)
    .slice(0, 3)
    .reduce((a, b) => a + b);

it("has noise from 0 to 1 that is smooth and the same for the same word", () => {
  const [one, other] = [noise("gas"), noise("rock")];
  let differ = 0;
  for (let i = 0; i < 200; i += 1) {
    const x = i * 0.173 - 12;
    for (const value of [one(x, 2.2, -x), layered(one, x, 0.4, x, 4), ridged(one, x, 1, 2, 3)])
      expect(value >= 0 && value <= 1).toBe(true);
    expect(Math.abs(one(x, 1, 1) - one(x + 0.001, 1, 1))).toBeLessThan(0.01);
    expect(one(x, 3, 4)).toBe(noise("gas")(x, 3, 4));
    if (one(x, 3, 4) !== other(x, 3, 4)) differ += 1;
  }
  expect(differ).toBeGreaterThan(150);
});

it("paints each surface in its own way, and the same way each time", () => {
  const painted = SURFACES.map((surface) => of("a", { surface }).data.join());
  expect(new Set(painted).size).toBe(SURFACES.length);
  expect(of("a", { surface: "ice" }).data.join()).toBe(painted[SURFACES.indexOf("ice")]);
});

it("lights a world from the upper left, and leaves clear what is not a world", () => {
  for (const surface of SURFACES.filter((one) => one !== "embers")) {
    const pixels = of("b", { surface });
    expect(light(pixels, -7, -7)).toBeGreaterThan(light(pixels, 8, 8) * 1.5);
    expect(at(pixels, 0, 0)[3]).toBe(255);
    expect(at(pixels, 28, 18)[3]).toBe(0);
  }
});

it("gives a world rings before and behind it, and a rock no air", () => {
  const [plain, ringed, rock] = [of("c", {}), of("c", { rings: 1.9 }), of("c", { rough: 0.6 })];
  const covered = (pixels: Pixels): number => pixels.data.filter((value, i) => i % 4 === 3 && value > 0).length;
  expect(covered(ringed)).toBeGreaterThan(covered(plain) * 1.1);
  expect(covered(rock)).toBeLessThan(covered(plain) * 0.9);
});

it("fills a sky that has gas, and sets stars into it", () => {
  const gas = [{ colour: "#4060c0", x: 0, y: 0, reach: 40 }];
  const [dark, starry] = [of("d", {}, { gas, worlds: [] }), of("d", {}, { gas, worlds: [], stars: 12 })];
  expect(dark.data.filter((value, i) => i % 4 === 3 && value < 255)).toHaveLength(0);
  expect(Math.max(...starry.data.filter((_, i) => i % 4 < 3))).toBeGreaterThan(
    Math.max(...dark.data.filter((_, i) => i % 4 < 3)),
  );
});

it("lays a colour over what is there as far as it is opaque", () => {
  const pixels = blank({ x: 0, y: 0, width: 1, height: 1, scale: 1 });
  lay(pixels, 0, 0, [200, 100, 0], 1);
  lay(pixels, 0, 0, [0, 100, 200], 0.5);
  expect([...pixels.data]).toEqual([100, 100, 100, 255]);
  lay(pixels, 3, 0, [1, 1, 1], 1);
  expect([...pixels.data]).toEqual([100, 100, 100, 255]);
});
