/** Prestige by source for everybody, as the view or, at the end, the log says it. */

import type { LogLine } from "../api/types";
import type { Player } from "./words";

/** In the order of the final scoring; the Rival of the solo game has a source of its own. */
export const SOURCES = [
  "colony",
  "houses",
  "personal",
  "fleet",
  "cards",
  "rank",
  "orders",
  "resources",
  "development",
  "corruption",
  "failures",
] as const;
export type Source = (typeof SOURCES)[number];

/** The Prestige of each player by source: of the final scoring if there was one, else what is known now. */
export function sources(players: readonly Player[], log: readonly LogLine[]): Partial<Record<Source, number>>[] {
  const final = log.filter((line) => line.kind === "scored");
  return players.map((player, seat) => {
    const counted = final.find((line) => line.text.args.player === seat || line.seat === seat);
    return (counted ? Object.fromEntries(counted.terms) : player.score) as Partial<Record<Source, number>>;
  });
}

export function total(parts: Partial<Record<Source, number>>): number {
  return Object.values(parts).reduce((sum, part) => sum + (part ?? 0), 0);
}
