/** Seats by colour and shape: never by colour alone, and by no letter or name that something else has. */

/** As characters, for sentences and charts; drawings are SeatMark's. Every font has these four. */
export const SHAPES = ["●", "■", "▲", "◆"] as const;

export function seatColour(seat: number): string {
  return `var(--seat-${seat % 4})`;
}

/** A seat in a sentence. */
export function seatMark(seat: number): string {
  return `${SHAPES[seat % SHAPES.length]} ${seat + 1}`;
}
