/** Our own pictures of the tile types, around (0, 0) in a hex of radius 100: dark enough for what lies on them. */

import type { Frame } from "../../paint/canvas";
import { type Gas, type Palette, type Sky, type World } from "../../frame/worlds";
import { seeded } from "../../frame/seeded";

export interface Art {
  /** What stands for the type in one colour. */
  colour: string;
  /** What is painted. */
  sky: Sky;
  /** What is drawn on it. */
  over: string;
}

/** What of a sky is seen through a tile. */
export const TILE: Frame = { x: -100, y: -88, width: 200, height: 176, scale: 1.4 };

const palette = (ground: string, bright: string, dark: string): Palette => ({ ground, bright, dark });
const SEA = palette("#2f6d86", "#a6e4e0", "#1d5a48");
const RUST = palette("#8a5138", "#e0a878", "#54301f");
const FROST = palette("#6f93b4", "#d9ecfa", "#3f6488");
const DUST = palette("#80714f", "#d6c797", "#54492f");
const GAS = palette("#6d5a93", "#c9b2e6", "#453766");
const STONE = palette("#5b6684", "#a9b6d4", "#363f58");
const EMBER = palette("#4a2320", "#ff9a5c", "#2a1213");
const ROCK = palette("#8f7d66", "#d8c6ac", "#4a4034");
const MOSS = palette("#3f7358", "#a8e0a6", "#23503a");

/** Ordinary sectors: eight skies, so that a map does not look stamped. */
const STANDARD: readonly (Omit<World, "colours"> & {
  colours: Palette;
  gas: string;
  moon?: [number, number, number];
})[] = [
  { x: 40, y: 36, r: 72, surface: "craters", colours: STONE, gas: "#3d5590" },
  { x: -34, y: -8, r: 52, surface: "bands", colours: GAS, gas: "#6a4a94", rings: 1.8 },
  { x: 44, y: -26, r: 60, surface: "ice", colours: FROST, gas: "#36708c", moon: [-66, 40, 15] },
  { x: -38, y: 40, r: 70, surface: "dunes", colours: DUST, gas: "#7a6234" },
  { x: 42, y: 22, r: 62, surface: "continents", colours: SEA, gas: "#2f6f7d", moon: [-58, -46, 12] },
  { x: -44, y: 24, r: 62, surface: "embers", colours: EMBER, gas: "#8a4630" },
  { x: -40, y: -26, r: 60, surface: "dunes", colours: RUST, gas: "#83503a", moon: [64, 44, 16] },
  { x: 36, y: -20, r: 58, surface: "bands", colours: palette("#7d7150", "#e2d29c", "#4f4630"), gas: "#6d6238" },
];

const gas = (colour: string, ...puffs: readonly (readonly [x: number, y: number, reach: number])[]): Gas[] =>
  puffs.map(([x, y, reach]) => ({ colour, x, y, reach }));

function ordinary(i: number): Art {
  const { gas: tint, moon, ...planet } = STANDARD[i % STANDARD.length] as (typeof STANDARD)[number];
  const [mx, my, mr] = moon ?? [0, 0, 0];
  const moons: World[] = moon ? [{ x: mx, y: my, r: mr, surface: "craters", colours: STONE }] : [];
  return {
    colour: planet.colours.bright,
    sky: {
      name: `vm-standard-${i}`,
      gas: gas(tint, [planet.x * -0.6, planet.y * -0.8, 100], [planet.x * 0.6, planet.y * 0.5, 120]),
      stars: 26,
      worlds: [planet, ...moons],
    },
    over: "",
  };
}

/** Ground to stand on, with a rim of light. */
function horizon(top: number, dark: string, light: string): string {
  return `<path d="M-100 ${top + 12}Q0 ${top - 10} 100 ${top + 12}V100H-100Z" fill="${dark}"/><path d="M-100 ${top + 12}Q0 ${top - 10} 100 ${top + 12}" fill="none" stroke="${light}" stroke-width="2" opacity=".55"/>`;
}

function column(x: number, top: number, bottom: number): string {
  return `<path d="M${x - 7} ${top}h14l-2 5h-10zM${x - 5} ${top + 5}h10v${bottom - top - 10}h-10zM${x - 7} ${bottom}h14l-2-5h-10z"/>`;
}

const BELT: readonly (readonly [number, number, number])[] = [
  [-86, 36, 9], [-66, 18, 14], [-48, 42, 7], [-30, 8, 10], [-8, 26, 15], [14, -8, 8], [30, 14, 13], [46, -22, 11],
  [62, 4, 7], [72, -36, 14], [88, -12, 7], [-72, 52, 6], [4, 52, 6], [54, -52, 6], [-50, -14, 4], [24, -38, 4],
  [-14, -12, 5], [78, 24, 4],
]; // prettier-ignore

function skyline(): string {
  const random = seeded("megalopolis");
  const towers = Array.from({ length: 19 }, (_, i) => ({
    x: -95 + i * 10,
    h: 20 + 62 * random() * (1 - Math.abs(i - 9) / 16),
  }));
  const lights = towers.flatMap(({ x, h }) =>
    Array.from({ length: Math.floor(h / 8) }, (_, k) =>
      random() < 0.6 ? `M${x + 2 + 3 * Math.floor(random() * 2)} ${(94 - h + k * 8).toFixed(0)}h2` : "",
    ),
  );
  const shapes = towers.map(({ x, h }) => `M${x} 100V${(88 - h).toFixed(1)}h8V100Z`).join("");
  return `<path d="${shapes}" fill="#2b2740"/><path d="${towers.map(({ x, h }) => `M${x} ${(88 - h).toFixed(1)}h8`).join("")}" stroke="#e7b65c" stroke-width="1.4" opacity=".8"/><path d="${lights.join("")}" stroke="#ffe0a3" stroke-width="2.4" opacity=".85"/>`;
}

/** Arms that turn into the middle. */
function whirl(arms: number, colour: string): string {
  return Array.from(
    { length: arms },
    (_, i) =>
      `<path transform="rotate(${(i * 360) / arms})" d="M24 0C44-38 76-30 98 16C78-10 54-14 24 0Z" fill="${colour}" opacity="${i % 2 ? 0.22 : 0.4}"/>`,
  ).join("");
}

const TEAR = "M-2-86L12-46-8-32 18 0-4 14 12 50 2 84-18 48-4 32-30 2-8-14-22-48z";
const SPECIAL: Record<string, Art> = {
  home: {
    colour: "#ffe0a3",
    sky: {
      name: "vm-home",
      gas: gas("#8a6a2e", [0, -6, 98], [-50, 40, 60]),
      stars: 20,
      worlds: [
        {
          x: 0,
          y: -4,
          r: 48,
          surface: "continents",
          colours: palette("#3a6c8c", "#cfe9f2", "#41704f"),
          rings: 1.78,
        },
      ],
    },
    over: "",
  },
  "asteroid-belt": {
    colour: "#c3ad90",
    sky: {
      name: "vm-belt",
      gas: gas("#7a6248", [0, 10, 96]),
      stars: 24,
      worlds: BELT.map(([x, y, r]): World => ({ x, y, r, surface: "craters", colours: ROCK, rough: 0.8 })),
    },
    over: "",
  },
  genesis: {
    colour: "#7fe0a0",
    sky: {
      name: "vm-genesis",
      gas: gas("#2f8a5a", [0, 0, 98]),
      stars: 16,
      worlds: [{ x: 0, y: 0, r: 42, surface: "continents", colours: MOSS }],
    },
    over: `<g fill="none" stroke="#7fe0a0" stroke-width="1.5" opacity=".5">${[0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          `<circle cx="${(34 * Math.cos((i * Math.PI) / 3)).toFixed(1)}" cy="${(34 * Math.sin((i * Math.PI) / 3)).toFixed(1)}" r="34"/>`,
      )
      .join("")}<circle r="70"/></g>`,
  },
  "paradise-world": {
    colour: "#6fd8c8",
    sky: {
      name: "vm-paradise",
      gas: gas("#c79a4a", [62, -56, 70]),
      stars: 14,
      worlds: [
        {
          x: -8,
          y: 8,
          r: 70,
          surface: "continents",
          colours: palette("#2a7f8a", "#b8f2e4", "#3d8a5e"),
        },
      ],
    },
    over: `<circle cx="66" cy="-58" r="12" fill="#ffe9b0"/>`,
  },
  megalopolis: {
    colour: "#e7b65c",
    sky: {
      name: "vm-megalopolis",
      gas: gas("#8a5c2e", [0, 50, 100]),
      stars: 14,
      worlds: [{ x: 52, y: -34, r: 26, surface: "craters", colours: STONE }],
    },
    over: skyline(),
  },
  "research-complex": {
    colour: "#79b8ff",
    sky: { name: "vm-research", gas: gas("#2f5fa8", [0, 0, 100]), stars: 16, worlds: [] },
    over:
      `<g fill="none" stroke="#79b8ff">${[0, 60, 120].map((turn) => `<ellipse rx="84" ry="28" transform="rotate(${turn})" stroke-width="5" opacity=".16"/><ellipse rx="84" ry="28" transform="rotate(${turn})" stroke-width="1.6" opacity=".7"/>`).join("")}</g>` +
      `<g fill="#cfe4ff">${[
        [84, 0],
        [-42, 72.7],
        [-42, -72.7],
      ]
        .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="4.6"/>`)
        .join(
          "",
        )}</g><path d="M0-22L19-11V11L0 22L-19 11V-11Z" fill="#1b3566" stroke="#79b8ff" stroke-width="2"/><circle r="9" fill="#bfe0ff" opacity=".85"/>`,
  },
  "communication-relay": {
    colour: "#8fd3ff",
    sky: { name: "vm-relay", gas: gas("#2f6f9c", [30, -30, 96]), stars: 18, worlds: [] },
    over:
      horizon(70, "#1a2640", "#8fd3ff") +
      `<g fill="none" stroke="#8fd3ff" stroke-width="3" stroke-linecap="round">${[30, 48, 66, 84].map((r, i) => `<path d="M${(r * 0.1).toFixed(1)} ${(26 - r).toFixed(1)}A${r} ${r} 0 0 1 ${r} ${(26 - r * 0.1).toFixed(1)}" opacity="${0.62 - i * 0.13}"/>`).join("")}</g>` +
      `<path d="M-38 4A44 44 0 0 0 22 64Z" fill="#34507e" stroke="#8fd3ff" stroke-width="2"/><path d="M-8 34L12 14" stroke="#cfeaff" stroke-width="3"/><circle cx="13" cy="13" r="5" fill="#cfeaff"/><path d="M-14 50L-26 84H6Z" fill="#27395e"/>`,
  },
  "novarch-palace": {
    colour: "#e6c4ff",
    sky: { name: "vm-palace", gas: gas("#7a4a9c", [0, -20, 100]), stars: 18, worlds: [] },
    over:
      horizon(76, "#241a3a", "#e6c4ff") +
      `<g fill="#5d4a80"><path d="M-74 84h148v-9H-74zM-62 8h124v-9H-62z"/>${[-50, -25, 0, 25, 50].map((x) => column(x, 11, 75)).join("")}<path d="M-46-3c2-34 22-50 46-50s44 16 46 50zM-2-72h4v20h-4z"/></g><g fill="none" stroke="#e6c4ff" stroke-width="1.5" opacity=".75"><path d="M-46-3c2-34 22-50 46-50M-62-1h124M-74 75h148M-24-3c1-28 10-44 24-50M0-3v-50"/></g><circle cy="-74" r="4" fill="#fff0c4"/>`,
  },
  "ancient-ruins": {
    colour: "#cdb58a",
    sky: {
      name: "vm-ruins",
      gas: gas("#7c5f34", [-20, 10, 100]),
      stars: 16,
      worlds: [{ x: 34, y: -34, r: 38, surface: "dunes", colours: DUST }],
    },
    over:
      horizon(74, "#2e2618", "#cdb58a") +
      `<g fill="#7c6a48"><path d="M-86 86h172v-9H-86z"/>${column(-54, -16, 76)}${column(-22, 24, 76)}${column(54, -30, 76)}<path d="M10 76l4-44 9 8-3 36zM-68-30l36 5-2 9-34-5zM26 68l24-9 5 11-22 8z"/></g><g stroke="#cdb58a" stroke-width="1.6" opacity=".7" fill="none"><path d="M-59-11v78M-27 29v38M49-25v92M-68-30l36 5M14 32l9 8"/></g>`,
  },
  "survivor-colony": {
    colour: "#9fd08a",
    sky: {
      name: "vm-colony",
      gas: gas("#4a7a44", [0, 60, 100]),
      stars: 20,
      worlds: [{ x: -46, y: -38, r: 22, surface: "bands", colours: GAS }],
    },
    over:
      horizon(70, "#1f2a1e", "#9fd08a") +
      `<path d="M-66 76a40 40 0 0 1 80 0zM8 76a30 30 0 0 1 60 0z" fill="#3d5c38"/><path d="M-58 76a32 32 0 0 1 40-28M16 76a22 22 0 0 1 26-20" fill="none" stroke="#d8f2c4" stroke-width="3" opacity=".6"/><g fill="none" stroke="#9fd08a" stroke-width="1.8" opacity=".8"><path d="M-66 76a40 40 0 0 1 80 0M-26 76V36M-52 49c14 10 38 10 52 0M8 76a30 30 0 0 1 60 0M38 76V46M19 56c10 6 28 6 38 0"/></g><path d="M-30 76v-10h8v10zM34 76v-9h8v9z" fill="#ffe7ac"/>`,
  },
  wormhole: {
    colour: "#7fe3ff",
    sky: { name: "vm-wormhole", gas: gas("#2c8fb4", [0, 0, 100], [0, 0, 70]), stars: 26, worlds: [] },
    over:
      whirl(8, "#7fe3ff") +
      `<g transform="rotate(-14)"><ellipse rx="66" ry="22" fill="none" stroke="#d9f6ff" stroke-width="2" opacity=".35"/></g><circle r="38" fill="#0b2436"/><circle r="32" fill="#05070f"/><circle r="35" fill="none" stroke="#7fe3ff" stroke-width="2.6" opacity=".9"/><path d="M-33 12A35 35 0 0 1 12-33" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
  },
  rift: {
    colour: "#c79bff",
    sky: { name: "vm-rift", gas: gas("#7a3ad0", [0, 0, 100], [0, 0, 64]), stars: 18, worlds: [] },
    over: `<g stroke="#c79bff" stroke-linecap="round"><path d="M34-40l40-18M42 8l44 6M36 56l30 18M-44-38l-36-14M-50 8l-38 8M-40 54l-26 20" stroke-width="2" opacity=".55"/></g><path d="${TEAR}" transform="scale(1.5 1.08)" fill="#8f4ff0" opacity=".25"/><path d="${TEAR}" transform="scale(1.22 1.04)" fill="#c79bff" opacity=".4"/><path d="${TEAR}" fill="#05070f" stroke="#efe0ff" stroke-width="2.4" stroke-linejoin="round"/>`,
  },
};

export const ART: Record<string, Art> = {
  ...Object.fromEntries(STANDARD.map((_, i) => [`standard-${i}`, ordinary(i)])),
  ...SPECIAL,
};

/** Which drawing belongs to a tile. */
export function artOf(tile: string, number: number): string {
  if (tile.startsWith("home-sector")) return "home";
  return tile in ART ? tile : `standard-${(number * 5) % STANDARD.length}`;
}
