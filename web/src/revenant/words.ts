/** The closed lists of the game, its view by parts, and what is printed on the boards. */

import type { RevenantView } from "../api/types";

export const HOUSES = ["belitan", "dunlork", "fenrax", "novaris", "shiveus", "yarvek", "zenor"] as const;
export const KINDS = ["arkship", "fighter", "dropship", "shuttle"] as const;
export const RESOURCES = ["material", "energy", "science", "neutronium"] as const;
export const PHASES = ["action", "recovery", "skirmish", "rift", "hyperjump"] as const;
export const CARD_TYPES = ["cadet", "frigate", "order"] as const;
export const CYCLES = 4;
export const ROMAN = ["", "I", "II", "III", "IV"] as const;
export const TRACK_TOP = 8;
/** Spaces of an Influence track that hold a reward at first. */
export const TRACK_REWARDS = [2, 5, 8] as const;
export const TACTICS_TOP = 12;
/** What is printed on the Tactics track. */
export const TACTICS_BONUS: Readonly<Record<number, "material" | "neutronium">> = {
  3: "material",
  6: "material",
  12: "neutronium",
};
/** From here on the reset of the Tactics track gives Hidden Influence, and Influence as well. */
export const TACTICS_HIDDEN = 8;
export const TACTICS_INFLUENCE = 11;
export const REVENANT_SLOTS = 5;
export const VOIDBORN_LIMIT = 6;
export const HAND_LIMIT = 8;
export const TRACE_SLOTS = 3;
/** Resource slots of each Compartment. */
export const COMPARTMENTS = [4, 2, 2, 2, 2] as const;
export const FRIGATE_SLOTS = 5;
export const CADET_CARDS = 2;
export const RANK_PRESTIGE = [0, 2, 4, 6] as const;
export const CREW = ["captain", "cadet-1", "cadet-2"] as const;

export type House = (typeof HOUSES)[number];
export type Kind = (typeof KINDS)[number];
export type Resource = (typeof RESOURCES)[number];
export type Phase = (typeof PHASES)[number];
export type View = RevenantView;
export type Player = View["players"][number];
export type Ship = View["ships"][string];
export type SectorState = View["sectors"][number];
/** A Sector of the Main board: 1 to 8 outside, a to d inside. */
export type SectorId = number | string;

/** `belitan-arkship` in two parts. */
export function shipParts(id: string): { house: House; kind: Kind } {
  const at = id.lastIndexOf("-");
  return { house: id.slice(0, at) as House, kind: id.slice(at + 1) as Kind };
}

/** A list of the view that others see only as a number. */
export function listed<T>(found: readonly T[] | number | Record<string, number>): readonly T[] | null {
  return Array.isArray(found) ? (found as readonly T[]) : null;
}

/** How many there are, whoever looks. */
export function amount(found: readonly unknown[] | number | Record<string, number>): number {
  if (typeof found === "number") return found;
  if (Array.isArray(found)) return found.length;
  return Object.values(found as Record<string, number>).reduce((sum, n) => sum + n, 0);
}

/** The Prestige of a player as far as the viewer knows it. */
export function prestige(player: Player): number {
  return Object.values(player.score).reduce((sum, part) => sum + part, 0);
}

/** How many Hidden Influence cards of each House are known. */
export function hiddenOf(player: Player, house: string): number {
  return (listed<string>(player.hidden) ?? []).filter((card) => card === house).length;
}

/** Whether all Hidden Influence has been revealed, as it is at the end. */
export function allShown(players: readonly Player[]): boolean {
  return players.every(({ hidden }) => listed<string>(hidden) !== null);
}

/** The Prestige that a House gives: Power times Influence, open and known. */
export function housePrestige(view: View, player: Player, house: string): number {
  return (view.houses[house]?.power ?? 0) * ((player.tracks[house] ?? 0) + hiddenOf(player, house));
}
