/** The rows of a comparison: only what differs, with the best of each. */

import type { Text } from "../api/types";
import type { Standing } from "./types";

export type Row = { key: string; values: (number | null)[]; best: boolean[] } & (
  { kind: "score"; seat: number | null } | { kind: "figure"; name: Text } | { kind: "worth" }
);

function best(values: (number | null)[], bad = false): boolean[] {
  const known = values.filter((value) => value !== null);
  const top = bad ? Math.min(...known) : Math.max(...known);
  const level = values.every((value) => value === top);
  return values.map((value) => !level && value === top);
}

/** Rows for a seat: the scores of all, its figures that differ, and what bots take the position for. */
export function rowsOf(found: Standing[], seat: number): Row[] {
  const rows: Row[] = [];
  for (const [each] of (found[0]?.scores ?? []).entries()) {
    const values = found.map((one) => one.scores[each] ?? null);
    rows.push({ kind: "score", key: `score ${each}`, seat: each, values, best: best(values, each !== seat) });
  }
  const figures = new Map<string, { name: Text; bad: boolean; values: (number | null)[] }>();
  for (const [i, { figures: own }] of found.entries()) {
    for (const { name, after, bad } of own) {
      const key = JSON.stringify(name);
      const row = figures.get(key) ?? { name, bad, values: found.map(() => 0) };
      row.values[i] = after;
      figures.set(key, row);
    }
  }
  for (const [key, { name, bad, values }] of figures) {
    if (new Set(values).size > 1) rows.push({ kind: "figure", key, name, values, best: best(values, bad) });
  }
  const worth = found.map((one) => one.worth);
  if (worth.some((value) => value !== null))
    rows.push({ kind: "worth", key: "worth", values: worth, best: best(worth) });
  return rows;
}
