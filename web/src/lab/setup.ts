/** What stands in the form of the Combat lab, its link, and the request to the engine. */

import type { CombatForm, CombatRequest, Kind, Role, SideRequest } from "../engine/calls";

export const KINDS: Kind[] = ["voidborn", "player", "fallen-house", "skirmish"];
const MOST = 99;
/** How far the steppers go; nothing that a rule says. */
const STEPS: Record<string, number> = { voidborn: 40, bombard: 30 };
const FEW = 6;

export type Level = "basic" | "improved";

export interface SideSetup {
  /** By the names that the engine has for what can be counted. */
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

/** What is short for `spend energy`, in links and texts. */
export function short(name: string): string {
  return name.slice(name.lastIndexOf(" ") + 1);
}

/** What the engine calls a Technology at a level. */
export function called(technology: string, level: Level): string {
  return level === "improved" ? `${technology}+` : technology;
}

/** The Technologies that matter for a side, each with its levels. */
export function offered(form: CombatForm, role: Role): Record<string, Level[]> {
  const found: Record<string, Level[]> = {};
  for (const technology of form.roles[role].technologies) {
    const name = technology.replace("+", "");
    (found[name] ??= []).push(name === technology ? "basic" : "improved");
  }
  return found;
}

function chosen(form: CombatForm, setup: Setup, role: Role): string[] {
  if (being(setup.kind, role) !== "player") return [];
  const { technologies } = setup[role];
  const names = Object.entries(technologies).map(([name, level]) => called(name, level));
  return form.roles[role].technologies.filter((name) => names.includes(name));
}

function launched(form: CombatForm, side: SideSetup): number {
  return Object.entries(form.launches).reduce((sum, [kind, each]) => sum + each * (side.counts[kind] ?? 0), 0);
}

/** What can be set for a side as things are, in the order of the form. */
export function settable(form: CombatForm, setup: Setup, role: Role): string[] {
  const who = being(setup.kind, role);
  if (who === "fallen-house") return [];
  const technologies = chosen(form, setup, role);
  const { needs } = form.roles[role];
  return form.roles[role][who].filter((name) =>
    name === "active"
      ? launched(form, setup[role]) > 0
      : (needs[name]?.some((needed) => technologies.includes(needed)) ?? true),
  );
}

export function request(form: CombatForm, setup: Setup): CombatRequest {
  const [invader, defender] = [sideRequest(form, setup, "invader"), sideRequest(form, setup, "defender")];
  return { kind: setup.kind, invader, defender };
}

function sideRequest(form: CombatForm, setup: Setup, role: Role): SideRequest {
  const counts: Record<string, number> = {};
  for (const name of settable(form, setup, role)) {
    const count = setup[role].counts[name] ?? 0;
    if (count || name === "active") counts[name] = count;
  }
  return { counts, technologies: chosen(form, setup, role) };
}

const LETTERS = [
  ["invader", "i"],
  ["defender", "d"],
] as const;

/** Everything that can be counted of a side, whoever it is. */
function countable(form: CombatForm, role: Role): string[] {
  return [...new Set([...form.roles[role].player, ...form.roles[role].voidborn])];
}

/** The form as the question part of an address: `?k=player&i=corvette.4&it=shields*&d=sentry.2`. */
export function toQuery(form: CombatForm, setup: Setup): URLSearchParams {
  const query = new URLSearchParams({ k: setup.kind });
  for (const [role, letter] of LETTERS) {
    const { counts, technologies } = setup[role];
    const numbers = countable(form, role)
      .filter((name) => counts[name])
      .map((name) => `${short(name)}.${counts[name]}`);
    const names = Object.keys(offered(form, role))
      .filter((name) => technologies[name])
      .map((name) => name + (technologies[name] === "improved" ? "*" : ""));
    if (numbers.length) query.set(letter, numbers.join("_"));
    if (names.length) query.set(`${letter}t`, names.join("_"));
  }
  return query;
}

/** Read an address; whatever makes no sense in it is left out. */
export function fromQuery(form: CombatForm, query: URLSearchParams): Setup {
  const kind = query.get("k") as Kind | null;
  if (!kind || !KINDS.includes(kind)) return usual();
  return { kind, invader: readSide(form, query, "invader", "i"), defender: readSide(form, query, "defender", "d") };
}

function readSide(form: CombatForm, query: URLSearchParams, role: Role, letter: string): SideSetup {
  const side: SideSetup = { counts: {}, technologies: {} };
  const names = new Map(countable(form, role).map((name) => [short(name), name]));
  for (const part of (query.get(letter) ?? "").split("_")) {
    const [word = "", digits = ""] = part.split(".");
    const name = names.get(word);
    if (name && /^\d{1,2}$/.test(digits)) side.counts[name] = Math.min(MOST, Number(digits));
  }
  const levels = offered(form, role);
  for (const part of (query.get(`${letter}t`) ?? "").split("_")) {
    const name = part.replace("*", "");
    const level: Level = part.endsWith("*") ? "improved" : "basic";
    if (levels[name]?.includes(level)) side.technologies[name] = level;
  }
  return side;
}

/** What a side has once a number in its form is another: no more is launched than can be. */
export function counted(form: CombatForm, side: SideSetup, name: string, count: number): SideSetup {
  const next = { ...side, counts: { ...side.counts, [name]: count } };
  if (next.counts.active) next.counts.active = Math.min(next.counts.active, launched(form, next));
  return next;
}

/** The most that a stepper may count to: a player has only so much Fleet Power, Carriers launch only so much. */
export function most(form: CombatForm, setup: Setup, role: Role, name: string): number {
  const { counts } = setup[role];
  const launchable = role === "invader" ? launched(form, setup[role]) : 0;
  const used =
    form.fleets.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0) + (launchable ? (counts.active ?? 0) : 0);
  const own = (counts[name] ?? 0) + form.power - used;
  if (form.fleets.includes(name)) return Math.max(counts[name] ?? 0, own);
  if (name === "active") return Math.min(launchable, own);
  return STEPS[name] ?? FEW;
}
