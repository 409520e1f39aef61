/** Skirmishes as the log has them: Damage, what cancels it, and whom it hits, Sector by Sector. */

import type { LogLine } from "../api/types";
import type { Beat, Fight } from "../frame/scenes.svelte";

const STEPS = new Set(["blocked", "damaged", "destroyed", "tainted", "damaged-revenant", "no-more-damage", "failure"]);
const BLOWS: Record<string, NonNullable<Beat["blow"]>> = {
  blocked: "blocked",
  damaged: "hit",
  tainted: "hit",
  "damaged-revenant": "hit",
  destroyed: "lost",
};

export function fightsIn(lines: readonly LogLine[]): Fight[] {
  const found: Fight[] = [];
  let open: LogLine[] | null = null;
  for (const line of lines) {
    if (line.kind === "skirmish") {
      open = [];
      const place = String(line.text.args.sector);
      found.push({ kind: "fight", title: line.text, place, sides: [], beats: [], result: null });
    } else if (open && STEPS.has(line.kind)) {
      const last = found.at(-1);
      if (last) found[found.length - 1] = { ...last, beats: [...last.beats, beatOf(line)] };
    } else if (!STEPS.has(line.kind)) open = null;
  }
  return found.filter(({ beats }) => beats.length > 0);
}

function beatOf({ kind, text }: LogLine): Beat {
  const blow = BLOWS[kind];
  return blow ? { text, blow } : { text };
}
