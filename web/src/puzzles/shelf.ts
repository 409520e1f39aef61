/** The puzzles that come with the games, and how one is opened. */

import { get, here } from "../api/client";
import type { Created, PuzzleOffer, Puzzles } from "../api/types";
import { keep, keepBoard, keptPuzzles, stateOf } from "./kept";

export const GAMES = ["voidfall", "revenant"] as const;

const fetched = new Map<string, Promise<PuzzleOffer[]>>();

/** All puzzles of a game, the easier ones first. */
export function puzzlesOf(game: string): Promise<PuzzleOffer[]> {
  let found = fetched.get(game);
  if (!found) {
    found = get<Puzzles>(`/games/${game}/puzzles`).then(({ puzzles }) => puzzles);
    fetched.set(game, found);
    found.catch(() => fetched.delete(game));
  }
  return found;
}

/** Open a board with a puzzle in the engine of this page; returns its id. */
export async function open(game: string, puzzle: PuzzleOffer): Promise<string> {
  const desk = await here();
  const made = await desk.send<Created>("POST", "/boards/puzzle", { game, data: puzzle.data });
  const board = made.table.id;
  const dropped = keepBoard({ board, game, id: puzzle.id });
  keep(game, puzzle.id, { at: Date.now() });
  void desk.drop(dropped);
  return board;
}

/** The next puzzle that is not solved yet: after this one, else from the beginning. */
export function nextAfter(puzzles: PuzzleOffer[], id: string): PuzzleOffer | undefined {
  const kept = keptPuzzles();
  const place = puzzles.findIndex((one) => one.id === id);
  const onward = [...puzzles.slice(place + 1), ...puzzles.slice(0, Math.max(0, place))];
  return onward.find((one) => ["new", "tried"].includes(stateOf(kept[one.id])));
}
