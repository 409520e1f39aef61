/** The line to a table: the same whether it is kept by a server or by this browser. */

import type { Answer, Preview, Problem, Update } from "./types";

export type Connection = "connecting" | "live" | "lost";

/** What a request was answered with instead of success. */
export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

export interface Handlers {
  /** Who looks: asked again at every connection. */
  hello: () => { token: string; seat: number | null; since: number };
  update: (update: Update) => void;
  connection: (state: Connection) => void;
  /** The connection itself was refused; there is no use in trying again. */
  refused: (problem: Problem) => void;
}

export interface TableLine {
  choose(seat: number, seq: number, key: string, codes: string[], usual?: boolean): Promise<Answer>;
  step(verb: "undo" | "redo" | "reset", seat: number, seq: number, key: string, usual?: boolean): Promise<Answer>;
  preview(seat: number, seq: number, code: string, usual?: boolean): Promise<Preview>;
  look(seat: number | null): void;
  close(): void;
}
