/** The figures of a Revenant view that a preview names. */

import type { GameTexts } from "../frame/texts.svelte";

export function nameOf(_path: string[], _seat: number, _texts: GameTexts): string | null {
  return null;
}
