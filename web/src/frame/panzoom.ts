/** Looking at something larger than the screen: a place on the screen is `world * scale + (x, y)`. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Camera extends Point {
  scale: number;
}

export interface Limits {
  least: number;
  most: number;
}

/** Show all of the content, in the middle; `most` keeps small content from becoming huge. */
export function fitted(content: Size, viewport: Size, margin: number, most: number): Camera {
  const across = (viewport.width - 2 * margin) / content.width;
  const down = (viewport.height - 2 * margin) / content.height;
  const scale = Math.max(0.01, Math.min(across, down, most));
  return {
    scale,
    x: (viewport.width - content.width * scale) / 2,
    y: (viewport.height - content.height * scale) / 2,
  };
}

/** Zoom by a factor, with the place under a point of the screen staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Point, limits: Limits): Camera {
  const scale = Math.min(limits.most, Math.max(limits.least, camera.scale * factor));
  const ratio = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

/** Where two fingers take the content that lay under them when `camera` was shown. */
export function pinched(camera: Camera, from: [Point, Point], to: [Point, Point], limits: Limits): Camera {
  const before = middle(...from);
  const after = middle(...to);
  const spread = distance(...from) || 1;
  const moved = { ...camera, x: camera.x + after.x - before.x, y: camera.y + after.y - before.y };
  return zoomed(moved, distance(...to) / spread, after, limits);
}

/** Never lose the content: its middle half always touches the middle of the screen. */
export function held(camera: Camera, content: Size, viewport: Size): Camera {
  const width = content.width * camera.scale;
  const height = content.height * camera.scale;
  return {
    scale: camera.scale,
    x: between(camera.x, viewport.width / 2 - width, viewport.width / 2),
    y: between(camera.y, viewport.height / 2 - height, viewport.height / 2),
  };
}

/** Move as little as needed to show a circle of the world. */
export function revealed(camera: Camera, viewport: Size, at: Point, radius: number): Camera {
  const r = radius * camera.scale;
  const x = at.x * camera.scale + camera.x;
  const y = at.y * camera.scale + camera.y;
  return {
    scale: camera.scale,
    x: camera.x + inside(x, r, viewport.width) - x,
    y: camera.y + inside(y, r, viewport.height) - y,
  };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function inside(place: number, radius: number, length: number): number {
  return 2 * radius >= length ? length / 2 : between(place, radius, length - radius);
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
