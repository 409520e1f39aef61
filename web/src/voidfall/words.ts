/** The closed lists of the game, its view by parts, and what is printed on every House mat. */

import type { VoidfallView } from "../api/types";

export const RESOURCES = ["food", "energy", "materials", "credits", "science"] as const;
export const TRACKS = ["society", "statecraft", "economy"] as const;
export const AGENDA_TYPES = ["dominance", "wealth", "might", "support"] as const;
export const FLEETS = ["corvette", "sentry", "destroyer", "dreadnought", "carrier"] as const;
export const CYCLES = 3;
export const STOCK_LIMIT = 15;
export const GLORY_LIMIT = 4;
/** A fourth one loses the game. */
export const MOST_CATASTROPHES = 3;
/** The Tier of each space of a Civilization track, as printed. */
export const TIERS = [0, 0, 0, 1, 1, 2, 3, 4] as const;
export const ROMAN = ["–", "I", "II", "III", "IV"] as const;

export type Resource = (typeof RESOURCES)[number];
export type Track = (typeof TRACKS)[number];
export type AgendaType = (typeof AGENDA_TYPES)[number];
export type View = VoidfallView;
export type Player = View["players"][number];
export type Slot = Player["slots"][number];
export type Void = NonNullable<View["void"]>;
/** What a number is made of: where a part comes from, and how much it is. */
export type Term = readonly [source: string, amount: number];

export function total(found: readonly Term[]): number {
  return found.reduce((sum, [, amount]) => sum + amount, 0);
}

const NO_PRODUCTION = { level: 0, yield: 0, terms: [] };

export function production(player: Player, resource: Resource): Player["production"][string] {
  return player.production[resource] ?? NO_PRODUCTION;
}

/** The next Production Level that yields more, and what it yields. */
export function nextYield(yields: readonly number[], level: number): { level: number; yield: number } | null {
  const now = yields[level] ?? 0;
  for (let next = level + 1; next < yields.length; next++) {
    const then = yields[next] ?? 0;
    if (then > now) return { level: next, yield: then };
  }
  return null;
}

/** Which starting or normal Agenda cards a slot holds, as the library calls them. */
export function agendaKind(slot: string): "agendas" | "starting_agendas" {
  return slot === "starting" || slot === "extra" ? "starting_agendas" : "agendas";
}
