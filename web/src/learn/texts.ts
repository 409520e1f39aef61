/** The words of the tutorials. What they call by the name that it has on the page is put in here. */

import { pageTexts, t } from "../frame/texts.svelte";
import en from "../locale/lessons.en.ftl?raw";
import pl from "../locale/lessons.pl.ftl?raw";

export const learn = pageTexts({ en, pl });

/** The title of a lesson, its text or its task. */
export function lessonText(game: string, id: string, what?: "text" | "task"): string {
  return learn(what ? `${game}-${id}-${what}` : `${game}-${id}`, {
    galaxy: t("board-galactic"),
    scores: t(game === "revenant" ? "rev-board-scores" : "board-scores"),
    influence: t("rev-board-influence"),
    sequence: t("rev-board-sequence"),
    undo: t("undo"),
    reset: t("reset-turn"),
  });
}
