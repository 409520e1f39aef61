/** What this browser remembers of puzzles: which were tried and solved and with how much help, and their boards. */

export interface Kept {
  game: string;
  /** When it was solved for the first time; 0: not yet. */
  solved: number;
  /** How many hints were looked at before that. */
  hints: number;
  /** Whether the solution was played instead. */
  shown: boolean;
  /** When it was opened last. */
  at: number;
}

export type State = "new" | "tried" | "solved" | "helped";

const KEY = "domineum.puzzles";
const BOARDS = "domineum.puzzle-boards";
const MOST = 12;

export interface PuzzleBoard {
  board: string;
  game: string;
  id: string;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Everything that is remembered, by the ids of puzzles. */
export function keptPuzzles(): Record<string, Kept> {
  return read<Record<string, Kept>>(KEY, {});
}

/** Remember more of a puzzle. */
export function keep(game: string, id: string, more: Partial<Kept>): Kept {
  const all = keptPuzzles();
  const kept = { solved: 0, hints: 0, shown: false, at: 0, ...all[id], game, ...more };
  localStorage.setItem(KEY, JSON.stringify({ ...all, [id]: kept }));
  return kept;
}

/** A puzzle counts as solved alone only without the solution and without hints. */
export function stateOf(kept: Kept | undefined): State {
  if (!kept) return "new";
  if (!kept.solved) return "tried";
  return kept.hints || kept.shown ? "helped" : "solved";
}

/** Which puzzle is on a board, if one is. */
export function puzzleOn(board: string): PuzzleBoard | undefined {
  return read<PuzzleBoard[]>(BOARDS, []).find((one) => one.board === board);
}

/** Remember a board, the latest first; returns those that are dropped for it. */
export function keepBoard(made: PuzzleBoard): string[] {
  const others = read<PuzzleBoard[]>(BOARDS, []).filter(({ id }) => id !== made.id);
  const again = read<PuzzleBoard[]>(BOARDS, []).filter(({ id }) => id === made.id);
  const all = [made, ...others];
  localStorage.setItem(BOARDS, JSON.stringify(all.slice(0, MOST)));
  return [...again, ...all.slice(MOST)].map(({ board }) => board);
}
