/** Smooth noise in three dimensions, the same for the same word: what clouds, land and sand are made of. */

import { seeded } from "../frame/seeded";

/** From 0 to 1. */
export type Noise = (x: number, y: number, z: number) => number;

const SIZE = 256;
const smooth = (t: number): number => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;

export function noise(word: string): Noise {
  const random = seeded(word);
  const values = Float32Array.from({ length: SIZE }, random);
  const order = Array.from({ length: SIZE }, (_, i) => i);
  for (let i = SIZE - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  const turn = Uint8Array.from([...order, ...order]);
  const at = (row: number, x: number): number => values[turn[row + (x & 255)] ?? 0] ?? 0;
  const rowOf = (y: number, z: number): number => turn[(turn[z & 255] ?? 0) + (y & 255)] ?? 0;
  return (x, y, z) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const k = Math.floor(z);
    const u = smooth(x - i);
    const v = smooth(y - j);
    const [a, b] = [rowOf(j, k), rowOf(j + 1, k)];
    const [c, d] = [rowOf(j, k + 1), rowOf(j + 1, k + 1)];
    const near = between(between(at(a, i), at(a, i + 1), u), between(at(b, i), at(b, i + 1), u), v);
    const far = between(between(at(c, i), at(c, i + 1), u), between(at(d, i), at(d, i + 1), u), v);
    return between(near, far, smooth(z - k));
  };
}

/** Coarse and ever finer noise, one over the other. */
export function layered(of: Noise, x: number, y: number, z: number, layers: number): number {
  let [sum, weight, total, scale] = [0, 1, 0, 1];
  for (let i = 0; i < layers; i += 1) {
    sum += weight * of(x * scale + i * 19, y * scale, z * scale);
    total += weight;
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum / total;
}

/** Thin lines where the noise turns: cracks, lanes of dust. From 0 to 1 on the line. */
export function ridged(of: Noise, x: number, y: number, z: number, layers: number): number {
  return 1 - Math.min(1, Math.abs(layered(of, x, y, z, layers) - 0.5) * 7);
}

/** 0 below `low`, 1 above `high`, smooth between them. */
export function step(low: number, high: number, value: number): number {
  return smooth(Math.min(1, Math.max(0, (value - low) / (high - low))));
}
