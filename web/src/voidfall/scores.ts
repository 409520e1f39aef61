/** Sums for people who compare: all of them of numbers that the view or the log gives. */

import type { LogLine } from "../api/types";
import { t } from "../frame/texts.svelte";
import { type Player, type Term, type View, total } from "./words";

export interface Projection {
  agendas: Term[];
  event: Term[];
  upkeep: Term[];
  /** Everything together; of objectives that exclude each other the better one. */
  total: number;
}

/** What a player would gain if the Cycle were evaluated now. */
export function projection(player: Player, mode: "one" | "all"): Projection {
  const { agendas, event, upkeep } = player.projected;
  const objectives = event.map(([, amount]) => amount);
  const gained = mode === "one" ? Math.max(0, ...objectives) : total(event);
  return { agendas, event, upkeep, total: total(agendas) + gained + total(upkeep) };
}

/** In words, how far an amount of Influence is from one that must be reached. */
export function distance(influence: number, target: number): string {
  return influence >= target ? t("crisis-reached") : t("crisis-short", { n: target - influence });
}

export type SourceGroup =
  "start" | "agenda" | "event" | "technology" | "glory" | "overproduction" | "effect" | "other" | "loss";
export const GROUPS: readonly SourceGroup[] = [
  "start",
  "agenda",
  "event",
  "technology",
  "glory",
  "overproduction",
  "effect",
  "other",
  "loss",
];

export interface Breakdown {
  groups: Record<SourceGroup, number>;
  /** The sources of each group, the largest first. */
  parts: Record<SourceGroup, Term[]>;
}

function groupOf(source: string, amount: number): SourceGroup {
  if (amount < 0) return "loss";
  if (source === "rival-glory") return "glory";
  const kind = source.split("-", 1)[0] ?? "";
  return (GROUPS as readonly string[]).includes(kind) ? (kind as SourceGroup) : "other";
}

/** Where each player's Influence came from, as the log says; what it does not say was there at the start. */
export function breakdown(log: readonly LogLine[], players: readonly Player[]): Breakdown[] {
  const sums = players.map(() => new Map<string, number>());
  for (const line of log) {
    const gained = line.kind === "influence" ? 1 : line.kind === "influence-lost" ? -1 : 0;
    const { player, amount, source } = line.text.args;
    if (!gained || typeof player !== "number" || typeof amount !== "number") continue;
    const sum = sums[player];
    const name = `${gained} ${typeof source === "string" ? source : "effect"}`;
    sum?.set(name, (sum.get(name) ?? 0) + gained * amount);
  }
  return players.map((player, seat) => one(player, sums[seat] ?? new Map()));
}

function one(player: Player, sums: Map<string, number>): Breakdown {
  const parts = Object.fromEntries(GROUPS.map((group) => [group, [] as Term[]])) as Record<SourceGroup, Term[]>;
  let known = 0;
  for (const [name, amount] of sums) {
    const source = name.slice(name.indexOf(" ") + 1);
    parts[groupOf(source, amount)].push([source, amount]);
    known += amount;
  }
  parts.start.push(["start", player.influence - known]);
  for (const group of GROUPS) parts[group].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  const groups = Object.fromEntries(GROUPS.map((group) => [group, total(parts[group])])) as Record<SourceGroup, number>;
  return { groups, parts };
}

type Sectors = View["sectors"];

export function deployed(sectors: Sectors, seat: number): number {
  return sectors
    .filter((sector) => sector.owner === seat)
    .reduce((sum, sector) => sum + sector.fleets.reduce((a, b) => a + b, 0), 0);
}

export function tradeTokens(player: Player): number {
  return player.loose_trade + player.stored_trade + player.slots.filter((slot) => slot.trade).length;
}

export function improvedCount(player: Player): number {
  return Object.values(player.technologies).filter((level) => level === 2).length;
}

/** All Corruption of a player: on the mat, in the Chambers and in sectors. */
export function corruption(player: Player, sectors: Sectors, seat: number): number {
  const mat = player.corrupted_tracks.filter(Boolean).length + player.slots.filter((slot) => slot.corrupted).length;
  return mat + player.chambers + sectors.filter((sector) => sector.owner === seat && sector.corrupted).length;
}
