/** What every part of a table can reach: the session, the words and the library of its game. */

import { getContext, setContext } from "svelte";
import type { Library } from "./library.svelte";
import type { BoardSession, TableSession } from "./session.svelte";
import type { GameTexts } from "./texts.svelte";

export interface TableContext<S extends BoardSession = BoardSession> {
  session: S;
  texts: GameTexts;
  library: Library;
  /** Open a rule by its number. */
  openRule: (id: string) => void;
  /** Open a card, House or map of the library. */
  openEntry: (kind: string, id: string) => void;
}

const KEY = Symbol("table");

export function provideTable(context: TableContext): void {
  setContext(KEY, context);
}

/** For boards: live tables and replays alike. */
export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}

/** For what only a live table has: the question, the log, undo. */
export function useLiveTable(): TableContext<TableSession> {
  return getContext<TableContext<TableSession>>(KEY);
}

const OWNER = Symbol("owner");

/** What stands in here belongs to a seat: to a mat, a hand. */
export function provideOwner(seat: () => number | null): void {
  setContext(OWNER, seat);
}

/** Whose mat or hand this is part of; undefined for what is everybody's. */
export function useOwner(): () => number | null | undefined {
  return getContext<(() => number | null) | undefined>(OWNER) ?? (() => undefined);
}
