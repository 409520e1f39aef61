/** What the engine can be asked, as types; the Python side is `domineum.voidfall.lab.calls`. */

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

export interface Calls {
  combat: (request: CombatRequest) => CombatAnswer;
}
