/** The signed links to seats that this browser holds: table id to token. */

import type { Created } from "../api/types";

export interface Held {
  table: string;
  game: string;
  token: string;
  seats: number[];
  name: string;
  at: number;
  /** The links to the other people's seats, to be given away by whoever made the table. */
  give?: Record<number, string>;
}

const KEY = "domineum.links";

/** All links, the latest first. */
export function held(): Held[] {
  try {
    const found: Held[] = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return found.sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export function linkTo(table: string): Held | undefined {
  return held().find((link) => link.table === table);
}

export function tokenFor(table: string): string {
  return linkTo(table)?.token ?? "";
}

/** Of the links to a new table: keep the one to our own seat, and those for the others to give away. */
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
  hold({ table: table.id, game: table.game, token: own.token, seats: own.seats, name, give });
}

export function hold(link: Omit<Held, "at">): void {
  const others = held().filter((other) => other.table !== link.table);
  localStorage.setItem(KEY, JSON.stringify([{ ...link, at: Date.now() }, ...others].slice(0, 200)));
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(held().filter((link) => link.table !== table)));
}

/** A token may stand behind the # of an address, which no server is ever told. */
export function takeFromAddress(table: string, game: string): void {
  const token = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (!token) return;
  hold({ table, game, token, seats: [], name: "" });
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** The address to give to somebody who shall play a seat. */
export function seatAddress(table: string, token: string): string {
  return `${location.origin}/t/${table}#seat=${token}`;
}
