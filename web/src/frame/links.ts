/** The signed links to seats that this browser holds, by table. None is lost without having been asked for. */

import type { Created, Link } from "../api/types";
import { wholeAddress } from "./router.svelte";

export interface Held {
  table: string;
  game: string;
  token: string;
  seats: number[];
  name: string;
  at: number;
  /** The links to the other people's seats, to be given away by whoever made the table. */
  give?: Record<number, string>;
  /** The host's link, for what only the host may do. */
  host?: string;
  /** The other people's seats at which somebody was seen. */
  met?: number[];
  /** When it was taken off the list; until `RESTORE_MS` later it can be put back. */
  removed?: number;
}

const KEY = "domineum.links";
/** For how long a table that was removed can be put back. */
export const RESTORE_MS = 60 * 60 * 1000;

/** All links, the latest first; those that were removed are among them as long as they can be put back. */
export function held(): Held[] {
  try {
    const found: Held[] = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return found
      .filter(({ removed }) => removed === undefined || Date.now() - removed < RESTORE_MS)
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

function store(links: Held[]): void {
  localStorage.setItem(KEY, JSON.stringify(links));
}

export function linkTo(table: string): Held | undefined {
  return held().find((link) => link.table === table);
}

export function tokenFor(table: string): string {
  return linkTo(table)?.token ?? "";
}

/** The link with which a seat may be changed: for your own (`yours`) your link, else the host's. */
export function tokenToChange(table: string, seat: number, yours: number[]): string {
  const link = linkTo(table);
  return (yours.includes(seat) ? link?.token : (link?.host ?? link?.token)) ?? "";
}

/** Of the links to a new table: keep the one to our own seat, the host's, and those for the others to give away. */
export function keepOwn(made: Created, seat: number | null, name: string): void {
  const { table, links } = made;
  const people = links.filter((link) => link.seats.length > 0);
  const own =
    people.find((link) => seat !== null && link.seats.includes(seat)) ?? (seat === null ? links[0] : people[0]);
  if (!own) return;
  const give: Record<number, string> = {};
  for (const link of people) {
    if (link !== own && link.seats[0] !== undefined) give[link.seats[0]] = link.token;
  }
  const host = links.find((link) => link.host)?.token;
  hold({
    table: table.id,
    game: table.game,
    token: own.token,
    seats: own.seats,
    name,
    give,
    ...(host ? { host } : {}),
  });
}

/** Keep a link. Of an earlier one to the same table stays what the new one does not replace: the host's link, and
 * links to other seats, the earlier own one among them. */
export function hold(link: Omit<Held, "at">): void {
  const earlier = linkTo(link.table);
  const others = held().filter((other) => other.table !== link.table);
  const kept: Held = { ...link, at: Date.now() };
  if (earlier) {
    const left = earlier.token === link.token ? [] : earlier.seats.filter((seat) => !link.seats.includes(seat));
    const give = { ...earlier.give, ...Object.fromEntries(left.map((seat) => [seat, earlier.token])), ...link.give };
    for (const seat of link.seats) Reflect.deleteProperty(give, seat);
    const host = link.host ?? earlier.host;
    Object.assign(kept, { give, game: link.game || earlier.game }, host ? { host } : {});
    if (earlier.met) kept.met = earlier.met;
  }
  store([kept, ...others]);
}

function change(table: string, changed: Partial<Held>): void {
  store(held().map((link) => (link.table === table ? { ...link, ...changed } : link)));
}

/** Take a table off the list; for a while it can be put back. */
export function remove(table: string): void {
  change(table, { removed: Date.now() });
}

/** Tables that were removed too long ago to be put back; from now on nothing is known of them here. */
export function forgotten(): string[] {
  const links: Held[] = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  const kept = new Set(held().map(({ table }) => table));
  store(held());
  return links.map(({ table }) => table).filter((table) => !kept.has(table));
}

/** The table is no more. */
export function forget(table: string): void {
  store(held().filter((link) => link.table !== table));
}

export function restore(table: string): void {
  store(
    held().map((link) => {
      const { removed: _, ...kept } = link;
      return link.table === table ? kept : link;
    }),
  );
}

/** The table is open in this browser: it belongs to the list, and now it is known which seats the link is for. */
export function seated(table: string, seats: number[]): void {
  const link = linkTo(table);
  if (!link) return;
  if (link.removed !== undefined) restore(table);
  if (seats.length && link.seats.join() !== seats.join()) change(table, { seats });
}

/** Somebody was seen at a seat that was given away by link. */
export function meet(table: string, seat: number): void {
  const met = linkTo(table)?.met ?? [];
  if (linkTo(table) && !met.includes(seat)) change(table, { met: [...met, seat] });
}

/** A new link to somebody else's seat, made by the host: the earlier one has ended. */
export function giveAway(table: string, seat: number, link: Link): void {
  const earlier = linkTo(table);
  if (earlier) change(table, { give: { ...earlier.give, [seat]: link.token } });
}

/** A token may stand behind the # of an address, which no server ever sees. */
export function takeFromAddress(table: string, game: string): void {
  const token = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (!token) return;
  hold({ table, game, token, seats: [], name: "" });
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** The address to give to somebody who shall play a seat. */
export function seatAddress(table: string, token: string): string {
  return `${wholeAddress(`/t/${table}`)}#seat=${token}`;
}
