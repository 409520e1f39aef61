/** The table as Revenant's parts use it: cards by their id, names of ships and people. */

import type { RevenantView } from "../api/types";
import { useTable } from "../frame/context";
import type { Entry } from "../frame/library.svelte";
import { GameTable } from "../frame/table";
import { t } from "../frame/texts.svelte";

const CARDS = { cadet: "cadets", frigate: "frigate_cards", order: "orders" } as const;
export type CardType = keyof typeof CARDS;

export class RevenantTable extends GameTable<RevenantView> {
  /** The Rival has no boards. */
  protected override hasBoards(seat: number): boolean {
    return super.hasBoards(seat) && !this.isRival(seat);
  }

  isRival(seat: number): boolean {
    return this.players[seat]?.automaton ?? false;
  }

  /** The Captain of a seat without the byname. */
  name(seat: number): string {
    return this.fullName(seat).split(",", 1)[0] ?? "";
  }

  fullName(seat: number): string {
    if (this.isRival(seat)) return t("rev-rival");
    const captain = this.players[seat]?.captain;
    return captain ? this.texts.name("captain", captain) : t("rev-no-captain");
  }

  house(id: string): string {
    return this.texts.name("house", id);
  }

  /** A House ship by its name: `belitan-arkship`. */
  ship(id: string): string {
    return this.texts.name("ship", id);
  }

  /** Where a Crew figure is, in words: `arkship belitan`, `frigate`, `ready` ... */
  whereabouts(place: string): string {
    const [type = "", house] = place.split(" ");
    if (type === "ready" || type === "aside") return t(`rev-crew-${type}`);
    return house ? this.ship(`${house}-${type}`) : this.texts.name("type", type);
  }

  /** An Operation card of any type. */
  operation(id: string): { entry: Entry; type: CardType } | undefined {
    for (const [type, kind] of Object.entries(CARDS) as [CardType, string][]) {
      const entry = this.library.find(kind, id);
      if (entry) return { entry, type };
    }
    return undefined;
  }

  /** The Sector of the ship that was boarded in this turn, or null. */
  get activeSector(): number | string | null {
    const { view } = this;
    const ship = view?.phase === "action" ? view.turn.ship : null;
    if (!view || !ship) return null;
    if (ship.house) return view.ships[`${ship.house}-${ship.type}`]?.sector ?? null;
    return ship.type === "frigate" ? (this.players[view.turn.seat]?.sector ?? null) : null;
  }
}

/** To be called while a component is made. */
export function useRevenant(): RevenantTable {
  return new RevenantTable(useTable());
}
