/** What the ground of a planet is like at a place: its colour, its height, and whether it shines or glows. */

import { seeded } from "../frame/seeded";
import { type Colour, mixed, ramp } from "./canvas";
import { type Noise, layered, noise, ridged, step } from "./noise";

export type Surface = "bands" | "continents" | "craters" | "ice" | "dunes" | "embers";

export interface Ground {
  colour: Colour;
  height: number;
  /** How much it mirrors the sun. */
  shine: number;
  /** How much light it has of its own. */
  glow: number;
}

/** The colours of a planet: its ground, what is brighter on it, and what is darker. */
export interface Colours {
  ground: Colour;
  bright: Colour;
  dark: Colour;
}

/** The ground at a place on a ball of radius 1. */
export type Relief = (x: number, y: number, z: number) => Ground;

const WHITE: Colour = [244, 248, 255];

function bands(of: Noise, { ground, bright, dark }: Colours): Relief {
  return (x, y, z) => {
    const bent = y + 0.16 * (layered(of, x * 2.4, y * 5, z * 2.4, 4) - 0.5);
    const wave = layered(of, 3.1, bent * 5.5, 7.7, 3);
    const eye = Math.hypot((x - 0.25) * 1.2, (y - 0.34) * 2.4, (z - 0.85) * 0.7);
    const storm = 1 - step(0.16, 0.3, eye);
    const streaks = layered(of, x * 5, bent * 26, z * 5, 3);
    const tone = Math.min(1, Math.max(0, (wave - 0.24) * 1.9 + (streaks - 0.5) * 0.42));
    return { colour: mixed(ramp(dark, ground, bright, tone), bright, storm * 0.7), height: 0, shine: 0, glow: 0 };
  };
}

function continents(of: Noise, { ground, bright, dark }: Colours): Relief {
  const deep = mixed(ground, [6, 12, 34], 0.55);
  return (x, y, z) => {
    const height = layered(of, x * 1.9 + 4, y * 1.9, z * 1.9, 6);
    const land = step(0.5, 0.52, height);
    const ice = step(0.8, 0.9, Math.abs(y) + 0.3 * (height - 0.5));
    const sea = mixed(deep, ground, step(0.36, 0.5, height));
    const hills = ramp(dark, mixed(dark, [150, 132, 88], 0.55), mixed(dark, WHITE, 0.55), step(0.5, 0.76, height));
    const swirl = layered(of, x * 3 + 9, y * 6, z * 3, 3);
    const clouds = step(0.5, 0.72, layered(of, x * 3.2 + swirl, y * 5 + swirl, z * 3.2 + 40, 5)) * 0.86;
    const below = mixed(mixed(sea, hills, land), mixed(WHITE, bright, 0.2), ice);
    return {
      colour: mixed(below, WHITE, clouds),
      height: land * (height - 0.5) * 1.3 + clouds * 0.1,
      shine: (1 - land) * (1 - clouds) * 0.8,
      glow: 0,
    };
  };
}

interface Crater {
  at: readonly [number, number, number];
  size: number;
}

function craterAt({ at, size }: Crater, x: number, y: number, z: number): number {
  const far = Math.hypot(x - at[0], y - at[1], z - at[2]) / size;
  if (far > 1.5) return 0;
  return far < 1 ? (far * far - 1) * size * 0.7 + size * 0.22 : (size * 0.22 * (1.5 - far)) / 0.5;
}

function craters(of: Noise, { ground, bright, dark }: Colours, random: () => number): Relief {
  const holes: Crater[] = Array.from({ length: 26 }, () => {
    const [turn, y] = [random() * 2 * Math.PI, random() * 2 - 1];
    const r = Math.sqrt(1 - y * y);
    return { at: [r * Math.cos(turn), y, Math.abs(r * Math.sin(turn))], size: 0.07 + 0.26 * random() ** 2.4 };
  });
  return (x, y, z) => {
    const maria = layered(of, x * 1.7, y * 1.7, z * 1.7, 4);
    const grain = layered(of, x * 9, y * 9, z * 9, 3);
    const holed = holes.reduce((sum, hole) => sum + craterAt(hole, x, y, z), 0);
    const tone = step(0.36, 0.62, maria) * 0.7 + (grain - 0.35) * 0.6 + holed * 1.2;
    return {
      colour: ramp(dark, ground, bright, Math.min(1, Math.max(0, tone))),
      height: grain * 0.1 + holed,
      shine: 0,
      glow: 0,
    };
  };
}

function ice(of: Noise, { ground, bright, dark }: Colours): Relief {
  return (x, y, z) => {
    const plain = layered(of, x * 2.2, y * 2.2, z * 2.2, 5);
    const cracks =
      ridged(of, x * 2.6 + 5, y * 2.6, z * 2.6, 4) ** 5 + ridged(of, x * 6, y * 6 + 3, z * 6, 3) ** 8 * 0.5;
    const caps = step(0.62, 0.9, Math.abs(y));
    const base = mixed(ramp(dark, ground, bright, step(0.3, 0.66, plain)), WHITE, caps * 0.8);
    return {
      colour: mixed(base, dark, Math.min(0.8, cracks * 0.8)),
      height: plain * 0.16 - cracks * 0.05,
      shine: 0.35,
      glow: 0,
    };
  };
}

function dunes(of: Noise, { ground, bright, dark }: Colours): Relief {
  return (x, y, z) => {
    const land = layered(of, x * 1.8, y * 2.6, z * 1.8, 5);
    const waves = 0.5 + 0.5 * Math.sin((y + 0.5 * layered(of, x * 2, y * 2, z * 2 + 9, 3)) * 46);
    const canyon = ridged(of, x * 1.6 + 7, y * 1.6, z * 1.6, 5) ** 6;
    const tone = step(0.28, 0.72, land) * 0.8 + waves * 0.13;
    return {
      colour: mixed(ramp(dark, ground, bright, Math.min(1, tone)), dark, canyon * 0.7),
      height: land * 0.22 + waves * 0.012 - canyon * 0.06,
      shine: 0,
      glow: 0,
    };
  };
}

function embers(of: Noise, { ground, bright, dark }: Colours): Relief {
  return (x, y, z) => {
    const crust = layered(of, x * 3, y * 3, z * 3, 5);
    const veins = ridged(of, x * 1.8 + 2, y * 1.8, z * 1.8, 5);
    const molten = veins ** 7 + step(0.62, 0.74, layered(of, x * 1.5, y * 1.5 + 8, z * 1.5, 4)) * 0.5;
    return {
      colour: mixed(mixed(dark, ground, step(0.3, 0.7, crust)), bright, Math.min(1, molten)),
      height: crust * 0.26 - molten * 0.08,
      shine: 0,
      glow: Math.min(1, molten),
    };
  };
}

const KINDS: Record<Surface, (of: Noise, colours: Colours, random: () => number) => Relief> = {
  bands,
  continents,
  craters,
  ice,
  dunes,
  embers,
};

/** The ground of a planet, which is always the same for the same word. */
export function relief(surface: Surface, word: string, colours: Colours): Relief {
  return KINDS[surface](noise(word), colours, seeded(word));
}
