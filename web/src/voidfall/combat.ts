/** Combats as the server reports them: an open Invasion, and how its Combat would end. */

import type {
  Change,
  VoidfallBySide,
  VoidfallFleetsView,
  VoidfallForecastView,
  VoidfallInvasionView,
} from "../api/types";

export type Role = "invader" | "defender";
export type Pair = VoidfallBySide;
export type Force = VoidfallFleetsView;
/** What `domineum voidfall combat --json` prints, too. */
export type Forecast = VoidfallForecastView;
export type Invasion = VoidfallInvasionView;

/** Both sides' Fleet Power at the start, if it is known, and after each step. */
export function courses(forecast: Forecast, start?: Pair): Record<Role, number[]> {
  const powers = [...(start ? [start] : []), ...forecast.steps.map(({ power }) => power)];
  return { invader: powers.map(({ invader }) => invader), defender: powers.map(({ defender }) => defender) };
}

/** The Fleet Power with which a Combat begins; `inside` is what stood in the sector before. */
export function beginning(invasion: Invasion, inside: number): Pair {
  const brought = invasion.moved.reduce((sum, { power }) => sum + power, 0) + invasion.launched;
  return { invader: brought, defender: inside };
}

/** The text for how a Combat ends, for the seat that looks. */
export function verdictKey(winner: Forecast["winner"], invasion: Invasion | null, seat: number | null): string {
  if (winner === "tie") return "combat-tie";
  const won = winner === "invader";
  if (seat !== null && seat === invasion?.seat) return won ? "combat-you-win" : "combat-you-lose";
  if (seat !== null && seat === invasion?.defender.seat) return won ? "combat-you-lose-sector" : "combat-you-hold";
  return won ? "combat-win" : "combat-lose";
}

/** The Invasion as it would be after the changes of a preview, or null if they do not touch it. */
export function previewed(invasion: Invasion | null, changes: Change[]): Invasion | null {
  const own = changes.filter(({ path }) => path === "invasion" || path.startsWith("invasion."));
  if (!own.length) return null;
  const holder: Record<string, unknown> = { invasion: structuredClone(invasion) };
  for (const { path, after } of own) put(holder, path.split("."), after);
  return (holder.invasion ?? null) as Invasion | null;
}

function put(holder: Record<string, unknown>, [name = "", ...rest]: string[], value: unknown): void {
  if (rest.length) {
    const inner = holder[name];
    if (typeof inner === "object" && inner !== null) put(inner as Record<string, unknown>, rest, value);
  } else if (value === null && !NULLABLE.has(name)) {
    Reflect.deleteProperty(holder, name);
  } else {
    holder[name] = value;
  }
}

/** Parts that may be null; anywhere else null means that the key is gone. */
const NULLABLE = new Set(["invasion", "forecast", "spending", "seat", "house"]);
