/** Where the card of a lesson stands: beside what it points at, off the question if there is room. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

function overlap(one: Box, two: Box): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return Math.max(0, width) * Math.max(0, height);
}

const within = (at: number, size: number, most: number): number => Math.max(EDGE, Math.min(at, most - size - EDGE));

/** The best place for a card of a size; `avoid` is what should stay free as well: what is asked. */
export function placeCard(
  size: { width: number; height: number },
  target: Box | null,
  avoid: Box | null,
  room: { width: number; height: number },
): { left: number; top: number } {
  const { width, height } = size;
  const middle = { left: (room.width - width) / 2, top: (room.height - height) / 2 };
  if (!target) return { left: within(middle.left, width, room.width), top: within(middle.top, height, room.height) };
  const along = (start: number, length: number, own: number): number[] => [
    start + length / 2 - own / 2,
    start,
    start + length - own,
  ];
  const beside = along(target.top, target.height, height).flatMap((top) => [
    { left: target.left + target.width + GAP, top },
    { left: target.left - width - GAP, top },
  ]);
  const above = along(target.left, target.width, width).flatMap((left) => [
    { left, top: target.top + target.height + GAP },
    { left, top: target.top - height - GAP },
  ]);
  const corners = [EDGE, room.height - height - EDGE].flatMap((top) =>
    [EDGE, middle.left, room.width - width - EDGE].map((left) => ({ left, top })),
  );
  const cost = (at: { left: number; top: number }): number =>
    2 * overlap({ ...at, width, height }, target) + (avoid ? 3 * overlap({ ...at, width, height }, avoid) : 0);
  const places = [...beside, ...above, ...corners].map(({ left, top }) => ({
    left: within(left, width, room.width),
    top: within(top, height, room.height),
  }));
  return places.reduce((best, at) => (cost(at) < cost(best) ? at : best));
}
