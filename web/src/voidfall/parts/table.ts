/** The table as Voidfall's parts use it: the view by its type, names of sources, cards by their id. */

import type { LogLine, VoidfallView } from "../../api/types";
import { type TableContext, useTable } from "../../frame/context";
import type { Entry } from "../../frame/library.svelte";
import { ReplaySession } from "../../frame/replay.svelte";
import { TableSession } from "../../frame/session.svelte";
import { t } from "../../frame/texts.svelte";
import type { Player } from "../words";

const FOCUS_KINDS = ["focuses", "joint_focuses", "heroic_focuses"] as const;
const EMPTY_SEATS: Player[] = [];

export class VoidfallTable {
  constructor(readonly context: TableContext) {}

  get session() {
    return this.context.session;
  }
  get texts() {
    return this.context.texts;
  }
  get library() {
    return this.context.library;
  }

  get view(): VoidfallView | null {
    return (this.context.session.update?.view ?? null) as VoidfallView | null;
  }

  get players(): Player[] {
    return this.view?.players ?? EMPTY_SEATS;
  }

  /** Everything that has happened up to the position that is shown. */
  get log(): LogLine[] {
    const { session } = this;
    if (session instanceof ReplaySession) return session.lines.slice(0, session.position?.lines ?? 0);
    return session instanceof TableSession ? session.log : [];
  }

  /** Whose mat and hand are shown: your own seat, for a spectator the one whose turn it is. */
  get seat(): number {
    const seat = this.session.seat ?? this.view?.turn.seat ?? 0;
    return seat >= 0 && seat < this.players.length ? seat : 0;
  }

  houseName(seat: number): string {
    const player = this.players[seat];
    return player ? this.texts.name("house", player.house) : "";
  }

  /** Where a part of a number comes from: `sector-12`, `agenda-redemption`, `objective-1` ... */
  source(source: string): string {
    const at = source.indexOf("-");
    const [kind, id] = [source.slice(0, at), source.slice(at + 1)];
    if (kind === "sector") return t("voidfall-sector", { n: Number(id) });
    if (kind === "objective") return t("voidfall-objective", { n: Number(id) });
    return this.texts.name("source", source);
  }

  /** A Focus card of any kind. */
  focus(card: string): Entry | undefined {
    for (const kind of FOCUS_KINDS) {
      const found = this.library.find(kind, card);
      if (found) return found;
    }
    return undefined;
  }
}

/** To be called while a component is made. */
export function useVoidfall(): VoidfallTable {
  return new VoidfallTable(useTable());
}
