/** Rows of numbers, side by side for all players. */

import type { SignName } from "./Sign.svelte";

export interface CompareRow {
  id: string;
  icon: string;
  values: number[];
  /** Something that explains each value, e.g. `+3` beside a stock. */
  beside?: string[];
  /** What stands before that. */
  sign?: SignName;
  /** Less is better. */
  low?: boolean;
}

export interface CompareGroup {
  group: string;
  rows: CompareRow[];
}

/** Who leads in a row; nobody if all are equal. */
export function leaders(row: CompareRow): boolean[] {
  const best = row.low ? Math.min(...row.values) : Math.max(...row.values);
  const level = row.values.every((value) => value === best);
  return row.values.map((value) => !level && value === best);
}
