/** What the parts of a Voidfall view are about, and the forecast of an Invasion. */

import type { Change, Update, VoidfallView } from "../api/types";
import type { Kind } from "../frame/changes";
import { t } from "../frame/texts.svelte";
import { previewed, verdictKey } from "./combat";

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

/** How the Combat of an open Invasion would end, if the changes touch it. */
export function forecast(changes: Change[], view: Update["view"], seat: number): string | null {
  const then = previewed((view as VoidfallView).invasion, changes);
  if (!then?.forecast) return null;
  return `${t("combat-forecast")}: ${t(verdictKey(then.forecast.winner, then, seat))}.`;
}
