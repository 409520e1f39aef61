/** What the map shows of a view: only reading and sorting, never a rule. */

import type { Change, VoidfallView } from "../../api/types";
import { FLEETS, type Resource } from "../words";
import { type Neighbours, adjacent } from "./hex";

export type Sector = VoidfallView["sectors"][number];

/** What the map dwells on. */
export type Overlay = "all" | "owners" | "production" | "strength";

/** How near one looks: on a phone, on a whole screen, into a part of the map, at single sectors. */
export type Lod = "far" | "mid" | "near" | "close";

/** By how many pixels a unit of the map has; a tile is 200 units wide. */
export function lodAt(scale: number): Lod {
  if (scale < 0.36) return "far";
  if (scale < 0.62) return "mid";
  return scale < 0.88 ? "near" : "close";
}

/** Places side by side around 0, drawn smaller if they would be wider than `most`. */
export function row(widths: number[], most: number): { xs: number[]; scale: number } {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let at = -whole / 2;
  const xs = widths.map((width) => {
    const x = at + width / 2;
    at += width;
    return x;
  });
  return { xs, scale: Math.min(1, most / (whole || 1)) };
}

/** The resource that a Guild produces. */
export const PRODUCES: Record<string, Resource> = {
  farmers: "food",
  engineers: "energy",
  miners: "materials",
  bankers: "credits",
  scientists: "science",
};

/** What `sectors.toml` says of a tile, as far as it is drawn. */
export interface TileData {
  kind: "home" | "standard" | "special";
  guild_spaces: string[];
  installation_spaces: string[];
  free_upkeep: number;
  population: "die" | "fixed" | "none";
  controllable: boolean;
}

export interface Space {
  kind: "plain" | "upkeep" | "printed" | "extra";
  what: string | null;
}

/** What stands in the spaces of a tile, from the left; `extra` is what has no space of its own. */
export function spaces(printed: string[], standing: string[]): Space[] {
  const found = printed.map<Space>((space, i) => ({
    kind: space.startsWith("printed") ? "printed" : space === "upkeep" ? "upkeep" : "plain",
    what: standing[i] ?? null,
  }));
  return [...found, ...standing.slice(printed.length).map<Space>((what) => ({ kind: "extra", what }))];
}

/** Installations of the sector itself, and the Sector Defenses on a Fallen House card. */
export function installations(sector: Sector, fallenDefenses: number): { own: string[]; fallen: number } {
  const fallen = sector.fallen ? Math.min(fallenDefenses, sector.installations.length) : 0;
  return { own: sector.installations.slice(0, sector.installations.length - fallen), fallen };
}

/** The Fleets of a sector by type, without empty ones. */
export function fleets(powers: readonly number[]): { type: string; power: number }[] {
  return FLEETS.map((type, i) => ({ type, power: powers[i] ?? 0 })).filter(({ power }) => power > 0);
}

export function power(sector: Sector): number {
  return sector.fleets.reduce((sum, part) => sum + part, 0) + sector.voidborn;
}

/** Sector Defenses and Starbases. */
export function defences(sector: Sector): number {
  return sector.installations.filter((kind) => kind !== "shipyard").length;
}

export type Force = "seat" | "voidborn" | "fallen" | "nobody";

/** Whose sector it is. */
export function holder(sector: Sector): Force {
  if (sector.owner >= 0) return "seat";
  if (sector.fallen) return "fallen";
  return sector.voidborn ? "voidborn" : "nobody";
}

export interface Contribution {
  resource: string;
  amount: number;
}

/**
 * What a sector adds to the Production Levels of its owner, from the terms of the view. Terms of a tile
 * type are given to its sectors in their order if there is one for each, else to none.
 */
export function contributions(view: VoidfallView, sector: Sector): Contribution[] {
  const player = view.players[sector.owner];
  if (!player) return [];
  const alike = view.sectors.filter((other) => other.owner === sector.owner && other.tile === sector.tile);
  const found: Contribution[] = [];
  for (const [resource, { terms }] of Object.entries(player.production)) {
    let amount = 0;
    const ofTile: number[] = [];
    for (const [name, value] of terms) {
      if (name === `sector-${sector.n}`) amount += Number(value);
      if (name === `tile-${sector.tile}`) ofTile.push(Number(value));
    }
    const each = ofTile.length / alike.length;
    if (Number.isInteger(each)) {
      const place = alike.indexOf(sector);
      for (let i = 0; i < each; i++) amount += ofTile[place * each + i] ?? 0;
    }
    if (amount) found.push({ resource, amount });
  }
  return found;
}

export interface Pressure {
  /** Fleet Power inside, and what else defends. */
  inside: number;
  defences: number;
  /** The Fleet Power next to the sector, by owner; -1 stands for the Voidborn. */
  outside: { owner: number; power: number }[];
}

/** Who stands next to a sector, the strongest first. The owner's own Fleets do not count. */
export function pressure(view: VoidfallView, sector: Sector, near: Neighbours | undefined): Pressure {
  const sums = new Map<number, number>();
  for (const n of adjacent(near)) {
    const other = view.sectors[n - 1];
    if (!other) continue;
    const mine = other.owner >= 0 ? other.owner === sector.owner : sector.owner < 0;
    const there = power(other);
    if (there && !mine) sums.set(other.owner, (sums.get(other.owner) ?? 0) + there);
  }
  const outside = [...sums].map(([owner, sum]) => ({ owner, power: sum }));
  outside.sort((a, b) => b.power - a.power || a.owner - b.owner);
  return { inside: power(sector), defences: defences(sector), outside };
}

export interface Expected {
  /** Changes of numbers that the map shows, by name. */
  population: number;
  power: number;
  corrupted: boolean | null;
  owner: number | null;
}

/** What a preview would change, by sector. */
export function expected(changes: Change[], sectors: Sector[]): Map<number, Expected> {
  const found = new Map<number, Expected>();
  for (const { path, before, after } of changes) {
    const [part, place, field] = path.split(".");
    const sector = part === "sectors" ? sectors[Number(place)] : undefined;
    if (!sector) continue;
    const known = found.get(sector.n) ?? { population: 0, power: 0, corrupted: null, owner: null };
    found.set(sector.n, known);
    if (field === "population") known.population += difference(before, after);
    if (field === "fleets" || field === "voidborn") known.power += difference(before, after);
    if (field === "corrupted") known.corrupted = after === true;
    if (field === "owner") known.owner = Number(after);
  }
  return found;
}

function difference(before: unknown, after: unknown): number {
  return typeof before === "number" && typeof after === "number" ? after - before : 0;
}
