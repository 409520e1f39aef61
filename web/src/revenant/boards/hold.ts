/** How the Resources of a player lie in the Compartments of the Frigate board. */

import { COMPARTMENTS, type Player, RESOURCES, type Resource } from "../words";

/**
 * What lies in the slots of each Compartment. Those in Corrupted ones are stuck there; all others may be moved at any
 * time, so they are shown from the left, sorted.
 */
export function hold(player: Player): (Resource | null)[][] {
  const free = RESOURCES.flatMap((name) => Array.from({ length: player.resources[name] ?? 0 }, () => name));
  return COMPARTMENTS.map((slots, i) => {
    const stuck = player.corrupted[i] ? (player.locked[i] ?? []) : null;
    return Array.from({ length: slots }, (_, slot) =>
      stuck ? ((stuck[slot] ?? null) as Resource | null) : (free.shift() ?? null),
    );
  });
}

/** How many slots can be used now, and how many of them are. */
export function room(player: Player): { used: number; most: number } {
  const used = RESOURCES.reduce((sum, name) => sum + (player.resources[name] ?? 0), 0);
  const most = COMPARTMENTS.reduce<number>((sum, slots, i) => sum + (player.corrupted[i] ? 0 : slots), 0);
  return { used, most };
}
