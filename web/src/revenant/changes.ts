/** What the parts of a Revenant view are about. */

import type { Kind } from "../frame/changes";

export const KINDS: Record<string, Kind> = {
  sectors: "board",
  ships: "board",
  houses: "board",
  revenant: "board",
  ambassadors: "board",
  rival: "others",
  offer: "cards",
  decks: "cards",
  council: "cards",
  colony: "cards",
  colonies: "cards",
  turn: "turn",
  phase: "turn",
  cycle: "turn",
  order: "turn",
  stack: "turn",
};
