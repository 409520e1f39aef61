/** A table as the parts of a board use it: the view by its type, who plays, what has happened. */

import type { LogLine } from "../api/types";
import type { TableContext } from "./context";
import type { Library } from "./library.svelte";
import { ReplaySession } from "./replay.svelte";
import { type BoardSession, TableSession } from "./session.svelte";
import type { GameTexts } from "./texts.svelte";

/** What the views of all games have. */
interface AnyView {
  players: unknown[];
  turn: { seat: number };
}

const NOBODY: never[] = [];

export abstract class GameTable<View extends AnyView> {
  constructor(protected readonly context: TableContext) {}

  get session(): BoardSession {
    return this.context.session;
  }
  get texts(): GameTexts {
    return this.context.texts;
  }
  get library(): Library {
    return this.context.library;
  }
  get openEntry(): TableContext["openEntry"] {
    return this.context.openEntry;
  }

  get view(): View | null {
    return (this.session.update?.view ?? null) as View | null;
  }

  get players(): View["players"] {
    return this.view?.players ?? NOBODY;
  }

  /** Everything that has happened up to the position that is shown. */
  get log(): LogLine[] {
    const { session } = this;
    if (session instanceof ReplaySession) return session.lines.slice(0, session.position?.lines ?? 0);
    return session instanceof TableSession ? session.chronicle.lines : NOBODY;
  }

  /** Whose boards and hand are shown: your own seat, for a spectator the one whose turn it is. */
  get seat(): number {
    const seat = this.session.seat ?? this.view?.turn.seat ?? 0;
    return this.hasBoards(seat) ? seat : 0;
  }

  /** The seats of everybody but the one who looks. */
  get others(): number[] {
    return this.players.map((_, seat) => seat).filter((seat) => seat !== this.session.seat);
  }

  /** What a seat is called at the table. */
  abstract name(seat: number): string;

  protected hasBoards(seat: number): boolean {
    return seat >= 0 && seat < this.players.length;
  }
}
