/** The end of a Cycle in the log: the chapters that are summed up together. */

import type { Chapter, Text } from "../api/types";

/** The chapters that closed a Cycle on the way from one chapter to the present one, in their order; none if none did. */
export function closed(
  chapters: ReadonlyMap<number, Chapter>,
  before: Chapter | undefined,
  now: Chapter,
  closes: (title: Text) => boolean,
): Chapter[] {
  if (!before || closes(now.title)) return [];
  const found: Chapter[] = [];
  const earlier = [...chapters.values()].filter(({ number }) => number < now.number);
  for (const chapter of earlier.sort((a, b) => b.number - a.number)) {
    if (closes(chapter.title)) found.unshift(chapter);
    else if (found.length || chapter.number <= before.number) break;
  }
  const passed = (found.at(-1)?.number ?? -1) >= before.number;
  return passed && found[0]?.title.args.cycle !== now.title.args.cycle ? found : [];
}
