/** What a list shows of a table without opening it. */

import { get, here, isHere } from "./client";
import type { Table, Update } from "./types";

export interface Glance {
  /** What its host calls the table, if anything. */
  name?: string;
  seq: number;
  over: boolean;
  your_turn: boolean;
  seats: Pick<Table["seats"][number], "name" | "bot">[];
}

/** Look at a table from outside; null if there is nothing to be seen of it now. */
export async function glanceAt(table: string, token: string): Promise<Glance | null> {
  if (isHere(table)) return (await here()).glance(table);
  try {
    const path = `/tables/${table}/update?since=1000000&brief=true`;
    const { seq, over, your_turn, table: found } = await get<Update>(path, token);
    return { name: found.name ?? "", seq, over, your_turn, seats: found.seats };
  } catch {
    return null;
  }
}
