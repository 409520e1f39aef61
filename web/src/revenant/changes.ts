/** The figures of a Revenant view that a preview names. */

import type { Kind } from "../frame/changes";
import type { GameTexts } from "../frame/texts.svelte";
import { t } from "../frame/texts.svelte";

const OWN = new Set(["rank", "tactics", "trace", "intel", "hidden", "drawn"]);
const CARDS = new Set(["cadet", "frigate", "order"]);

export const KINDS: Record<string, Kind> = {
  sectors: "board",
  ships: "board",
  houses: "board",
  revenant: "board",
  ambassadors: "board",
  rival: "others",
  offer: "cards",
  decks: "cards",
  council: "cards",
  colony: "cards",
  colonies: "cards",
  turn: "turn",
  phase: "turn",
  cycle: "turn",
  order: "turn",
  stack: "turn",
};

export function nameOf(path: string[], seat: number, texts: GameTexts): string | null {
  const [part, which, field, at] = path;
  if (part === "houses" && field === "power" && which)
    return t("rev-change-power", { house: texts.name("house", which) });
  if (part === "revenant" && which === "damage") return t("rev-change-revenant");
  if (part === "ships" && field === "damage" && which)
    return t("rev-change-damage", { ship: texts.name("ship", which) });
  if (part === "sectors" && (field === "voidborn" || field === "shields"))
    return t(`rev-change-${field}`, { sector: Number(which) + 1 });
  if (part !== "players" || Number(which) !== seat || !field) return null;
  if (field === "resources" && at) return texts.name("resource", at);
  if (field === "tracks" && at) return t("rev-change-track", { house: texts.name("house", at) });
  if (field === "score" && at) return t("rev-change-score", { source: t(`rev-score-${at}`) });
  if (field === "hand" && at && CARDS.has(at)) return t("rev-change-hand");
  return OWN.has(field) ? t(`rev-change-${field}`) : null;
}

/** More of it is worse: Damage and Voidborn ships. */
export function isBad(path: string[]): boolean {
  return path.includes("damage") || path.includes("voidborn");
}
