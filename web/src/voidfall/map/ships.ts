/** Our own ships of the map, seen from above, bow to the right, in a square of 100 around (0, 0). */

export interface Ship {
  /** The outline, and plates on it that stand higher. */
  body: string;
  raised: string;
  /** Edges between plates. */
  lines: string;
  /** Where its engines burn: behind it lies their light. */
  engines: readonly (readonly [x: number, y: number, r: number])[];
  /** What shines: a bridge, or an eye. */
  lights: readonly (readonly [x: number, y: number, r: number])[];
  /** How large it is beside others. */
  size: number;
}

export const SHIPS: Record<string, Ship> = {
  corvette: {
    body: "M46 0L20-7L0-10L-14-26L-32-31L-26-11L-38-8V8L-26 11L-32 31L-14 26L0 10L20 7Z",
    raised: "M34 0L14-4.5H-28V4.5H14Z",
    lines: "M0-10L-8 0L0 10M-14-26L-20-10M-14 26L-20 10",
    engines: [
      [-37, -4, 5],
      [-37, 4, 5],
    ],
    lights: [[18, 0, 3.4]],
    size: 1.02,
  },
  sentry: {
    body: "M40 0L24-10L26-26L10-24L0-40L-10-24L-26-26L-24-10L-40 0L-24 10L-26 26L-10 24L0 40L10 24L26 26L24 10Z",
    raised: "M18 0L9-16H-9L-18 0L-9 16H9Z",
    lines: "M18 0H40M-18 0H-40M0-16V-40M0 16V40",
    engines: [],
    lights: [[0, 0, 6]],
    size: 0.9,
  },
  destroyer: {
    body: "M48-5L22-10L6-11L-4-24L-32-34L-40-30L-28-12L-40-10V10L-28 12L-40 30L-32 34L-4 24L6 11L22 10L48 5V2L28 0L48-2Z",
    raised: "M22 0L10-6L-32-5V5L10 6Z",
    lines: "M6-11L-2-4V4L6 11M-4-24L-18-12M-4 24L-18 12M-32-34L-24-14M-32 34L-24 14",
    engines: [
      [-39, -6, 5],
      [-39, 6, 5],
    ],
    lights: [[8, 0, 3.8]],
    size: 1.12,
  },
  dreadnought: {
    body: "M50 0L30-12L0-19L-12-34L-36-37L-46-24L-42-9L-48-6V6L-42 9L-46 24L-36 37L-12 34L0 19L30 12Z",
    raised: "M36 0L18-8L-10-11L-20-22L-32-22L-34 0L-32 22L-20 22L-10 11L18 8Z",
    lines: "M0-19L-4 0L0 19M18-8V8M-12-34L-20-22M-12 34L-20 22M-46-24L-32-22M-46 24L-32 22",
    engines: [
      [-44, -16, 6],
      [-47, 0, 7],
      [-44, 16, 6],
    ],
    lights: [
      [6, 0, 4.4],
      [-24, -14, 2.6],
      [-24, 14, 2.6],
    ],
    size: 1.26,
  },
  carrier: {
    body: "M44-8L48-3V3L44 8L40 26L24 32L-36 32L-46 22V-22L-36-32L24-32L40-26Z",
    raised: "M38-24L24-28H-32V-8H38ZM38 24L24 28H-32V8H38Z",
    lines: "M-30-18H34M-30 18H34M-20-28V-8M0-28V-8M20-28V-8M-20 28V8M0 28V8M20 28V8",
    engines: [
      [-45, -17, 6],
      [-45, 0, 6],
      [-45, 17, 6],
    ],
    lights: [[30, 0, 4]],
    size: 1.22,
  },
  voidborn: {
    body: "M34 0C38-8 44-12 48-20C34-20 26-26 12-36C-4-46-24-44-40-36C-26-34-16-28-12-19C-22-20-30-16-36-9C-28-8-22-5-20 0C-22 5-28 8-36 9C-30 16-22 20-12 19C-16 28-26 34-40 36C-24 44-4 46 12 36C26 26 34 20 48 20C44 12 38 8 34 0Z",
    raised: "M24 0C20-10 10-15-4-14C-2-8-4-3-8 0C-4 3-2 8-4 14C10 15 20 10 24 0Z",
    lines: "M8-15C4-24-4-32-16-37M8 15C4 24-4 32-16 37M-4-14L-12-19M-4 14L-12 19",
    engines: [],
    lights: [[13, 0, 6]],
    size: 0.98,
  },
  defense: {
    body: "M-34-20L-20-34H20L34-20V20L20 34H-20L-34 20Z",
    raised: "M-18 0C-18-24 18-24 18 0S-18 24-18 0ZM14-9H46V-4H14ZM14 4H46V9H14Z",
    lines: "M-34-20L-16-10M34-20L16-10M-34 20L-16 10M34 20L16 10",
    engines: [],
    lights: [[0, 0, 5]],
    size: 0.84,
  },
};

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Where the ships of a fleet fly, in a square of 100, the last in front: as many as there is Power, up to five. */
const FLIGHTS: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0, y: 0, size: 1 }],
  [
    { x: -17, y: 17, size: 0.72 },
    { x: 15, y: -15, size: 0.78 },
  ],
  [
    { x: -26, y: -14, size: 0.62 },
    { x: 8, y: 25, size: 0.62 },
    { x: 17, y: -16, size: 0.74 },
  ],
  [
    { x: -32, y: 22, size: 0.56 },
    { x: -20, y: -21, size: 0.56 },
    { x: 15, y: 26, size: 0.56 },
    { x: 20, y: -15, size: 0.72 },
  ],
  [
    { x: -38, y: -2, size: 0.5 },
    { x: -16, y: -28, size: 0.52 },
    { x: -10, y: 30, size: 0.52 },
    { x: 24, y: 18, size: 0.52 },
    { x: 18, y: -14, size: 0.7 },
  ],
];

export function flight(power: number): readonly Spot[] {
  return FLIGHTS[Math.max(0, Math.min(power, FLIGHTS.length - 1))] ?? [];
}
