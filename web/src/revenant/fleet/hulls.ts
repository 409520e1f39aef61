/** Our own silhouettes of the ships, bow to the right. */

export interface Hull {
  width: number;
  height: number;
  /** The outline of the ship. */
  body: string;
  /** The side that the light falls on, and the one in the shade. */
  lit: string;
  shaded: string;
  /** Lighter lines on it: decks, domes, plates. */
  lines: string;
  /** Rows of windows. */
  windows: string;
  /** Where it is torn open, one place for each Damage. */
  wounds: readonly (readonly [x: number, y: number])[];
  /** Where its engines burn. */
  engines: readonly (readonly [x: number, y: number, r: number])[];
  /** Where the letter of the House stands. */
  letter: readonly [x: number, y: number];
  /** The space for a Crew figure. */
  crew: readonly [x: number, y: number] | null;
}

export type HullKind = "arkship" | "fighter" | "dropship" | "shuttle" | "frigate";

export const HULLS: Record<HullKind, Hull> = {
  arkship: {
    width: 128,
    height: 66,
    body: "M10 22L20 15H33C38 6 50 2 64 2S90 6 95 15L112 18L125 26L112 34L97 38L90 47H34L28 40H18L10 34Z",
    lit: "M33 15C38 6 50 2 64 2S90 6 95 15L112 18L125 26H14L10 22L20 15Z",
    shaded: "M10 33H112L97 38L90 47H34L28 40H18Z",
    lines: "M33 15H95M18 27H112M46 15V6M64 15V3M82 15V6M40 40V46M52 40V46M64 40V46M76 40V46",
    windows: "M48 20H76M50 33H80",
    wounds: [
      [52, 10],
      [104, 30],
      [74, 42],
    ],
    engines: [
      [10, 24, 5],
      [10, 32, 5],
    ],
    letter: [33, 28],
    crew: [86, 27],
  },
  fighter: {
    width: 88,
    height: 56,
    body: "M84 22L56 15L36 2H25L33 15L12 14L7 22L12 30L33 29L25 42H36L56 29Z",
    lit: "M84 22L56 15L36 2H25L33 15L12 14L7 22Z",
    shaded: "M9 26L12 30L33 29L25 42H36L56 29L70 25Z",
    lines: "M33 15L40 22L33 29M70 19L76 22L70 25",
    windows: "M64 22H72",
    wounds: [[36, 12]],
    engines: [[9, 22, 5]],
    letter: [25, 22],
    crew: [54, 22],
  },
  dropship: {
    width: 88,
    height: 56,
    body: "M80 20L72 9L32 5L20 11H9V33H20L32 39L72 35L80 26Z",
    lit: "M80 20L72 9L32 5L20 11H9V19Z",
    shaded: "M9 27H79L72 35L32 39L20 33H9Z",
    lines: "M32 5V11M32 39V33M20 11V33M70 10V34M36 39L31 44H41M62 36L57 44H67",
    windows: "M40 13H62M40 31H62",
    wounds: [[70, 29]],
    engines: [
      [9, 16, 4],
      [9, 28, 4],
    ],
    letter: [30, 22],
    crew: [57, 22],
  },
  shuttle: {
    width: 88,
    height: 56,
    body: "M76 22C70 12 56 9 40 11L22 6V15H14V29H22V38L40 33C56 35 70 32 76 22Z",
    lit: "M76 22C70 12 56 9 40 11L22 6V15H14V22Z",
    shaded: "M14 27H73C66 33 54 35 40 33L22 38V29H14Z",
    lines: "M22 15V29M40 11V33M62 16C66 19 66 25 62 28",
    windows: "M26 19H36M26 25H36",
    wounds: [[33, 29]],
    engines: [[13, 22, 5]],
    letter: [50, 22],
    crew: null,
  },
  frigate: {
    width: 94,
    height: 56,
    body: "M92 22L70 13L52 11L42 2H28L31 11L17 12L8 17V27L17 32L31 33L28 42H42L52 33L70 31Z",
    lit: "M92 22L70 13L52 11L42 2H28L31 11L17 12L8 17V21Z",
    shaded: "M9 28L17 32L31 33L28 42H42L52 33L70 31L80 27Z",
    lines: "M31 11L36 22L31 33M70 13L78 22L70 31M44 11V33",
    windows: "M38 16H40M38 28H40",
    wounds: [[48, 31]],
    engines: [
      [8, 19, 4],
      [8, 25, 4],
    ],
    letter: [24, 22],
    crew: [61, 22],
  },
};
