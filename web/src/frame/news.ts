/** What is new in a log, and what is no longer in it because it was taken back. */

import type { LogLine } from "../api/types";

export interface News {
  added: LogLine[];
  /** The latest first: the order in which it was taken back. */
  gone: LogLine[];
}

/** Two logs of one table compared, also as different seats read it. */
export function newsOf(before: readonly LogLine[], now: readonly LogLine[]): News {
  const most = Math.min(before.length, now.length);
  let same = 0;
  while (same < most && before[same]?.seq === now[same]?.seq && before[same]?.kind === now[same]?.kind) same++;
  return { added: now.slice(same), gone: before.slice(same).reverse() };
}
