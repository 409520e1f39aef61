/** What a preview is about where the engine names no figure, and how a fight would end. */

import { gameOf } from "./packs";
import type { Change, Update } from "../api/types";
import * as revenant from "../revenant/changes";
import * as voidfall from "../voidfall/changes";

/** Where something changes that is no figure. */
export type Kind = "board" | "own" | "others" | "cards" | "combat" | "turn" | "rest";

interface GameKinds {
  /** By the part of the view; what belongs to players is separated here. */
  KINDS: Record<string, Kind>;
  forecast?: (changes: Change[], view: Update["view"], seat: number) => string | null;
}

const GAMES: Record<string, GameKinds> = { voidfall, revenant };

/** How a fight would end after these changes, in words. */
export function forecast(game: string, changes: Change[], view: Update["view"], seat: number): string | null {
  return GAMES[gameOf(game)]?.forecast?.(changes, view, seat) ?? null;
}

/** What kinds of things would change. */
export function kinds(game: string, changes: Change[], seat: number): Kind[] {
  const found = changes.map(({ path }): Kind => {
    const [part = "", which] = path.split(".");
    if (part === "players") return Number(which) === seat ? "own" : "others";
    return GAMES[gameOf(game)]?.KINDS[part] ?? "rest";
  });
  return [...new Set(found)];
}
