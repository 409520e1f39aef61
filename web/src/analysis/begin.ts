/** How an analysis begins, and which boards this browser has. */

import { get, here } from "../api/client";
import type { Created, Fork } from "../api/types";
import type { Origin } from "./types";

export interface Begun {
  board: string;
  table: string;
  at: number;
  game: string;
  /** When it was made. */
  made: number;
}

const KEY = "domineum.analyses";
const MOST = 40;

/** All boards of this browser, the latest first. */
export function boards(): Begun[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Begun[];
  } catch {
    return [];
  }
}

/** Open a board with a position of a table, wherever that is kept; the board is this browser's own. */
export async function begin(table: string, at: number, seat: number | null, token: string): Promise<string> {
  const query = new URLSearchParams({ at: String(at), ...(seat === null ? {} : { seat: String(seat) }) });
  const found = await get<Fork>(`/tables/${table}/fork?${query}`, token);
  const desk = await here();
  const origin: Origin = { table, at: found.at, seat: found.seat, running: found.dealt };
  const made = await desk.send<Created>("POST", "/boards", { fork: found.fork, game: found.game, origin });
  const board = made.table.id;
  const all = [{ board, table, at, game: found.game, made: Date.now() }, ...boards()];
  localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  void desk.drop(all.slice(MOST).map((old) => old.board));
  return board;
}
