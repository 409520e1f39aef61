/** Revenant on the page. */

import type { RevenantView, Update } from "../api/types";
import type { GameFace } from "../frame/face";
import { t } from "../frame/texts.svelte";
import * as changes from "./changes";
import { forecast } from "./closing";
import { READING, standing } from "./course";
import { fightsIn } from "./fights";

const shown = (view: Update["view"]): RevenantView => view as RevenantView;

function score(view: Update["view"], seat: number): number | null {
  const found = shown(view).players[seat]?.score;
  return found ? Object.values(found).reduce((sum, part) => sum + part, 0) : null;
}

export const face: GameFace = {
  title: { en: "Revenant", pl: "Revenant" },
  board: () => import("./Board.svelte"),
  setup: () => import("./Setup.svelte"),
  changes,
  names: (view, texts) =>
    shown(view).players.map(({ captain, automaton }) =>
      automaton ? t("rev-the-rival") : (texts.name("captain", captain).split(",", 1)[0] ?? ""),
    ),
  score,
  rival: (view, texts) => {
    const { players, rival } = shown(view);
    if (!rival) return null;
    const place = players.findIndex(({ automaton }) => automaton);
    return {
      name: texts.name("score", "rival"),
      about: texts.name("level", rival.level),
      score: score(view, place),
      sign: place,
    };
  },
  standing,
  reading: READING,
  fights: fightsIn,
  closes: ({ key }) => key === "chapter-phase",
  forecast: (view, texts) => forecast(shown(view), texts),
};
