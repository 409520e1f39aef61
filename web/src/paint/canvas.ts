/** Pixels with straight alpha that can be painted over. */

export type Colour = readonly [red: number, green: number, blue: number];

/** What part of a drawing is painted, in its own units, and how many pixels a unit has. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

export function blank({ width, height, scale }: Frame): Pixels {
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  return { width: w, height: h, data: new Uint8ClampedArray(w * h * 4) };
}

export function colour(hex: string): Colour {
  const n = parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

export function mixed(a: Colour, b: Colour, part: number): Colour {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
}

/** Through three colours. */
export function ramp(low: Colour, middle: Colour, high: Colour, part: number): Colour {
  return part < 0.5 ? mixed(low, middle, part * 2) : mixed(middle, high, part * 2 - 1);
}

/** Lay a colour over a pixel. */
export function lay({ data, width, height }: Pixels, x: number, y: number, over: Colour, alpha: number): void {
  if (alpha <= 0 || x < 0 || y < 0 || x >= width || y >= height) return;
  const i = (y * width + x) * 4;
  const under = (data[i + 3] ?? 0) / 255;
  const all = alpha + under * (1 - alpha);
  for (let c = 0; c < 3; c += 1)
    data[i + c] = ((over[c] ?? 0) * alpha + (data[i + c] ?? 0) * under * (1 - alpha)) / all;
  data[i + 3] = all * 255;
}
