/** What the engine can be asked, as types; the Python side is `domineum.voidfall.lab`. */

import type { VoidfallBySide, VoidfallFleetsView, VoidfallForecastView } from "../api/types";

export type Role = "invader" | "defender";
export type Kind = "voidborn" | "player" | "fallen-house" | "skirmish";

export interface SideRequest {
  counts: Record<string, number>;
  /** Ids, with a `+` when Improved. */
  technologies: string[];
}

export interface CombatRequest {
  kind: Kind;
  invader: SideRequest;
  defender: SideRequest;
}

export interface Choice {
  step: number;
  role: Role;
  verb: string;
  how: string;
}

export interface CombatAnswer {
  refused: { why: string; role: Role; what: string } | null;
  start: VoidfallBySide;
  forecast: VoidfallForecastView | null;
  choices: Choice[];
  cheapest: { corvettes: VoidfallFleetsView | null; part: VoidfallFleetsView | null } | null;
}

/** What a side can have in its role. */
export interface RoleForm {
  /** What can be counted of a player, in the order of the form. */
  player: string[];
  voidborn: string[];
  /** Those that can change a Combat; `+` stands for the Improved one. */
  technologies: string[];
  /** What counts only with one of these Technologies. */
  needs: Record<string, string[]>;
}

/** All that can be set in the form of the lab. */
export interface CombatForm {
  fleets: string[];
  /** The Fleet Power of a player. */
  power: number;
  /** How many Materials an Absorption costs. */
  absorption: number;
  /** How many Corvettes each Fleet Power of a type launches. */
  launches: Record<string, number>;
  /** What is there or not: the payments. */
  switches: string[];
  roles: Record<Role, RoleForm>;
}

export interface Calls {
  form: (request: null) => CombatForm;
  combat: (request: CombatRequest) => CombatAnswer;
}
