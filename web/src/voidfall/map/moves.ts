/** Fleets that have moved, as the events of the log report it. */

import type { LogLine } from "../../api/types";
import type { News } from "../../frame/news";
import type { Sector } from "./state";

export interface Move {
  from: number;
  to: number;
  owner: number;
  power: number;
}

/**
 * What an event says of moves: one from `source` to `sector`, or into it by `from-12`, or out of it and home by
 * `to-1`, each with its Fleet Power.
 */
export function movesOf({ text: { args } }: LogLine, sectors: readonly Sector[]): Move[] {
  const sector = Number(args.sector);
  const found: Move[] = [];
  for (const [name, value] of Object.entries(args)) {
    const [way, n] = [name.split("-", 1)[0], Number(name.split("-", 2)[1])];
    if (name === "source" && args.fleet)
      found.push({ from: Number(value), to: sector, owner: Number(args.player), power: 1 });
    if (way === "from") found.push({ from: n, to: sector, owner: Number(args.player), power: Number(value) });
    if (way === "to") found.push({ from: sector, to: n, owner: sectors[n - 1]?.home ?? -1, power: Number(value) });
  }
  return found;
}

/** All moves of the news, those on the same way together; what was taken back goes back. */
export function movesIn({ added, gone }: News, sectors: readonly Sector[]): Move[] {
  const all = [
    ...gone.flatMap((line) => movesOf(line, sectors).map((move) => ({ ...move, from: move.to, to: move.from }))),
    ...added.flatMap((line) => movesOf(line, sectors)),
  ];
  const ways = new Map<string, Move>();
  for (const move of all) {
    const way = `${move.owner} ${move.from} ${move.to}`;
    ways.set(way, { ...move, power: move.power + (ways.get(way)?.power ?? 0) });
  }
  return [...ways.values()];
}
