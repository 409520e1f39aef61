/** Planets, stars and clouds of gas as drawings: made from a word, with the light from the upper left. */

import { seeded } from "./seeded";

export type Surface = "bands" | "continents" | "craters" | "ice" | "dunes" | "embers";

/** The colours of a planet: its ground, what is brighter on it, and what is darker. */
export interface Palette {
  ground: string;
  bright: string;
  dark: string;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A closed line around a place, bent at random. */
function blob(random: () => number, x: number, y: number, r: number, flat = 0.7, corners = 8): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const far = r * (0.62 + 0.5 * random());
    return [x + far * Math.cos(angle), y + far * flat * Math.sin(angle)] as const;
  });
  const middle = (i: number): string => {
    const [a, b] = [points[i % corners] ?? [0, 0], points[(i + 1) % corners] ?? [0, 0]];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  const curves = points.map((_, i) => {
    const [cx, cy] = points[(i + 1) % corners] ?? [0, 0];
    return `Q${n(cx)} ${n(cy)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}Z`;
}

/** A line that wanders from one place to another. */
function crack(random: () => number, from: readonly [number, number], to: readonly [number, number]): string {
  const steps = 6;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const part = i / steps;
    const off = i % steps ? (random() - 0.5) * 0.32 : 0;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return `${n(from[0] + dx * part - dy * off)} ${n(from[1] + dy * part + dx * off)}`;
  });
  return `M${points.join("L")}`;
}

const SURFACES: Record<Surface, (random: () => number, r: number, colours: Palette) => string> = {
  bands(random, r, { bright, dark }) {
    let [y, drawn] = [-r, ""];
    while (y < r) {
      const height = r * (0.1 + 0.2 * random());
      const bend = r * 0.16;
      drawn += `<path d="M${n(-r)} ${n(y)}Q0 ${n(y + bend)} ${n(r)} ${n(y)}V${n(y + height)}Q0 ${n(y + height + bend)} ${n(-r)} ${n(y + height)}Z" fill="${random() < 0.5 ? bright : dark}" opacity="${n(0.25 + 0.4 * random())}"/>`;
      y += height + r * 0.12 * random();
    }
    const [x, at] = [r * (0.5 * random() - 0.1), r * (0.2 + 0.3 * random())];
    return `${drawn}<ellipse cx="${n(x)}" cy="${n(at)}" rx="${n(r * 0.22)}" ry="${n(r * 0.11)}" fill="${bright}" opacity=".6"/>`;
  },
  continents(random, r, { bright, dark }) {
    const lands = Array.from({ length: 5 }, () =>
      blob(random, (random() - 0.5) * 1.7 * r, (random() - 0.5) * 1.7 * r, r * (0.28 + 0.3 * random())),
    ).join("");
    const clouds = Array.from({ length: 4 }, () =>
      blob(random, (random() - 0.5) * 1.6 * r, (random() - 0.5) * 1.6 * r, r * 0.34, 0.22),
    ).join("");
    return `<path d="${lands}" fill="${dark}"/><path d="${lands}" fill="none" stroke="${bright}" stroke-opacity=".5" stroke-width="${n(r / 30)}"/><path d="${clouds}" fill="#fff" opacity=".26"/>`;
  },
  craters(random, r, { bright, dark }) {
    const patches = Array.from({ length: 3 }, () =>
      blob(random, (random() - 0.5) * 1.6 * r, (random() - 0.5) * 1.6 * r, r * 0.45),
    ).join("");
    const holes = Array.from({ length: 9 }, () => {
      const [x, y, size] = [(random() - 0.5) * 1.7 * r, (random() - 0.5) * 1.7 * r, r * (0.06 + 0.13 * random())];
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${dark}" opacity=".75"/><path d="M${n(x + size)} ${n(y)}A${n(size)} ${n(size)} 0 0 1 ${n(x)} ${n(y + size)}" fill="none" stroke="${bright}" stroke-width="${n(r / 26)}" opacity=".55"/>`;
    });
    return `<path d="${patches}" fill="${dark}" opacity=".4"/>${holes.join("")}`;
  },
  ice(random, r, { bright, dark }) {
    const lines = Array.from({ length: 6 }, () => {
      const angle = random() * 2 * Math.PI;
      const turn = angle + 2 + 2 * random();
      return crack(random, [r * Math.cos(angle), r * Math.sin(angle)], [r * Math.cos(turn), r * Math.sin(turn)]);
    }).join("");
    return `<path d="${blob(random, 0, -r * 0.9, r * 0.8, 0.45)}${blob(random, 0, r, r * 0.6, 0.35)}" fill="${bright}" opacity=".8"/><path d="${lines}" fill="none" stroke="${dark}" stroke-width="${n(r / 24)}" opacity=".65"/>`;
  },
  dunes(random, r, { bright, dark }) {
    const lines = Array.from({ length: 9 }, (_, i) => {
      const y = -r + (i + 0.5) * ((2 * r) / 9);
      const [a, b] = [(random() - 0.5) * r * 0.34, (random() - 0.5) * r * 0.34];
      return `M${n(-r)} ${n(y)}C${n(-r * 0.4)} ${n(y + a)} ${n(r * 0.4)} ${n(y + b)} ${n(r)} ${n(y)}`;
    }).join("");
    return `<path d="${blob(random, r * 0.2, r * 0.3, r * 0.7, 0.4)}" fill="${dark}" opacity=".5"/><path d="${lines}" fill="none" stroke="${bright}" stroke-width="${n(r / 18)}" opacity=".34"/>`;
  },
  embers(random, r, { bright, dark }) {
    const lines = Array.from({ length: 8 }, () => {
      const angle = random() * 2 * Math.PI;
      return crack(
        random,
        [r * 0.2 * (random() - 0.5), r * 0.2 * (random() - 0.5)],
        [r * Math.cos(angle), r * Math.sin(angle)],
      );
    }).join("");
    return `<path d="${blob(random, -r * 0.3, r * 0.3, r * 0.7)}" fill="${dark}"/><path d="${lines}" fill="none" stroke="${bright}" stroke-width="${n(r / 14)}" opacity=".35"/><path d="${lines}" fill="none" stroke="${bright}" stroke-width="${n(r / 34)}"/>`;
  },
};

export interface World {
  x: number;
  y: number;
  r: number;
  surface: Surface;
  colours: Palette;
  /** How far its rings reach, in radii. */
  rings?: number;
}

function ring(r: number, reach: number, colour: string, front: boolean): string {
  const [a, b] = [r * 1.3, r * reach];
  const half = (radius: number, sweep: number): string => `A${n(radius)} ${n(radius * 0.24)} 0 0 ${sweep}`;
  const d = `M${n(-b)} 0${half(b, front ? 0 : 1)} ${n(b)} 0H${n(a)}${half(a, front ? 1 : 0)} ${n(-a)} 0Z`;
  return `<path transform="rotate(-17)" d="${d}" fill="${colour}" opacity="${front ? 0.62 : 0.3}"/>`;
}

/** A planet. Its name is that of the drawing, too: no two on a page may share it. */
export function world(name: string, { x, y, r, surface, colours, rings }: World): string {
  const random = seeded(name);
  return `<g transform="translate(${n(x)} ${n(y)})"><clipPath id="${name}-disc"><circle r="${n(r)}"/></clipPath><radialGradient id="${name}-light" cx=".3" cy=".26" r=".86"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#05070f" stop-opacity="0"/><stop offset=".92" stop-color="#05070f" stop-opacity=".86"/></radialGradient>${
    rings ? ring(r, rings, colours.bright, false) : ""
  }<circle r="${n(r * 1.07)}" fill="${colours.bright}" opacity=".13"/><circle r="${n(r)}" fill="${colours.ground}"/><g clip-path="url(#${name}-disc)">${SURFACES[surface](random, r, colours)}</g><circle r="${n(r)}" fill="url(#${name}-light)"/><path d="M${n(-r * 0.9)} ${n(r * 0.42)}A${n(r)} ${n(r)} 0 0 1 ${n(r * 0.42)} ${n(-r * 0.9)}" fill="none" stroke="${colours.bright}" stroke-width="${n(Math.max(0.8, r / 28))}" stroke-linecap="round" opacity=".7"/>${
    rings ? ring(r, rings, colours.bright, true) : ""
  }</g>`;
}

/** Stars in a square around the middle. */
export function stars(name: string, reach: number, count: number): string {
  const random = seeded(name);
  const dots = (many: number): string =>
    Array.from({ length: many }, () => `M${n((random() * 2 - 1) * reach)} ${n((random() * 2 - 1) * reach)}h0`).join("");
  return `<g fill="none" stroke="#e8eeff" stroke-linecap="round"><path d="${dots(count)}" stroke-width="1.5" opacity=".45"/><path d="${dots(Math.ceil(count / 4))}" stroke-width="2.6" opacity=".7"/></g>`;
}

/** A cloud of gas. */
export function cloud(name: string, colour: string, puffs: readonly (readonly [number, number, number])[]): string {
  const shapes = puffs.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${name})"/>`).join("");
  return `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity=".5"/><stop offset=".55" stop-color="${colour}" stop-opacity=".16"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${shapes}`;
}

/** Rocks along a way: each a lit and a dark side. */
export function rocks(name: string, places: readonly (readonly [number, number, number])[], colours: Palette): string {
  const random = seeded(name);
  return places
    .map(([x, y, r]) => {
      const points = Array.from({ length: 8 }, (_, i) => {
        const angle = (i / 8) * 2 * Math.PI;
        const far = r * (0.72 + 0.4 * random());
        return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const;
      });
      const shape = points.map(([a, b]) => `${n(a)} ${n(b)}`).join("L");
      const lit = [...points.slice(4), points[0] ?? [x, y]].map(([a, b]) => `${n(a)} ${n(b)}`).join("L");
      return `<path d="M${shape}Z" fill="${colours.dark}" stroke="#05070f" stroke-width="1"/><path d="M${lit}L${n(x - r * 0.1)} ${n(y + r * 0.05)}Z" fill="${colours.ground}"/><circle cx="${n(x - r * 0.2)}" cy="${n(y - r * 0.3)}" r="${n(r * 0.16)}" fill="${colours.dark}"/>`;
    })
    .join("");
}
