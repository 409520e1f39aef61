/** The crests of the Houses, in a square of 64: a frame, its field, and a charge that says what the House lives by. */

export interface Crest {
  frame: string;
  /** The part of the frame that is tinted more strongly. */
  field: string;
  /** The sign itself, filled; what lies in it twice is cut out. */
  charge: string;
  /** Thin lines of the sign. */
  lines?: string;
  /** Lines that are cut into the sign. */
  cuts?: string;
}

const CENTRE = 32;

function at(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`;
}

function polygon(points: number, radius: number, turn = 0): string {
  return `M${Array.from({ length: points }, (_, i) => at(radius, turn + i / points)).join("L")}Z`;
}

/** A star whose inner corners lie on a smaller circle. */
function star(points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => at(i % 2 ? inner : outer, turn + i / (2 * points)));
  return `M${corners.join("L")}Z`;
}

function gear(teeth: number, outer: number, inner: number): string {
  const corners = Array.from({ length: teeth }, (_, i) =>
    [-0.3, -0.2, 0.2, 0.3].map((k) => at(Math.abs(k) < 0.25 ? outer : inner, (i + k) / teeth)).join("L"),
  );
  return `M${corners.join("L")}Z`;
}

function rays(count: number, from: number, to: number, start: number, end: number): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = start + ((end - start) * i) / (count - 1);
    return `M${at(from, turn)}L${at(to, turn)}`;
  }).join("");
}

/** A grain of a sheaf, leaning by so many degrees. */
function grain(x: number, y: number, lean: number): string {
  const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
  const point = (dx: number, dy: number): string =>
    `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`;
  return `M${point(0, 0)}C${point(3.6, -3)} ${point(3, -7.4)} ${point(0, -10)}C${point(-3, -7.4)} ${point(-3.6, -3)} ${point(0, 0)}Z`;
}

const claw = (x: number, y: number): string => `M${x} ${y}c11 8 13 21 3 33c15-7 16-26-3-33Z`;

const HEX = polygon(6, 30);
const ROUND = "M32 2.5A29.5 29.5 0 1 1 31.9 2.5Z";
const HEATER = "M6 5H58V31C58 46 47 56 32 62C17 56 6 46 6 31Z";
const OCTAGON = polygon(8, 30.5, 1 / 16);
const LOZENGE = "M32 1.5L58 32L32 62.5L6 32Z";
const KITE = "M32 2C46 2 57 9 57 20C57 37 45 52 32 62C19 52 7 37 7 20C7 9 18 2 32 2Z";
const CUT = "M14 3H50L61 14V50L50 61H14L3 50V14Z";
const BANNER = "M7 4H57V56L32 62L7 56Z";
const GOTHIC = "M32 2C44 9 56 18 58 32C54 46 45 55 32 62C19 55 10 46 6 32C8 18 20 9 32 2Z";
const CREST = "M5 8L32 2L59 8V30C59 44 48 55 32 62C16 55 5 44 5 30Z";
const PENTAGON = polygon(5, 30.5);
const FLAT = polygon(6, 30.5, 1 / 12);

const CRESTS: Record<string, Crest> = {
  // The sun that rises on a new order: Progress and Politics.
  valnis: {
    frame: HEX,
    field: "M6 42H58V47L32 62L6 47Z",
    charge: "M20 39A12 12 0 0 1 44 39ZM13 42H51V45H13ZM19 48H45V51H19Z",
    lines: rays(7, 15.5, 22, -0.2, 0.2),
  },
  // A sheaf: what Progress brings in becomes Prosperity.
  belitan: {
    frame: ROUND,
    field: "M32 2.5A29.5 29.5 0 0 0 32 61.5Z",
    charge:
      [
        [32, 22, 0],
        [32, 31, 44],
        [32, 31, -44],
        [32, 39, 44],
        [32, 39, -44],
        [32, 47, 44],
        [32, 47, -44],
      ]
        .map(([x = 0, y = 0, lean = 0]) => grain(x, y, lean))
        .join("") + "M25 49H39V52.4H25Z",
    lines: "M32 20V57",
  },
  // The hammer of those who Reinforce.
  dunlork: {
    frame: HEATER,
    field: "M6 5H58V22H6Z",
    charge: "M15 14H49L45 22.5L49 31H15L19 22.5ZM29 33H35V52L32 55.4L29 52Z",
  },
  // An arch and its keystone: Development.
  cortozaar: {
    frame: OCTAGON,
    field: "M5 47H59L43.7 60.2H20.3Z",
    charge: "M15 49V33A17 17 0 0 1 28.6 16.3L28 11H36L35.4 16.3A17 17 0 0 1 49 33V49H40V33A8 8 0 0 0 24 33V49Z",
    cuts: "M24 31L15.5 28M27 27L20.5 19.5M37 27L43.5 19.5M40 31L48.5 28M28 11L29.6 26.5M36 11L34.4 26.5",
  },
  // Two strands: those who are born again in the cloning wards.
  zenor: {
    frame: LOZENGE,
    field: "M32 1.5L58 32L32 62.5Z",
    charge: "",
    lines:
      "M23 12C23 22 41 22 41 32S23 42 23 52M41 12C41 22 23 22 23 32S41 42 41 52M25.5 16.5H38.5M25.5 28.6H38.5M25.5 35.4H38.5M25.5 47.5H38.5",
  },
  // The leaf of the living laboratories.
  thegwyn: {
    frame: KITE,
    field: "M7 20C7 9 18 2 32 2V62C19 52 7 37 7 20Z",
    charge: "M32 9C46 18 48 34 32 49C16 34 18 18 32 9Z",
    lines: "M32 48V56",
    cuts: "M32 17V49M32 27L39 20.5M32 27L25 20.5M32 35.5L40 28M32 35.5L24 28M32 43L38 37M32 43L26 37",
  },
  // The cleansing flame that marches ahead.
  shiveus: {
    frame: GOTHIC,
    field: "M8.5 42H55.5C51 51 43 57.5 32 62C21 57.5 13 51 8.5 42Z",
    charge:
      "M33.5 8C35.5 18 48 23 48 36.500A16 16 0 0 1 16 37.500C16 29 21 25.5 23.5 19.500C26 23 27 26 26.5 29C32 23.5 35 17 33.5 8ZM32 34C34.5 38 38.5 40.5 38.5 45A6.5 6.5 0 0 1 25.5 45C25.5 40.5 29.5 38 32 34Z",
  },
  // Claws that let nothing go to waste.
  yarvek: {
    frame: BANNER,
    field: "M7 4H57L7 56Z",
    charge: claw(14, 12) + claw(26, 14) + claw(38, 16),
  },
  // The wheel of the universal alloy.
  nervo: {
    frame: CUT,
    field: "M14 3H50L61 14V32H3V14Z",
    charge: gear(8, 21, 16.5) + polygon(6, 9),
    lines: polygon(6, 4.5),
  },
  // The bastion of the masons.
  astoran: {
    frame: HEATER,
    field: "M7 39H57C54 50 44 57 32 62C20 57 10 50 7 39Z",
    charge: "M20 50V28L16 24V12H22.500V17H28V12H36V17H41.500V12H48V24L44 28V50H37V41A5 5 0 0 0 27 41V50Z",
  },
  // Wings of those who were born to fly.
  fenrax: {
    frame: CREST,
    field: "M5 8L32 2L59 8V28H5Z",
    charge:
      "M32 24C35 17 43 13 54 14C53 20 51 24 47 27C48 27.5 48.5 27.5 49.5 27.500C47 33 43.5 36.5 39 38L36.5 38L32 54L27.5 38L25 38C20.5 36.5 17 33 14.5 27.500C15.5 27.5 16 27.5 17 27C13 24 11 20 10 14C21 13 29 17 32 24Z",
    cuts: "M36 30L46.5 27M28 30L17.5 27",
  },
  // The compass of many paths.
  kradmor: {
    frame: FLAT,
    field: "M32 32L46.5 6L61.5 32L46.5 58Z",
    charge: star(4, 24, 6),
    lines: "M22 22L19 19M42 22L45 19M22 42L19 45M42 42L45 45",
    cuts: "M32 15V49M15 32H49",
  },
  // The half mask of silent partners.
  marqualos: {
    frame: ROUND,
    field: "M32 2.5A29.5 29.5 0 0 1 32 61.5Z",
    charge:
      "M11 22C19 16 26 17.5 32 21C38 17.5 45 16 53 22C53 36 46 44.5 39 44.500C35 44.5 33.5 41 32 38C30.5 41 29 44.5 25 44.500C18 44.5 11 36 11 22ZM17.5 28C20 35 27 35 29 30.500C26 26.5 21.5 25.5 17.5 28ZM46.5 28C42.5 25.5 38 26.5 35 30.500C37 35 44 35 46.5 28ZM43 47.500C45.5 51 45.5 54.5 43 54.500S40.5 51 43 47.500Z",
  },
  // An eclipse with one star in it: the pact with the Void.
  novaris: {
    frame: PENTAGON,
    field: "M32 1.5L61 22.6H3Z",
    charge: `M29 16A17 17 0 1 0 48.5 37A13.5 13.5 0 1 1 29 16Z${star(4, 7.5, 2.2).replaceAll(
      /(\d+\.\d) (\d+\.\d)/g,
      (_, x: string, y: string) => `${(Number(x) + 5).toFixed(1)} ${(Number(y) - 5).toFixed(1)}`,
    )}`,
  },
};

const FRAMES = [HEX, ROUND, HEATER, OCTAGON, KITE, CUT, BANNER, FLAT];

/** A crest for a House that came with a pack: a star, drawn from the letters of its name. */
function unknown(house: string): Crest {
  const number = [...house].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const points = 3 + (number % 6);
  return {
    frame: FRAMES[number % FRAMES.length] ?? HEX,
    field: "",
    charge: star(points, 20, 6 + (Math.floor(number / 8) % 4) * 2.4, number % 2 ? 0.5 / points : 0),
  };
}

/** The crest of a House, the same wherever the House appears. */
export function crestOf(house: string): Crest {
  return CRESTS[house] ?? unknown(house);
}

/** The Houses whose crests were drawn by hand. */
export const DRAWN: readonly string[] = Object.keys(CRESTS);
