/** The figures of a Voidfall view that a preview names. */

import type { Change, Update, VoidfallView } from "../api/types";
import type { Kind } from "../frame/changes";
import type { GameTexts } from "../frame/texts.svelte";
import { t } from "../frame/texts.svelte";
import { previewed, verdictKey } from "./combat";

const RESOURCES = ["food", "energy", "materials", "credits", "science"];
const OWN = new Set(["influence", "active", "inactive", "chambers", "stored_trade", "loose_trade"]);

export const KINDS: Record<string, Kind> = {
  sectors: "board",
  targets: "board",
  void: "board",
  trade: "board",
  agendas: "cards",
  tableau: "cards",
  improved_offer: "cards",
  improved_deck: "cards",
  event: "cards",
  event_decks: "cards",
  invasion: "combat",
  turn: "turn",
  round: "turn",
  cycle: "turn",
  order: "turn",
};

export function nameOf(path: string[], seat: number, texts: GameTexts): string | null {
  const [part, which, field, at, last] = path;
  if (part !== "players" || Number(which) !== seat) return null;
  if (field === "stock") return texts.name("resource", RESOURCES[Number(at)] ?? "");
  if (field === "production" && at && last === "yield") {
    return t("change-production", { resource: texts.name("resource", at) });
  }
  return field && OWN.has(field) ? t(`change-${field.replace("_", "-")}`) : null;
}

/** How the Combat of an open Invasion would end, if the changes touch it. */
export function forecast(changes: Change[], view: Update["view"], seat: number): string | null {
  const then = previewed((view as VoidfallView).invasion, changes);
  if (!then?.forecast) return null;
  return `${t("combat-forecast")}: ${t(verdictKey(then.forecast.winner, then, seat))}.`;
}
