/**
 * The games that were played to their end in this browser, or from it at a server. What is known of one never changes, so
 * it is kept even when its table is gone.
 */

import { get } from "../api/client";
import type { Finished, Label } from "../api/types";
import { held, linkTo, tokenFor } from "../frame/links";

/** A thing with its name in the texts of its game. */
export type Named = Pick<Label, "kind" | "id" | "name">;

/** One game, as this person has played it. */
export interface Result {
  table: string;
  game: string;
  mode: string;
  /** The map and the difficulty. */
  place: Named[];
  seats: number;
  seat: number;
  /** The House, the Captain. */
  played: Named[];
  score: number;
  /** 1 for who has won. */
  rank: number;
  won: boolean;
  /** Who else played, with their scores; a bot has its id. */
  others: { name: string; bot: string; score: number }[];
  /** Those who play without a seat: the Voidborn, the Rival. */
  rival: Record<string, number>;
  /** In seconds since 1970. */
  ended: number;
  /** For how long the table was in sight; 0 if nobody has counted. */
  seconds: number;
  /** Two games of the same set-up have the same seed. Results that were kept long ago do not know it. */
  seed?: number;
  /** When the table was made, in seconds since 1970. */
  begun?: number;
}

const RESULTS = "domineum.results";
const TIMES = "domineum.times";
const TICK_SECONDS = 15;
/** Of so many tables the time is remembered. */
const TIMED = 200;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** All results, the latest first. */
export function results(): Result[] {
  return read<Result[]>(RESULTS, []).sort((a, b) => b.ended - a.ended);
}

/** For how long a table was in sight, in seconds. */
function timeAt(table: string): number {
  return read<Record<string, number>>(TIMES, {})[table] ?? 0;
}

/** Count how long a table is in sight while its game goes on; returns how to stop. */
export function countTime(table: string, going: () => boolean): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState !== "visible" || !going()) return;
    const { [table]: before = 0, ...others } = read<Record<string, number>>(TIMES, {});
    const kept = Object.entries(others).slice(1 - TIMED);
    localStorage.setItem(TIMES, JSON.stringify({ ...Object.fromEntries(kept), [table]: before + TICK_SECONDS }));
  }, TICK_SECONDS * 1000);
  return () => clearInterval(timer);
}

/**
 * What a finished game was for this person: for who had one seat of it, or played with all others of a team. Of several
 * people at one screen nobody can say who "I" am.
 */
export function resultOf({ table, yours, result }: Finished): Result | null {
  const [seat, ...more] = yours;
  if (seat === undefined || (more.length && result.mode !== "coop")) return null;
  const own = result.seats[seat];
  if (!own) return null;
  return {
    table: table.id,
    game: table.game,
    mode: result.mode,
    place: result.place,
    seats: result.seats.length,
    seat,
    played: own.played,
    score: own.score,
    rank: own.place,
    won: own.won,
    others: table.seats
      .filter((other) => other.seat !== seat)
      .map(({ seat: n, name, bot }) => ({ name, bot, score: result.seats[n]?.score ?? 0 })),
    rival: result.others,
    ended: table.changed_at,
    seconds: timeAt(table.id),
    ...(table.seed === null ? {} : { seed: table.seed }),
    begun: table.created_at,
  };
}

/** Keep the result of a table whose game is over. */
export async function note(table: string): Promise<void> {
  if (!linkTo(table)) return;
  const known = results();
  if (known.some((one) => one.table === table)) return;
  const found = resultOf(await get<Finished>(`/tables/${table}/result`, tokenFor(table)));
  if (found) localStorage.setItem(RESULTS, JSON.stringify([...known, found]));
}

/** Keep the results of all games that have ended meanwhile; tables that cannot be reached are left alone. */
export async function noteAll(): Promise<void> {
  const known = new Set(results().map(({ table }) => table));
  for (const { table } of held()) {
    if (!known.has(table)) await note(table).catch(() => undefined);
  }
}
