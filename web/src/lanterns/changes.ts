/** The figures of a Lanterns view that a preview names. */

import type { Kind } from "../frame/changes";
import type { GameTexts } from "../frame/texts.svelte";

export const KINDS: Record<string, Kind> = { keepers: "own", harbours: "board", deck: "cards", round: "turn" };

export function nameOf(path: string[], seat: number, texts: GameTexts): string | null {
  const [part, which, field] = path;
  if (part === "harbours" && field === "oil")
    return texts.say({ key: "board-harbour", args: { harbour: Number(which) } });
  if (part !== "keepers" || Number(which) !== seat) return null;
  return field === "oil" || field === "points" ? texts.say({ key: `board-${field}`, args: {} }) : null;
}
