/** Two games of one set-up turn by turn: which turns belong together. */

import type { Text } from "../api/types";
import type { Walk, WalkTurn } from "./types";

export interface Side {
  turn: WalkTurn;
  /** The projected result after it. */
  after: number;
}

export interface Row {
  title: Text;
  sides: [Side | null, Side | null];
}

/** The turns of a seat with what they led to. */
export function sidesOf({ begun, turns }: Walk, seat: number): Side[] {
  return turns.flatMap((turn, i) => {
    if (turn.seat !== seat) return [];
    const next = turns[i + 1];
    if (!next && turns.length < begun.turns) return [];
    return [{ turn, after: (next ? next.projected : begun.final)[seat] ?? 0 }];
  });
}

const nameOf = (side: Side): string => JSON.stringify(side.turn.title);

/** The turns of a seat in both games, in their order. A game has no two turns of one title. */
export function rowsOf(first: Side[], second: Side[]): Row[] {
  const there = new Map(second.map((side, i) => [nameOf(side), i]));
  const rows: Row[] = [];
  let next = 0;
  const alone = (until: number): void => {
    for (; next < until; next++) {
      const side = second[next];
      if (side) rows.push({ title: side.turn.title, sides: [null, side] });
    }
  };
  for (const side of first) {
    const at = there.get(nameOf(side));
    if (at !== undefined && at >= next) {
      alone(at);
      rows.push({ title: side.turn.title, sides: [side, second[next++] ?? null] });
    } else rows.push({ title: side.turn.title, sides: [side, null] });
  }
  alone(second.length);
  return rows;
}

/** From the first turn in which the games differ; null as long as they are the same. */
export function partingOf(rows: Row[]): number | null {
  const at = rows.findIndex(({ sides: [a, b] }) => a?.turn.codes.join("\n") !== b?.turn.codes.join("\n"));
  return at < 0 ? null : at;
}
