/** The signed links to seats that this browser holds: table id to token. */

export interface Held {
  table: string;
  game: string;
  token: string;
  seats: number[];
  name: string;
  at: number;
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

export function tokenFor(table: string): string {
  return held().find((link) => link.table === table)?.token ?? "";
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
