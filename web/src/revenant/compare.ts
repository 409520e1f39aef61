/** The rows of the view that compares all players. */

import type { CompareGroup } from "../frame/comparing";
import { HOUSES, type Player, RESOURCES, type View, amount, hiddenOf, prestige } from "./words";

export function compareGroups(view: View): CompareGroup[] {
  const { players } = view;
  const each = (value: (player: Player) => number): number[] => players.map(value);
  const stuck = (player: Player, resource: string): number =>
    player.locked.flat().filter((found) => found === resource).length;
  return [
    { group: "prestige", rows: [{ id: "prestige", icon: "prestige", values: each(prestige) }] },
    {
      group: "influence",
      rows: HOUSES.map((house) => ({
        id: house,
        icon: "",
        values: each((player) => player.tracks[house] ?? 0),
        beside: players.map((player) => (hiddenOf(player, house) ? `+${hiddenOf(player, house)}` : "")),
      })),
    },
    {
      group: "resources",
      rows: RESOURCES.map((resource) => ({
        id: resource,
        icon: resource,
        values: each((player) => player.resources[resource] ?? 0),
        beside: players.map((player) => (stuck(player, resource) ? `+${stuck(player, resource)}` : "")),
      })),
    },
    {
      group: "crew",
      rows: [
        { id: "rank", icon: "rank", values: each((player) => player.rank) },
        { id: "tactics", icon: "tactics", values: each((player) => player.tactics) },
        { id: "cadets", icon: "cadet", values: each((player) => player.cadets.flat().length) },
        { id: "frigates", icon: "fleet", values: each((player) => player.slots.length) },
        { id: "orders", icon: "order", values: each((player) => player.orders.length) },
        { id: "hand", icon: "operation", values: each((player) => amount(player.hand)) },
        { id: "hidden", icon: "hidden", values: each((player) => amount(player.hidden)) },
      ],
    },
    {
      group: "frigate",
      rows: [
        {
          id: "corruption",
          icon: "corruption",
          values: each((player) => player.corrupted.filter(Boolean).length),
          low: true,
        },
        { id: "trace", icon: "trace", values: each((player) => player.trace) },
        { id: "intel", icon: "intel", values: each((player) => player.intel) },
      ],
    },
  ];
}
