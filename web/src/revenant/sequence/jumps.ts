/** In which Cycles the fleet has jumped, as the log says. */

import type { LogLine } from "../../api/types";

export function jumpedIn(log: readonly LogLine[]): Set<number> {
  const found = new Set<number>();
  let cycle = 0;
  for (const { kind, text } of log) {
    if (kind === "cycle") cycle = Number(text.args.cycle);
    if (kind === "jumped") found.add(cycle);
  }
  return found;
}
