/**
 * How often this person has played the game of a day, in this browser or from it at a server. The first try that is
 * finished counts, if it was begun here and on the day itself; all others are practice, and so is a record of somebody.
 */

import { freshKey } from "../api/client";
import type { DaysGame } from "../api/types";
import type { Result } from "../mine/results";
import { dayOf } from "./days";

/** A table that was begun with the set-up of a day. */
export interface Begun {
  table: string;
  game: string;
  day: string;
  seed: number;
}

export interface Tries {
  /** What counts. */
  first: Result | null;
  /** What does not, the latest first. */
  practice: Result[];
  /** The table at which it goes on. */
  running: string | null;
}

const KEY = "domineum.daily";
const PLAYER = "domineum.player";
const MOST = 200;

/** The tables that were begun here, the latest first. */
export function begunHere(): Begun[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "[]") as Begun[] | null) ?? [];
  } catch {
    return [];
  }
}

/** Note that a table was begun. */
export function noteBegun(begun: Begun): void {
  localStorage.setItem(KEY, JSON.stringify([begun, ...begunHere()].slice(0, MOST)));
}

/** How a game of a day was tried: what is over is among the results, what goes on among the links. */
export function triesAt(
  day: string,
  { game, seed }: Pick<DaysGame, "game" | "seed">,
  results: Result[],
  begun: Begun[],
  held: (table: string) => boolean,
): Tries {
  const done = results.filter((one) => one.game === game && one.seed === seed).sort((a, b) => a.ended - b.ended);
  const own = new Set(begun.map(({ table }) => table));
  const counts = (one: Result): boolean =>
    own.has(one.table) && one.begun !== undefined && dayOf(one.begun * 1000) === day;
  const first = done.find(counts) ?? null;
  const over = new Set(done.map(({ table }) => table));
  const going = begun.find((one) => one.game === game && one.seed === seed && !over.has(one.table) && held(one.table));
  return { first, practice: done.filter((one) => one !== first).reverse(), running: going?.table ?? null };
}

/** The word by which servers know that two results come from one browser. They keep another one of it each day. */
export function player(): string {
  const found = localStorage.getItem(PLAYER);
  if (found) return found;
  const made = freshKey();
  localStorage.setItem(PLAYER, made);
  return made;
}
