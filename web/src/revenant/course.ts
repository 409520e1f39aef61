/** The course of the game: how it stands, and how its log is read. */

import type { Update } from "../api/types";
import type { Standing } from "../frame/face";
import { type GameTexts, t } from "../frame/texts.svelte";
import type { Reading } from "../frame/turns";
import { CYCLES, type View } from "./words";

const ROUNDS = 3;
export const READING: Reading = {
  heads: new Set(),
  leads: new Set(["boarded", "boarded-other", "extra", "played", "landed", "rival", "rival-action", "rival-boards"]),
  follows: new Set(["damaged", "destroyed", "blocked", "tainted", "voidborn", "found", "rival-prestige"]),
  briefs: { extra: "extra" },
};

/** Cycle, round or phase, what ends the Cycle, and the Failures in force. */
export function standing({ view: found, chapter }: Update, texts: GameTexts): Standing {
  const view = found as View;
  if (!view.cycle) return { when: [t("rev-setup")], order: view.order, facts: [] };
  const round = Number(chapter.title.args.round ?? 0);
  const phase = t(`rev-phase-${view.phase}`);
  const when = [t("rev-cycle", { n: view.cycle, most: CYCLES })];
  when.push(view.phase === "action" && round ? t("galactic-round", { n: round, most: ROUNDS }) : phase);
  if (view.cycle < CYCLES) when.push(t(view.jumping ? "standing-jump" : "standing-rift"));
  const facts = view.revenant.failures.map((id) => ({
    glyph: "failure",
    label: t("standing-failures"),
    name: texts.name("failure", id),
    entry: { kind: "failures", id },
    bad: true,
  }));
  return { when, order: view.order, facts };
}
