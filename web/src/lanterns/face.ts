/** Lanterns, the small game of `tests/example`, on the page: what a game's folder needs at least. */

import type { GameFace } from "../frame/face";
import { LETTERS } from "./view";
import * as changes from "./changes";
import { READING, standing } from "./course";
import { shown } from "./view";

export const face: GameFace = {
  title: { en: "Lanterns", pl: "Latarnie" },
  board: () => import("./Board.svelte"),
  setup: () => import("./Setup.svelte"),
  changes,
  names: (view, texts) =>
    shown(view).keepers.map((_, seat) => texts.say({ key: "board-keeper", args: { letter: LETTERS[seat] ?? "" } })),
  score: (view, seat) => shown(view).keepers[seat]?.points ?? null,
  rival: () => null,
  standing,
  reading: READING,
};
