/** Everything that a tutorial needs at its table; fetched only there. */

import Coach from "./Coach.svelte";
import CoachMark from "./CoachMark.svelte";
import { Progress } from "./progress.svelte";
import { LESSONS } from "./courses";

export function openTutor(table: string) {
  return { Coach, CoachMark, progress: new Progress(table, (game) => LESSONS[game] ?? []) };
}

export type Tutor = ReturnType<typeof openTutor>;
