/** Voidfall on the page. */

import type { Update, VoidfallView } from "../api/types";
import type { GameFace } from "../frame/face";
import { t } from "../frame/texts.svelte";
import { gainOf } from "../frame/turns";
import * as changes from "./changes";
import { READING, standing } from "./course";
import { closing, forecast } from "./closing";
import { fightsIn } from "./fights";
import { distance } from "./scores";

const GOAL = { glyph: "influence", colour: "#f0d58a" };
const VOIDBORN = { glyph: "voidborn", colour: "var(--void-seat)" };

const shown = (view: Update["view"]): VoidfallView => view as VoidfallView;

export const face: GameFace = {
  title: { en: "Voidfall", pl: "Voidfall" },
  board: () => import("./Board.svelte"),
  setup: () => import("./Setup.svelte"),
  changes,
  names: (view, texts) => shown(view).players.map((player) => texts.name("house", player.house)),
  score: (view, seat) => shown(view).players[seat]?.influence ?? null,
  rival: (view, texts, seat) => {
    const { goal, players, void: voidborn } = shown(view);
    if (goal !== null) {
      const player = seat === null ? undefined : players[seat];
      const about = player ? distance(player.influence, goal) : t("goal-each");
      return { name: t("goal"), about, score: goal, sign: GOAL };
    }
    if (!voidborn) return null;
    return {
      name: texts.name("score", "voidborn"),
      about: t("crisis-score-total"),
      score: voidborn.score.reduce((sum, [, amount]) => sum + amount, 0),
      sign: VOIDBORN,
    };
  },
  standing,
  reading: READING,
  fights: (lines, view) => fightsIn(lines, shown(view)),
  closes: ({ key }) => key === "chapter-evaluation" || key === "chapter-preparation",
  closing: (view, seat, texts) => closing(shown(view), seat, texts),
  forecast: (view, texts, seat) => forecast(shown(view), texts, seat),
  gain: (lines, seat) => gainOf(lines, seat, "influence", "influence-lost"),
};
