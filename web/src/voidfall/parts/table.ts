/** The table as Voidfall's parts use it: Houses, names of sources, cards by their id. */

import type { VoidfallView } from "../../api/types";
import { useTable } from "../../frame/context";
import type { Entry } from "../../frame/library.svelte";
import { GameTable } from "../../frame/table";
import { t } from "../../frame/texts.svelte";

const FOCUS_KINDS = ["focuses", "joint_focuses", "heroic_focuses"] as const;

export class VoidfallTable extends GameTable<VoidfallView> {
  /** A seat by its House. */
  name(seat: number): string {
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
