/** Our own mark of each House: a frame, a star and rays, drawn from the House's number. */

export interface Emblem {
  frame: string;
  star: string;
  rays: string[];
  core: number;
}

const CENTRE = 32;

function at(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  const x = CENTRE + radius * Math.cos(angle);
  const y = CENTRE + radius * Math.sin(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function polygon(points: number, radius: number, turn = 0): string {
  return `M${Array.from({ length: points }, (_, i) => at(radius, turn + i / points)).join("L")}Z`;
}

/** A star whose inner corners lie on a smaller circle. */
function star(points: number, outer: number, inner: number, turn: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => at(i % 2 ? inner : outer, turn + i / (2 * points)));
  return `M${corners.join("L")}Z`;
}

const FRAMES = [
  polygon(6, 29),
  "M32 3A29 29 0 1 1 31.9 3Z",
  "M6 7H58V33C58 46 47 55 32 61 17 55 6 46 6 33Z",
  polygon(4, 30),
  polygon(8, 29, 1 / 16),
];

/** The emblem of a House by its number, 1 and up. */
export function emblem(number: number): Emblem {
  const points = 3 + ((number * 2) % 5);
  const sharp = [0.36, 0.62, 0.22][number % 3] ?? 0.36;
  const turn = number % 4 === 3 ? 0.5 / points : 0;
  const rays =
    number % 2
      ? Array.from(
          { length: points },
          (_, i) => `M${at(19, turn + (i + 0.5) / points)}L${at(24, turn + (i + 0.5) / points)}`,
        )
      : [];
  const frame = FRAMES[number % FRAMES.length] ?? "";
  return { frame, star: star(points, 18, 18 * sharp, turn), rays, core: number % 3 === 1 ? 0 : 3.6 };
}
