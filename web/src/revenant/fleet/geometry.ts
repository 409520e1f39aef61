/**
 * The Main board as a drawing: eight outer Sectors as a ring, four inner ones around the Revenant. The numbers run
 * counter-clockwise from the top. All borders are lines of equal angle and of equal distance in a superellipse.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Drawing {
  width: number;
  height: number;
}

/** For wide places and for tall ones, such as a phone. */
export const WIDE: Drawing = { width: 1300, height: 850 };
export const TALL: Drawing = { width: 900, height: 1180 };

const POWER = 2.9;
const GAP = 1 / 138;
const STEPS = 14;
/** Distances from the middle, as parts of the whole. */
export const RADII = {
  core: 0.295,
  inner: 0.4,
  outer: 0.418,
  room: 0.84,
  shields: 0.868,
  voidborn: 0.93,
  rim: 1,
} as const;

/** The direction of the middle of a Sector, in degrees; y grows downwards. */
export function angleOf(sector: number | string): number {
  if (typeof sector === "number") return -90 - 45 * (sector - 1);
  return -135 - 90 * "abcd".indexOf(sector);
}

export function halfAngle(sector: number | string): number {
  return typeof sector === "number" ? 22.5 : 45;
}

/** The place at an angle and a distance; the middle of the drawing is half of its size. */
export function place(drawing: Drawing, degrees: number, distance: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const k = distance / (Math.abs(c) ** POWER + Math.abs(s) ** POWER) ** (1 / POWER);
  return { x: drawing.width / 2 + (drawing.width / 2) * k * c, y: drawing.height / 2 + (drawing.height / 2) * k * s };
}

/** The angle and the distance of a place. */
export function polar(drawing: Drawing, at: Point): { degrees: number; distance: number } {
  const u = (2 * at.x) / drawing.width - 1;
  const v = (2 * at.y) / drawing.height - 1;
  return {
    degrees: (Math.atan2(v, u) * 180) / Math.PI,
    distance: (Math.abs(u) ** POWER + Math.abs(v) ** POWER) ** (1 / POWER),
  };
}

function apart(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180);
}

/** The Sector at a place, or null in the middle and outside. */
export function sectorAt(drawing: Drawing, at: Point): number | string | null {
  const { degrees, distance } = polar(drawing, at);
  if (distance < RADII.core || distance > RADII.rim) return null;
  const all: (number | string)[] = distance < RADII.inner ? ["a", "b", "c", "d"] : [1, 2, 3, 4, 5, 6, 7, 8];
  return all.find((sector) => apart(angleOf(sector), degrees) <= halfAngle(sector) + 1e-9) ?? null;
}

/** An angle moved off a border by half of the gap between Sectors. */
function inset(drawing: Drawing, degrees: number, distance: number, way: 1 | -1): number {
  const from = place(drawing, degrees, distance);
  const to = place(drawing, degrees + way, distance);
  return degrees + (way * GAP * drawing.width) / 2 / Math.hypot(to.x - from.x, to.y - from.y);
}

function arc(drawing: Drawing, from: number, to: number, distance: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => place(drawing, from + ((to - from) * i) / STEPS, distance));
}

function path(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** The border of a Sector, all around. */
function border(drawing: Drawing, sector: number | string): Point[] {
  const middle = angleOf(sector);
  const half = halfAngle(sector);
  const [near, far] = typeof sector === "number" ? [RADII.outer, RADII.rim] : [RADII.core + 0.015, RADII.inner];
  const edge = (distance: number): [number, number] => [
    inset(drawing, middle - half, distance, 1),
    inset(drawing, middle + half, distance, -1),
  ];
  const [outerFrom, outerTo] = edge(far);
  const [innerFrom, innerTo] = edge(near);
  return [...arc(drawing, outerFrom, outerTo, far), ...arc(drawing, innerTo, innerFrom, near)];
}

/** The outline of a Sector. */
export function outline(drawing: Drawing, sector: number | string): string {
  return path(border(drawing, sector));
}

/** An open line at a distance through a part of a Sector. */
export function curve(drawing: Drawing, sector: number | string, distance: number, half: number): string {
  const middle = angleOf(sector);
  return path(arc(drawing, middle - half, middle + half, distance)).slice(0, -1);
}

/** The free stretch of each line of a Sector, from its top on: there the pieces lie. */
export interface Room {
  top: number;
  lines: readonly (readonly [from: number, to: number])[];
}

const LINE = 4;

/** Where pieces may lie in a Sector: everywhere but on its rim, which is for Shields and Voidborn ships. */
export function roomOf(drawing: Drawing, sector: number | string): Room {
  const [near, far] = typeof sector === "number" ? [RADII.outer + 0.02, RADII.room] : [RADII.core + 0.01, RADII.inner];
  const [angle, half] = [angleOf(sector), halfAngle(sector)];
  const inside = (x: number, y: number): boolean => {
    const { degrees, distance } = polar(drawing, { x, y });
    return distance >= near && distance <= far && apart(angle, degrees) <= half - 1.2;
  };
  const around = border(drawing, sector);
  const [left, right] = [Math.min(...around.map(({ x }) => x)), Math.max(...around.map(({ x }) => x))];
  const [upper, lower] = [Math.min(...around.map(({ y }) => y)), Math.max(...around.map(({ y }) => y))];
  const lines: [number, number][] = [];
  let top = -1;
  for (let y = Math.floor(upper); y <= lower; y += LINE) {
    const found = stretch(Math.floor(left), right, (x) => inside(x, y));
    if (!found && top >= 0) break;
    if (!found) continue;
    if (top < 0) top = y;
    lines.push(found);
  }
  return { top: Math.max(0, top), lines };
}

/** The longest run of places on a line. */
function stretch(left: number, right: number, inside: (x: number) => boolean): [number, number] | null {
  let best: [number, number] | null = null;
  let from = -1;
  for (let x = left; x <= right; x += LINE) {
    const here = inside(x);
    if (here && from < 0) from = x;
    if (from < 0 || (here && x + LINE <= right)) continue;
    const to = here ? x : x - LINE;
    if (!best || to - from > best[1] - best[0]) best = [from, to];
    from = -1;
  }
  return best;
}

export interface Size {
  width: number;
  height: number;
}

export interface Packed {
  /** The middles of the items, in their order. */
  places: Point[];
  scale: number;
}

const GAP_BETWEEN = 6;
/** How many pieces a row may have; shorter rows sometimes fit better. */
const ROWS = [99, 3, 2];
/** Few pieces are drawn large. */
const SCALES = Array.from({ length: 25 }, (_, i) => 1.28 - i * 0.04);

/** The items in rows, from their first to their last or the other way round: whichever can be drawn larger. */
export function packed(items: readonly Size[], room: Room): Packed {
  const down = inOrder(items, room);
  const up = inOrder([...items].reverse(), room);
  return up.scale > down.scale + 0.05 ? { places: [...up.places].reverse(), scale: up.scale } : down;
}

/** Rows of items in the middle of a room; all drawn smaller if they would not fit. */
function inOrder(items: readonly Size[], room: Room): Packed {
  for (const scale of SCALES) {
    for (const most of ROWS) {
      const found = room.lines.map((_, start) => laid(items, room, start, scale, most));
      const starts = found.flatMap((places, start) => (places ? [start] : []));
      const middle = balanced(starts, found);
      if (middle) return { places: middle, scale };
    }
  }
  const { top, lines } = room;
  const [from, to] = lines[lines.length >> 1] ?? [0, 0];
  return {
    places: items.map(() => ({ x: (from + to) / 2, y: top + (lines.length * LINE) / 2 })),
    scale: SCALES.at(-1) ?? 1,
  };
}

/** Of all ways to begin, the one in the middle of those with the fewest rows. */
function balanced(starts: readonly number[], found: readonly (Point[] | null)[]): Point[] | null {
  const rowsOf = (start: number): number => new Set(found[start]?.map(({ y }) => y)).size;
  const fewest = Math.min(...starts.map(rowsOf));
  const good = starts.filter((start) => rowsOf(start) === fewest);
  return good.length ? (found[good[good.length >> 1] ?? 0] ?? null) : null;
}

/** The places of all items if the first row begins at a line, or null if they do not fit. */
function laid(items: readonly Size[], room: Room, start: number, scale: number, most: number): Point[] | null {
  const places: Point[] = [];
  let line = start;
  while (places.length < items.length) {
    const rest = items.slice(places.length);
    const row = fitting(rest.slice(0, most), room, line, scale);
    if (row === null) return null;
    if (row.length) places.push(...row);
    const height = row.length
      ? Math.max(...rest.slice(0, row.length).map((item) => item.height)) + GAP_BETWEEN
      : LINE / scale;
    line += Math.ceil((height * scale) / LINE);
  }
  return places;
}

/** As many items as fit into a row that begins at a line; null below the room. */
function fitting(items: readonly Size[], room: Room, line: number, scale: number): Point[] | null {
  let height = 0;
  let width = -GAP_BETWEEN;
  let row: { count: number; from: number; to: number; height: number; width: number } | null = null;
  for (const [i, item] of items.entries()) {
    height = Math.max(height, item.height);
    width += item.width + GAP_BETWEEN;
    const span = common(room, line, Math.ceil((height * scale) / LINE));
    if (!span) return row ? placesIn(items, room, line, scale, row) : null;
    if (width * scale > span[1] - span[0]) break;
    row = { count: i + 1, from: span[0], to: span[1], height, width };
  }
  return row ? placesIn(items, room, line, scale, row) : [];
}

function placesIn(
  items: readonly Size[],
  room: Room,
  line: number,
  scale: number,
  row: { count: number; from: number; to: number; height: number; width: number },
): Point[] {
  let x = (row.from + row.to - row.width * scale) / 2;
  const y = room.top + line * LINE + (row.height * scale) / 2;
  return items.slice(0, row.count).map((item) => {
    const place = { x: x + (item.width * scale) / 2, y };
    x += (item.width + GAP_BETWEEN) * scale;
    return place;
  });
}

/** What some lines have in common; null if they end too early. */
function common(room: Room, line: number, count: number): [number, number] | null {
  if (line + count >= room.lines.length) return null;
  let [from, to] = [0, Infinity];
  for (let i = line; i <= line + count; i++) {
    const [left, right] = room.lines[i] ?? [0, 0];
    from = Math.max(from, left);
    to = Math.min(to, right);
  }
  return [from, to];
}
