/** Seats by colour, shape and letter: never by colour alone. */

export const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;
/** As characters, for sentences; drawings are SeatMark's. Every font has these four. */
const SHAPES = ["●", "■", "▲", "◆"] as const;

export function seatColour(seat: number): string {
  return `var(--seat-${seat % 4})`;
}

export function seatMark(seat: number): string {
  return `${SHAPES[seat % SHAPES.length]} ${LETTERS[seat % LETTERS.length]}`;
}
