/** Geometry of a map: flat-top hexes in axial coordinates, each `RADIUS` units from middle to corner. */

export const RADIUS = 100;
const ROOT3 = Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

export interface Hex {
  q: number;
  r: number;
}

/** What lies around a tile: the engine says it, in the data of the scenario. */
export interface Neighbours {
  /** Sectors across an open edge. */
  near: number[];
  /** Sectors reached through Wormholes, with their letter. */
  far: { n: number; letter: string }[];
  /** Tiles across an edge with a Voidstorm. */
  storms: number[];
  /** Across an open edge: the Wormholes beside a sector, or what a Wormhole is open to. It is adjacent to nothing. */
  doors: number[];
}

/** A tile by its number. */
export interface Spot extends Hex {
  n: number;
}

/** What a scenario says of the place of a tile. */
export interface Place extends Spot, Neighbours {
  wormhole?: string;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function centre({ q, r }: Hex, radius = RADIUS): Point {
  return { x: 1.5 * radius * q, y: ROOT3 * radius * (r + q / 2) };
}

/** The six corners around a point, from the right one clockwise. */
export function corners(at: Point, radius: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => ({
    x: at.x + radius * Math.cos((Math.PI / 3) * i),
    y: at.y + radius * Math.sin((Math.PI / 3) * i),
  }));
}

/** A hex as the `points` of an SVG polygon. */
export function outline(at: Point, radius: number): string {
  return corners(at, radius)
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(" ");
}

/** The box around all hexes. */
export function bounds(hexes: Hex[], radius = RADIUS, margin = 0): Box {
  const places = hexes.map((hex) => centre(hex, radius));
  const xs = places.map((at) => at.x);
  const ys = places.map((at) => at.y);
  const across = radius + margin;
  const down = (ROOT3 / 2) * radius + margin;
  const x = Math.min(...xs, Infinity) - across;
  const y = Math.min(...ys, Infinity) - down;
  if (!hexes.length) return { x: 0, y: 0, width: 1, height: 1 };
  return { x, y, width: Math.max(...xs) + across - x, height: Math.max(...ys) + down - y };
}

/** Both ends of the edge between two hexes that touch. */
export function edge(a: Hex, b: Hex, radius = RADIUS): [Point, Point] {
  const from = centre(a, radius);
  const to = centre(b, radius);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const half = radius / 2 / Math.hypot(to.x - from.x, to.y - from.y);
  const side = { x: -(to.y - from.y) * half, y: (to.x - from.x) * half };
  return [
    { x: middle.x - side.x, y: middle.y - side.y },
    { x: middle.x + side.x, y: middle.y + side.y },
  ];
}

/** A jagged line from end to end, as the `d` of an SVG path. */
export function jagged([from, to]: [Point, Point], teeth: number, height: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const away = { x: (-(to.y - from.y) / length) * height, y: ((to.x - from.x) / length) * height };
  let path = `M${round(from.x)} ${round(from.y)}`;
  for (let i = 1; i < teeth; i++) {
    const part = i / teeth;
    const sign = i % 2 ? 1 : -1;
    const x = from.x + (to.x - from.x) * part + away.x * sign;
    const y = from.y + (to.y - from.y) * part + away.y * sign;
    path += `L${round(x)} ${round(y)}`;
  }
  return `${path}L${round(to.x)} ${round(to.y)}`;
}

/** The part of the way between two points that leaves `gap` free at both ends. */
export function shortened(from: Point, to: Point, gap: number): [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(gap / length, 0.45);
  const [dx, dy] = [(to.x - from.x) * part, (to.y - from.y) * part];
  return [
    { x: from.x + dx, y: from.y + dy },
    { x: to.x - dx, y: to.y - dy },
  ];
}

export type Way = "left" | "right" | "up" | "down";
const WAYS: Record<Way, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The tile to which an arrow key leads, or null at the end of the map. */
export function towards(places: Spot[], from: Hex, way: Way): number | null {
  const start = centre(from);
  const { x: wx, y: wy } = WAYS[way];
  let best: { n: number; cost: number } | null = null;
  for (const place of places) {
    const at = centre(place);
    const [dx, dy] = [at.x - start.x, at.y - start.y];
    const along = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy - dy * wx);
    if (along < RADIUS / 2 || aside > along * 1.2) continue;
    const cost = along + aside * 1.2 + (dy > 0 ? 1 : 0);
    if (!best || cost < best.cost) best = { n: place.n, cost };
  }
  return best?.n ?? null;
}

/** All sectors adjacent to a sector, each once. */
export function adjacent(mine: Neighbours | undefined): number[] {
  return mine ? [...mine.near, ...mine.far.map(({ n }) => n)] : [];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
