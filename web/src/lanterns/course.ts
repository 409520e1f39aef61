/** The course of the game: how it stands, and how its log is read. */

import type { Update } from "../api/types";
import type { Standing } from "../frame/face";
import type { GameTexts } from "../frame/texts.svelte";
import type { Reading } from "../frame/turns";

/** Everybody acts at once, so that its log has no turns, only rounds. */
export const READING: Reading = {
  heads: new Set(),
  leads: new Set(),
  follows: new Set(["filled", "peeked"]),
  briefs: {},
};

export function standing({ chapter }: Update, texts: GameTexts): Standing {
  return { when: [texts.say(chapter.title)], order: [], facts: [] };
}
