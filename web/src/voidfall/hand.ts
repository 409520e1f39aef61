/** The Focus cards of a player in fixed places, so that everybody knows where to look. */

import type { Player, View } from "./words";

export type CardState = "hand" | "played" | "aside" | "playing";
export interface HeldCard {
  id: string;
  state: CardState;
}

/** All Focus cards of a player, in the order of the library, wherever they are now. */
export function focusCards(player: Player, turn: View["turn"], mine: boolean, order: readonly string[]): HeldCard[] {
  const place = new Map(order.map((id, i) => [id, i]));
  const of = (ids: readonly string[], state: CardState): HeldCard[] => ids.map((id) => ({ id, state }));
  const playing = mine && turn.card ? [turn.given || turn.card] : [];
  const found = [
    ...of(player.hand, "hand"),
    ...of(player.discard, "played"),
    ...of(player.aside, "aside"),
    ...of(playing, "playing"),
  ];
  return found.sort((a, b) => (place.get(a.id) ?? 99) - (place.get(b.id) ?? 99));
}

/** Which actions of the card in play have been taken: ids of the card's own ones. */
export function takenActions(turn: View["turn"]): Set<string> {
  return new Set(turn.taken.filter((code) => code.startsWith("focus ")).map((code) => code.slice("focus ".length)));
}

/** Library order: each House card stands where the standard card of its Focus stands. */
export function focusOrder(entries: readonly { id: string; data: Record<string, unknown> }[]): string[] {
  const standard = entries.filter((entry) => !entry.data.house).map((entry) => entry.id);
  const rank = (entry: { id: string; data: Record<string, unknown> }): number => {
    const at = standard.indexOf(String(entry.data.replaces || entry.data.focus));
    return at < 0 ? standard.length : at;
  };
  return [...entries].sort((a, b) => rank(a) - rank(b)).map((entry) => entry.id);
}
