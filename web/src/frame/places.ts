/** On which part of a table options lie, so that it can turn to what is asked. Each game knows its own parts. */

import type { Option } from "../api/types";

export function verbOf(option: Option): string {
  return option.code.split(" ", 1)[0] ?? "";
}

/** How many options lie on each part. */
export function placesOf<P extends string>(
  options: readonly Option[],
  placeOf: (option: Option) => P | null,
): Map<P, number> {
  const found = new Map<P, number>();
  for (const option of options) {
    const place = placeOf(option);
    if (place) found.set(place, (found.get(place) ?? 0) + 1);
  }
  return found;
}

/** The part to turn to for a question, or null if what it is about is in sight anyway; the main part goes first. */
export function wantedPart<P extends string>(found: ReadonlyMap<P, number>, inSight: readonly P[], main: P): P | null {
  let best: P | null = null;
  for (const [place, count] of found) {
    if (inSight.includes(place)) return null;
    if (best === null || place === main || (best !== main && count > (found.get(best) ?? 0))) best = place;
  }
  return best;
}
