/** Numbers as people read them. */

/** A number with its sign, the minus as long as the plus. */
export function signed(n: number): string {
  if (n === 0) return "±0";
  return n > 0 ? `+${n}` : `−${-n}`;
}
