/** Wishes for a new table: from what a person picked to what the server is sent. */

import { post } from "../api/client";
import type { Created, SeatWish } from "../api/types";
import { keepOwn } from "../frame/links";
import type { Entry } from "../frame/library.svelte";
import { settings } from "../frame/settings.svelte";

/** Who plays a seat: `me`, `here` (the same screen), `link`, `open`, or `bot:cadet`. */
export type Sitter = "me" | "here" | "link" | "open" | `bot:${string}`;

/** The bots of this package, in the order in which people ask for them. */
export const RANKS = ["cadet", "captain", "admiral", "random"];

export interface Draft {
  game: string;
  config: Record<string, unknown>;
  setup?: string;
  sitters: Sitter[];
  seed: number | null;
  listed: boolean;
}

export const shuffled = <T>(items: T[]): T[] => {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
};

function wish(sitter: Sitter): SeatWish {
  if (sitter.startsWith("bot:")) return { kind: "bot", bot: sitter.slice(4) };
  if (sitter === "open" || sitter === "link") return { kind: sitter === "open" ? "open" : "person" };
  return { kind: "person", name: sitter === "me" ? settings.name : "" };
}

/** Create the table, keep the link to it, and say where it is. */
export async function create(draft: Draft): Promise<string> {
  const hotSeat = draft.sitters.filter((sitter) => sitter === "me" || sitter === "here").length > 1;
  const made = await post<Created>("/tables", {
    game: draft.game,
    config: draft.config,
    ...(draft.setup ? { setup: draft.setup } : {}),
    seed: draft.seed,
    seats: draft.sitters.map(wish),
    hot_seat: hotSeat,
    listed: draft.listed,
  });
  const seat = draft.sitters.findIndex((sitter) => sitter === "me" || sitter === "here");
  keepOwn(made, seat >= 0 || draft.setup ? Math.max(0, seat) : null, settings.name);
  return `/t/${made.table.id}`;
}

export interface HouseWish {
  house: string;
  side: string;
}

/** Fill in what was left to chance: Houses that are free and not fallen, an Origin each. */
export function housesFor(scenario: Entry, wishes: HouseWish[], houses: Entry[]): HouseWish[] {
  const { players, fallen_houses: fallen, recommended_houses: recommended, origin_side: side } = scenario.data;
  const taken = new Set([...wishes.map((found) => found.house), ...((fallen ?? []) as string[])]);
  const all = houses.map((house) => house.id).filter((id) => !taken.has(id));
  const first = ((recommended ?? []) as string[]).filter((id) => !taken.has(id));
  const free =
    scenario.data.mode === "tutorial"
      ? [...shuffled(first), ...shuffled(all.filter((id) => !first.includes(id)))]
      : shuffled(all);
  return Array.from({ length: players as number }, (_, seat) => {
    const wanted = wishes[seat];
    return {
      house: wanted?.house || free.shift() || "",
      side: (side as string | null) || wanted?.side || (Math.random() < 0.5 ? "A" : "B"),
    };
  });
}

/** Captains of different Crew boards, and different Frigate boards. */
export function crewsFor(
  players: number,
  captains: Entry[],
  frigates: Entry[],
): { captains: string[]; frigates: string[] } {
  const boards = new Map<string, string[]>();
  for (const captain of captains) {
    const board = String(captain.data.board);
    boards.set(board, [...(boards.get(board) ?? []), captain.id]);
  }
  const chosen = shuffled([...boards.values()]).slice(0, players);
  return {
    captains: chosen.map((sides) => shuffled(sides)[0] ?? ""),
    frigates: shuffled(frigates.map((frigate) => frigate.id)).slice(0, players),
  };
}
