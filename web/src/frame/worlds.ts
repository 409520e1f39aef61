/** Pieces of sky with worlds in them. They are painted pixel by pixel (`paint/`); until that is done they are drawn. */

import { seeded } from "./seeded";

export type Surface = "bands" | "continents" | "craters" | "ice" | "dunes" | "embers";

/** The colours of a planet: its ground, what is brighter on it, and what is darker. */
export interface Palette {
  ground: string;
  bright: string;
  dark: string;
}

export interface World {
  x: number;
  y: number;
  r: number;
  surface: Surface;
  colours: Palette;
  /** How far its rings reach, in radii. */
  rings?: number;
  /** How far it is from round: a rock, without air. */
  rough?: number;
}

export interface Gas {
  colour: string;
  x: number;
  y: number;
  reach: number;
}

/** What is made from its name is the same each time; no two skies on a page share one. */
export interface Sky {
  name: string;
  gas: readonly Gas[];
  stars: number;
  worlds: readonly World[];
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A sky in plain shapes, around (0, 0). */
export function drawn({ name, gas, stars: count, worlds }: Sky): string {
  const clouds = gas.map(
    ({ colour, x, y, reach }, i) =>
      `<radialGradient id="${name}-gas-${i}"><stop offset="0" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${n(x)}" cy="${n(y)}" r="${n(reach)}" fill="url(#${name}-gas-${i})"/>`,
  );
  return clouds.join("") + stars(name, 92, count) + worlds.map((one, i) => ball(`${name}-${i}`, one)).join("");
}

function ball(name: string, { x, y, r, colours: { ground, bright } }: World): string {
  return `<radialGradient id="${name}-light" cx=".3" cy=".26" r=".86"><stop offset="0" stop-color="${bright}"/><stop offset=".45" stop-color="${ground}"/><stop offset=".95" stop-color="#05070f"/></radialGradient><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#${name}-light)"/>`;
}

/** Stars in a square around the middle. */
export function stars(name: string, reach: number, count: number): string {
  const random = seeded(name);
  const dots = (many: number): string =>
    Array.from({ length: many }, () => `M${n((random() * 2 - 1) * reach)} ${n((random() * 2 - 1) * reach)}h0`).join("");
  return `<g fill="none" stroke="#e8eeff" stroke-linecap="round"><path d="${dots(count)}" stroke-width="1.5" opacity=".45"/><path d="${dots(Math.ceil(count / 4))}" stroke-width="2.6" opacity=".7"/></g>`;
}
