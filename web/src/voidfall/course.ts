/** The course of the game: how it stands, and how its log is read. */

import type { Update } from "../api/types";
import type { Fact, Standing } from "../frame/face";
import { type GameTexts, t } from "../frame/texts.svelte";
import type { Reading } from "../frame/turns";
import { CYCLES, type View } from "./words";

export const READING: Reading = {
  heads: new Set(["selected"]),
  leads: new Set([
    "action",
    "preferred",
    "agenda-played",
    "invades",
    "flipped",
    "crisis-resolved",
    "crisis",
    "alert",
    "penalty",
  ]),
  follows: new Set([
    "combat-approach",
    "combat-salvo",
    "combat-over",
    "abandoned",
    "glory-lost",
    "taken-over",
    "conquered",
    "spent",
    "decreased",
    "destroyed",
  ]),
  briefs: { action: "action", preferred: "action", selected: "focus" },
};

/** Cycle, round or phase, and the event, Alert and Crisis in force. */
export function standing({ view: found, chapter }: Update, texts: GameTexts, seat: number | null): Standing {
  const view = found as View;
  const phase =
    chapter.title.key === "chapter-turn" || chapter.title.key === "chapter-round" ? null : chapter.title.key;
  const cycle = t("galactic-cycle", { n: view.cycle, most: CYCLES });
  const step = phase ? t(`standing-${phase}`) : t("galactic-round", { n: view.round, most: view.rounds });
  const facts: Fact[] = [];
  const add = (kind: string, id: string, glyph: string, name: string, more: Partial<Fact> = {}): void => {
    if (id) facts.push({ glyph, label: t(`standing-${kind}`), name, entry: { kind, id }, ...more });
  };
  add("events", view.event, "event", texts.name("event", view.event));
  if (view.void) {
    const { alert, current, prospects } = view.void;
    add("alerts", alert, "alert", texts.name("alert", alert));
    const ready = prospects.some((one) => one.crisis === current && one.seat === seat && one.ready);
    add("crises", current, "crisis", texts.name("crisis", current), { bad: true, ready });
  }
  return { when: view.cycle ? [cycle, step] : [step], order: view.order, facts };
}
