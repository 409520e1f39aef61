/** Wide skies behind parts of a page, around (0, 0). */

import type { Frame } from "../paint/canvas";
import { seeded } from "./seeded";
import type { Palette, Sky, Surface } from "./worlds";

/** Behind the name of the site. */
export const HERO: Frame = { x: -400, y: -110, width: 800, height: 220, scale: 1.5 };
/** Behind a card, a head, a fight. */
export const STRIP: Frame = { x: -200, y: -60, width: 400, height: 120, scale: 1.5 };
/** Behind a whole board. */
export const DEEP: Frame = { x: -240, y: -160, width: 480, height: 320, scale: 1.6 };

const palette = (ground: string, bright: string, dark: string): Palette => ({ ground, bright, dark });
const SAND = palette("#8a7a58", "#f0d9a6", "#4d3f5e");
const SEAS = palette("#2b6584", "#b6e6ee", "#2c5a3c");
const STONE = palette("#5b6684", "#b3bfda", "#363f58");
const VIOLET = palette("#5a4488", "#cdb2f4", "#2f2154");
const COLD = palette("#6a8fb4", "#e2f1ff", "#39608c");
const FIRE = palette("#4a2320", "#ff9a5c", "#241012");

export const VISTAS: Record<"lobby" | "voidfall" | "revenant" | "map" | "fleet", Sky> = {
  lobby: {
    name: "vista-lobby",
    gas: [
      { colour: "#3d57b0", x: 30, y: 20, reach: 330 },
      { colour: "#2b7a96", x: -290, y: -40, reach: 260 },
      { colour: "#8a4ae0", x: 350, y: -90, reach: 250 },
    ],
    stars: 190,
    worlds: [
      { x: 252, y: 46, r: 104, surface: "bands", colours: SAND, rings: 1.75 },
      { x: 74, y: -58, r: 17, surface: "craters", colours: STONE },
    ],
  },
  voidfall: {
    name: "vista-voidfall",
    gas: [
      { colour: "#6a34c4", x: -120, y: -20, reach: 190 },
      { colour: "#2f6fb4", x: 130, y: 20, reach: 170 },
    ],
    stars: 70,
    worlds: [
      { x: 126, y: 34, r: 62, surface: "continents", colours: SEAS },
      { x: 28, y: -30, r: 10, surface: "craters", colours: STONE },
    ],
  },
  revenant: {
    name: "vista-revenant",
    gas: [
      { colour: "#b06a2c", x: 150, y: 10, reach: 190 },
      { colour: "#47307f", x: -110, y: 10, reach: 190 },
    ],
    stars: 70,
    worlds: [{ x: 150, y: 26, r: 54, surface: "embers", colours: FIRE }],
  },
  map: {
    name: "vista-map",
    gas: [
      { colour: "#1c2f6e", x: -120, y: -70, reach: 230 },
      { colour: "#43206e", x: 140, y: 90, reach: 230 },
      { colour: "#12465c", x: 150, y: -120, reach: 170 },
    ],
    stars: 150,
    worlds: [],
  },
  fleet: {
    name: "vista-fleet",
    gas: [
      { colour: "#223a80", x: 0, y: 0, reach: 210 },
      { colour: "#4b2a80", x: -180, y: -110, reach: 190 },
      { colour: "#74401f", x: 190, y: 120, reach: 180 },
    ],
    stars: 170,
    worlds: [],
  },
};

const SURFACES: readonly Surface[] = ["bands", "continents", "craters", "ice", "dunes", "embers"];
const COLOURS: readonly Palette[] = [SAND, SEAS, STONE, VIOLET, COLD, FIRE];
const GASES = ["#6a34c4", "#2f6fb4", "#b0552c", "#2b8a7a", "#a43a6c", "#7a6a2c"];

/** A sky for a word, always the same: a world on the right, and gas around it. */
export function vistaOf(word: string): Sky {
  const random = seeded(`vista ${word}`);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const [surface, colours, right] = [pick(SURFACES), pick(COLOURS), 90 + 70 * random()];
  return {
    name: `vista-${word}`,
    gas: [
      { colour: pick(GASES), x: -130, y: 40 * random() - 20, reach: 190 },
      { colour: pick(GASES), x: right, y: 0, reach: 180 },
    ],
    stars: 60,
    worlds: [
      {
        x: right,
        y: 50 * random(),
        r: 34 + 36 * random(),
        surface,
        colours,
        ...(random() < 0.3 ? { rings: 1.7 } : {}),
      },
      { x: right - 90, y: -34 + 40 * random(), r: 6 + 8 * random(), surface: "craters", colours: STONE },
    ],
  };
}
