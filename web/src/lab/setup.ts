/** What stands in the form of the Combat lab, its link, and the request to the engine. */

import type { CombatRequest, Kind, Role, SideRequest } from "../engine/calls";

export const KINDS: Kind[] = ["voidborn", "player", "fallen-house", "skirmish"];
export const FLEETS = ["corvette", "sentry", "destroyer", "dreadnought", "carrier"];
const COUNTS = [...FLEETS, "voidborn", "defense", "starbase", "yards", "active", "bombard", "energy", "trade"];
/** The levels of each Technology that can change an Invasion (`mattering` of `domineum.voidfall.lab.arms`). */
export const TECHNOLOGIES: Record<Role, Record<string, Level[]>> = {
  invader: {
    shields: ["basic", "improved"],
    targeting: ["basic", "improved"],
    torpedoes: ["basic", "improved"],
    "autonomous-drones": ["basic", "improved"],
    "deep-space-missiles": ["basic", "improved"],
    destroyers: ["improved"],
    "combat-replicators": ["improved"],
  },
  defender: {
    shields: ["basic", "improved"],
    targeting: ["basic", "improved"],
    torpedoes: ["basic", "improved"],
    "energy-cells": ["basic", "improved"],
    "deep-space-missiles": ["improved"],
  },
};
const NAMES: Record<string, string> = { energy: "spend energy", trade: "return trade" };
const MOST = 99;

export type Level = "basic" | "improved";

export interface SideSetup {
  counts: Record<string, number>;
  technologies: Record<string, Level>;
}

export interface Setup {
  kind: Kind;
  invader: SideSetup;
  defender: SideSetup;
}

/** A fight that shows what the lab can do. */
export function usual(): Setup {
  return {
    kind: "voidborn",
    invader: { counts: { corvette: 5 }, technologies: {} },
    defender: { counts: { voidborn: 3, defense: 1 }, technologies: {} },
  };
}

/** Who a side is: a player with Technologies, the Voidborn, or a Fallen House that nothing can be said of. */
export function being(kind: Kind, role: Role): "player" | "voidborn" | "fallen-house" {
  if (kind === "skirmish") return role === "invader" ? "voidborn" : "player";
  return role === "invader" ? "player" : kind;
}

export function levelOf(side: SideSetup, role: Role, technology: string): Level | "" {
  const level = side.technologies[technology];
  return level && TECHNOLOGIES[role][technology]?.includes(level) ? level : "";
}

/** What can be set for a side as things are, in the order of the form. */
export function settable(setup: Setup, role: Role): string[] {
  const side = setup[role];
  const who = being(setup.kind, role);
  if (who === "fallen-house") return [];
  const missiles = who === "player" && levelOf(side, role, "deep-space-missiles");
  const found = who === "player" ? [...FLEETS] : ["voidborn"];
  if (role === "defender") found.push("defense", "starbase");
  if (missiles) found.push("yards");
  if (role === "defender" || who === "voidborn") return found;
  if (side.counts.carrier) found.push("active");
  if (missiles === "basic") found.push("energy");
  if (levelOf(side, role, "autonomous-drones")) found.push("trade");
  return [...found, "bombard"];
}

export function request(setup: Setup): CombatRequest {
  return { kind: setup.kind, invader: sideRequest(setup, "invader"), defender: sideRequest(setup, "defender") };
}

function sideRequest(setup: Setup, role: Role): SideRequest {
  const side = setup[role];
  const counts: Record<string, number> = {};
  for (const name of settable(setup, role)) {
    const count = side.counts[name] ?? 0;
    if (count || name === "active") counts[NAMES[name] ?? name] = count;
  }
  const known = being(setup.kind, role) === "player" ? Object.keys(TECHNOLOGIES[role]) : [];
  const technologies = known.flatMap((name) => {
    const level = levelOf(side, role, name);
    return level ? [level === "improved" ? `${name}+` : name] : [];
  });
  if (role === "invader" && counts.carrier === undefined) delete counts.active;
  return { counts, technologies };
}

/** The form as the question part of an address: `?k=player&i=corvette.4&it=shields*&d=sentry.2`. */
export function toQuery(setup: Setup): URLSearchParams {
  const query = new URLSearchParams({ k: setup.kind });
  for (const [role, letter] of [
    ["invader", "i"],
    ["defender", "d"],
  ] as const) {
    const { counts, technologies } = setup[role];
    const numbers = COUNTS.filter((name) => counts[name]).map((name) => `${name}.${counts[name]}`);
    const names = Object.keys(TECHNOLOGIES[role])
      .filter((name) => technologies[name])
      .map((name) => name + (technologies[name] === "improved" ? "*" : ""));
    if (numbers.length) query.set(letter, numbers.join("_"));
    if (names.length) query.set(`${letter}t`, names.join("_"));
  }
  return query;
}

/** Read an address; whatever makes no sense in it is left out. */
export function fromQuery(query: URLSearchParams): Setup {
  const kind = query.get("k") as Kind | null;
  if (!kind || !KINDS.includes(kind)) return usual();
  return { kind, invader: readSide(query, "invader", "i"), defender: readSide(query, "defender", "d") };
}

function readSide(query: URLSearchParams, role: Role, letter: string): SideSetup {
  const side: SideSetup = { counts: {}, technologies: {} };
  for (const part of (query.get(letter) ?? "").split("_")) {
    const [name = "", digits = ""] = part.split(".");
    if (COUNTS.includes(name) && /^\d{1,2}$/.test(digits)) side.counts[name] = Math.min(MOST, Number(digits));
  }
  for (const part of (query.get(`${letter}t`) ?? "").split("_")) {
    const name = part.replace("*", "");
    const level: Level = part.endsWith("*") ? "improved" : "basic";
    if (TECHNOLOGIES[role][name]?.includes(level)) side.technologies[name] = level;
  }
  return side;
}

/** The most that a stepper may count to: a player has only so much Fleet Power, Carriers launch only so much. */
export function most(setup: Setup, role: Role, name: string, power: number): number {
  const { counts } = setup[role];
  const carriers = counts.carrier ?? 0;
  const used =
    FLEETS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0) +
    (role === "invader" && carriers ? (counts.active ?? 0) : 0);
  const own = (counts[name] ?? 0) + power - used;
  if (FLEETS.includes(name)) return Math.max(counts[name] ?? 0, own);
  if (name === "active") return Math.min(carriers, own);
  return { voidborn: 40, bombard: 30, yards: 6, energy: 1, trade: 1 }[name] ?? 6;
}
