/** A piece of sky, painted: gas, dust, stars, and the worlds in it. */

import { seeded } from "../frame/seeded";
import type { Sky } from "../frame/worlds";
import { type Colour, type Frame, type Pixels, blank, colour, lay, mixed } from "./canvas";
import { layered, noise, ridged, step } from "./noise";
import { paintWorld } from "./planet";

const DEEP: Colour = [6, 9, 20];
/** Gas is soft: it is worked out for every fourth pixel each way. */
const COARSE = 4;
const TINTS: readonly Colour[] = [
  [255, 255, 255],
  [190, 214, 255],
  [255, 226, 190],
];

/** Paint a sky; without gas and stars what is not a world stays clear. */
export function paint(sky: Sky, frame: Frame): Pixels {
  const pixels = blank(frame);
  if (sky.gas.length) paintGas(pixels, frame, sky);
  paintStars(pixels, frame, sky);
  sky.worlds.forEach((world, i) => paintWorld(pixels, frame, `${sky.name}-${i}`, world));
  return pixels;
}

function paintGas(pixels: Pixels, frame: Frame, sky: Sky): void {
  const [wide, high] = [Math.ceil(pixels.width / COARSE) + 2, Math.ceil(pixels.height / COARSE) + 2];
  const soft = new Float32Array(wide * high * 3);
  const at = gasAt(sky);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1)
      soft.set(at(frame.x + (x * COARSE) / frame.scale, frame.y + (y * COARSE) / frame.scale), (y * wide + x) * 3);
  for (let y = 0; y < pixels.height; y += 1)
    for (let x = 0; x < pixels.width; x += 1) {
      const [i, j] = [Math.floor(x / COARSE), Math.floor(y / COARSE)];
      const [u, v] = [x / COARSE - i, y / COARSE - j];
      const corner = (j * wide + i) * 3;
      for (let c = 0; c < 3; c += 1) {
        const [a, b] = [soft[corner + c] ?? 0, soft[corner + c + 3] ?? 0];
        const [d, e] = [soft[corner + c + wide * 3] ?? 0, soft[corner + c + wide * 3 + 3] ?? 0];
        const [above, below] = [a + (b - a) * u, d + (e - d) * u];
        pixels.data[(y * pixels.width + x) * 4 + c] = above + (below - above) * v;
      }
      pixels.data[(y * pixels.width + x) * 4 + 3] = 255;
    }
}

/** The colour of the gas at a place of the drawing. */
function gasAt({ name, gas }: Sky): (x: number, y: number) => Colour {
  const of = noise(`${name}-gas`);
  const puffs = gas.map((puff) => ({ ...puff, tint: colour(puff.colour) }));
  return (x, y) => {
    const [u, v] = [x / 46, y / 46];
    const [bendX, bendY] = [layered(of, u, v, 1.3, 2) - 0.5, layered(of, u, v, 5.1, 2) - 0.5];
    const body = layered(of, u + bendX * 2.2, v + bendY * 2.2, 9.7, 5);
    const dust = ridged(of, u * 0.8 + bendY, v * 0.8 + bendX, 14.2, 4) ** 3;
    let shown = DEEP;
    puffs.forEach(({ tint, x: px, y: py, reach }, i) => {
      const near = 1 - step(0, 1, Math.hypot(x - px, y - py) / reach);
      const thick = near * step(0.22, 0.82, body + 0.12 * Math.sin(i * 2.1 + bendX * 9));
      const lit = mixed(shown, tint, Math.min(1, thick * 1.15));
      shown = mixed(lit, [255, 240, 250], Math.max(0, thick - 0.62) * 0.7);
    });
    return mixed(shown, DEEP, dust * 0.5);
  };
}

function paintStars(pixels: Pixels, { scale }: Frame, { name, stars }: Sky): void {
  const random = seeded(`${name}-stars`);
  for (let n = 0; n < stars; n += 1) {
    const [x, y] = [random() * pixels.width, random() * pixels.height];
    const size = (0.35 + 1.5 * random() ** 5) * Math.sqrt(scale);
    const [tint, bright] = [TINTS[Math.floor(random() * 3)] ?? DEEP, 0.35 + 0.65 * random()];
    const reach = Math.ceil(size * 3);
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        const far = Math.hypot(Math.floor(x) + dx + 0.5 - x, Math.floor(y) + dy + 0.5 - y) / size;
        lay(pixels, Math.floor(x) + dx, Math.floor(y) + dy, tint, Math.exp(-far * far * 1.3) * bright);
      }
  }
}
