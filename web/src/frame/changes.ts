/** Previews as numbers: which figures of a view would change, in words. Each game names its own. */

import { gameOf } from "./packs";
import type { Change, Update } from "../api/types";
import type { GameTexts } from "./texts.svelte";
import * as revenant from "../revenant/changes";
import * as voidfall from "../voidfall/changes";

export interface Figure {
  label: string;
  before: number;
  after: number;
  delta: number | null;
  /** More of it is worse. */
  bad: boolean;
}

/** The name of the figure at a path of the view, or null if people do not care about it. */
export type Namer = (path: string[], seat: number, texts: GameTexts) => string | null;

/** Where something changes that is no figure with a name. */
export type Kind = "board" | "own" | "others" | "cards" | "combat" | "turn" | "rest";

interface GameNames {
  nameOf: Namer;
  /** By the part of the view; what belongs to players is separated here. */
  KINDS: Record<string, Kind>;
  isBad?: (path: string[]) => boolean;
  forecast?: (changes: Change[], view: Update["view"], seat: number) => string | null;
}

/** Each game names its figures, and those of which more is worse. */
const NAMERS: Record<string, GameNames> = { voidfall, revenant };

/** How a fight would end after these changes, in words. */
export function forecast(game: string, changes: Change[], view: Update["view"], seat: number): string | null {
  return NAMERS[gameOf(game)]?.forecast?.(changes, view, seat) ?? null;
}

/** What kinds of things would change beside the figures that `describe` names. */
export function kinds(game: string, changes: Change[], seat: number, texts: GameTexts): Kind[] {
  const namer = NAMERS[gameOf(game)];
  const found = changes
    .map(({ path }) => path.split("."))
    .filter((path) => !namer?.nameOf(path, seat, texts))
    .map(([part = "", which]): Kind => {
      if (part === "players") return Number(which) === seat ? "own" : "others";
      return namer?.KINDS[part] ?? "rest";
    });
  return [...new Set(found)];
}

export function describe(game: string, changes: Change[], seat: number, texts: GameTexts): Figure[] {
  const namer = NAMERS[gameOf(game)];
  if (!namer) return [];
  const figures: Figure[] = [];
  for (const { path, before, after } of changes) {
    if (typeof before !== "number" || typeof after !== "number") continue;
    const label = namer.nameOf(path.split("."), seat, texts);
    if (label && !figures.some((figure) => figure.label === label)) {
      figures.push({ label, before, after, delta: after - before, bad: namer.isBad?.(path.split(".")) ?? false });
    }
  }
  return figures;
}
