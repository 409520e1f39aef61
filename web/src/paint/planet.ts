/** A planet, painted: a ball with a ground, air and rings, lit from the upper left. */

import type { World } from "../frame/worlds";
import { type Colour, type Frame, type Pixels, colour, lay, mixed } from "./canvas";
import { layered, noise, step } from "./noise";
import { type Colours, relief } from "./surface";

const SUN = [-0.52, -0.56, 0.645] as const;
const NIGHT: Colour = [3, 5, 14];
/** How far the air is seen, in radii. */
const AIR = 1.18;
const RING_TURN = (17 * Math.PI) / 180;
const RING_FLAT = 0.26;
const RING_INNER = 1.28;

interface Ball {
  /** Where the middle is and how far it reaches, in pixels. */
  cx: number;
  cy: number;
  r: number;
}

export function paintWorld(pixels: Pixels, frame: Frame, name: string, world: World): void {
  const ball = {
    cx: (world.x - frame.x) * frame.scale,
    cy: (world.y - frame.y) * frame.scale,
    r: world.r * frame.scale,
  };
  const colours = {
    ground: colour(world.colours.ground),
    bright: colour(world.colours.bright),
    dark: colour(world.colours.dark),
  };
  if (world.rings) paintRing(pixels, ball, name, colours, world.rings, false);
  if (!world.rough) paintAir(pixels, ball, colours.bright);
  paintBall(pixels, ball, name, world, colours);
  if (world.rings) paintRing(pixels, ball, name, colours, world.rings, true);
}

/** Every pixel of a square around a ball that lies on the canvas. */
function* around({ cx, cy, r }: Ball, reach: number, { width, height }: Pixels): Generator<[number, number]> {
  const far = r * reach + 1;
  for (let y = Math.max(0, Math.floor(cy - far)); y <= Math.min(height - 1, cy + far); y += 1)
    for (let x = Math.max(0, Math.floor(cx - far)); x <= Math.min(width - 1, cx + far); x += 1) yield [x, y];
}

function paintAir(pixels: Pixels, ball: Ball, bright: Colour): void {
  for (const [x, y] of around(ball, AIR, pixels)) {
    const [u, v] = [(x + 0.5 - ball.cx) / ball.r, (y + 0.5 - ball.cy) / ball.r];
    const far = Math.hypot(u, v);
    if (far > AIR) continue;
    const lit = step(-0.5, 0.9, (u * SUN[0] + v * SUN[1]) / far);
    lay(pixels, x, y, bright, (1 - step(0.97, AIR, far)) * (0.1 + 0.42 * lit));
  }
}

function paintBall(pixels: Pixels, ball: Ball, name: string, { surface, rough = 0 }: World, colours: Colours): void {
  const ground = relief(surface, name, colours);
  const shape = noise(`${name}-shape`);
  /** How far a rock reaches on this side. */
  const reachAt = (u: number, v: number, far: number): number =>
    rough ? 1 - rough * layered(shape, (u / far) * 1.3, (v / far) * 1.3, 0, 3) * 0.8 : 1;
  const [sin, cos] = [Math.sin(0.4), Math.cos(0.4)];
  const at = (u: number, v: number): ReturnType<typeof ground> => {
    const z = Math.sqrt(Math.max(0, 1 - u * u - v * v));
    return ground(u * cos - v * sin, u * sin + v * cos, z);
  };
  const size = Math.ceil(ball.r * 2) + 3;
  const heights = new Float32Array(size * size);
  const [left, top] = [Math.floor(ball.cx - ball.r) - 1, Math.floor(ball.cy - ball.r) - 1];
  for (const [x, y] of around(ball, 1, pixels)) {
    let [u, v] = [(x + 0.5 - ball.cx) / ball.r, (y + 0.5 - ball.cy) / ball.r];
    const reach = reachAt(u, v, Math.hypot(u, v) || 1);
    const far = Math.hypot(u, v) / reach;
    const edge = Math.min(1, (1 - far) * ball.r * reach + 0.5);
    if (edge <= 0) continue;
    [u, v] = [u / reach, v / reach];
    const z = Math.sqrt(Math.max(0, 1 - far * far));
    const here = at(u, v);
    const i = (y - top) * size + x - left;
    heights[i] = here.height;
    // What is behind and above was painted before: the slope towards it.
    const slope = (side: number): number => (heights[i - side] ? here.height - (heights[i - side] ?? 0) : 0) * ball.r;
    const bump = (slope(1) * SUN[0] + slope(size) * SUN[1]) * -0.34 * step(0.05, 0.55, z);
    const light = u * SUN[0] + v * SUN[1] + z * SUN[2] + Math.max(-0.5, Math.min(0.5, bump));
    const day = step(-0.16, 0.72, light);
    const glint = here.shine * Math.max(0, 2 * z * (u * SUN[0] + v * SUN[1] + z * SUN[2]) - SUN[2]) ** 14;
    const air = rough ? 0 : (1 - z) ** 2.6 * step(-0.2, 0.6, light);
    const lit = mixed(NIGHT, here.colour, 0.05 + 0.98 * day);
    const hot = mixed(lit, here.colour, here.glow * (1 - day * 0.4));
    const shown = mixed(mixed(hot, colours.bright, air * 0.75), [255, 255, 255], Math.min(0.8, glint));
    lay(pixels, x, y, shown, edge);
  }
}

function paintRing(pixels: Pixels, ball: Ball, name: string, colours: Colours, reach: number, front: boolean): void {
  const of = noise(`${name}-ring`);
  const [sin, cos] = [Math.sin(RING_TURN), Math.cos(RING_TURN)];
  for (const [x, y] of around(ball, reach, pixels)) {
    const [u, v] = [(x + 0.5 - ball.cx) / ball.r, (y + 0.5 - ball.cy) / ball.r];
    const [along, across] = [u * cos - v * sin, u * sin + v * cos];
    if (across > 0 !== front) continue;
    const far = Math.hypot(along, across / RING_FLAT);
    if (far < RING_INNER || far > reach) continue;
    const grooves = layered(of, far * 16, 0.5, 0.5, 3);
    const edges = step(RING_INNER, RING_INNER + 0.06, far) * (1 - step(reach - 0.08, reach, far));
    const gap = 1 - 0.85 * (1 - step(0.012, 0.03, Math.abs(far - RING_INNER - (reach - RING_INNER) * 0.62)));
    const shadow = front ? 1 : 1 - 0.85 * step(0, 0.5, along) * (1 - step(0.9, 1.35, along));
    const tone = mixed(colours.dark, colours.bright, 0.35 + 0.65 * grooves);
    lay(pixels, x, y, mixed(NIGHT, tone, 0.25 + 0.75 * shadow), edges * gap * (0.3 + 0.6 * grooves));
  }
}
