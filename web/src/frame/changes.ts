/** What a preview is about where the engine names no figure, and how a fight would end. */

import type { Change, Update } from "../api/types";
import { faceOf } from "./faces";

/** Where something changes that is no figure. */
export type Kind = "board" | "own" | "others" | "cards" | "combat" | "turn" | "rest";

export interface GameChanges {
  /** By the part of the view; what belongs to players is separated here. */
  KINDS: Record<string, Kind>;
  forecast?: (changes: Change[], view: Update["view"], seat: number) => string | null;
}

/** How a fight would end after these changes, in words. */
export function forecast(game: string, changes: Change[], view: Update["view"], seat: number): string | null {
  return faceOf(game)?.changes.forecast?.(changes, view, seat) ?? null;
}

/** What kinds of things would change. */
export function kinds(game: string, changes: Change[], seat: number): Kind[] {
  const found = changes.map(({ path }): Kind => {
    const [part = "", which] = path.split(".");
    if (part === "players") return Number(which) === seat ? "own" : "others";
    return faceOf(game)?.changes.KINDS[part] ?? "rest";
  });
  return [...new Set(found)];
}
