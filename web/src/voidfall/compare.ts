/** The rows of the view that compares all players: numbers of the view, side by side. */

import type { CompareGroup } from "../frame/comparing";
import { corruption, deployed, improvedCount, projection, tradeTokens } from "./scores";
import { type Player, RESOURCES, type View, production, total } from "./words";

export function compareRows(view: View, mode: "one" | "all"): CompareGroup[] {
  const { players, sectors } = view;
  const each = (value: (player: Player, seat: number) => number): number[] => players.map(value);
  const own = (seat: number) => sectors.filter((sector) => sector.owner === seat);
  const projected = players.map((player) => projection(player, mode).total);
  return [
    {
      group: "influence",
      rows: [
        { id: "influence", icon: "influence", values: each((player) => player.influence) },
        ...(view.winners
          ? []
          : [
              {
                id: "projected",
                icon: "influence",
                values: each((player, seat) => player.influence + (projected[seat] ?? 0)),
                beside: projected.map((n) => (n < 0 ? `−${-n}` : `+${n}`)),
              },
            ]),
      ],
    },
    {
      group: "stock",
      rows: RESOURCES.map((resource, i) => ({
        id: resource,
        icon: resource,
        values: each((player) => player.stock[i] ?? 0),
        beside: players.map((player) => `+${production(player, resource).yield}`),
      })),
    },
    {
      group: "realm",
      rows: [
        { id: "sectors", icon: "home", values: each((_, seat) => own(seat).length) },
        {
          id: "population",
          icon: "population",
          values: each((_, seat) => own(seat).reduce((sum, sector) => sum + sector.population, 0)),
        },
        {
          id: "guilds",
          icon: "guild",
          values: each((_, seat) => own(seat).reduce((sum, sector) => sum + sector.guilds.length, 0)),
        },
        {
          id: "installations",
          icon: "installation",
          values: each((_, seat) => own(seat).reduce((sum, sector) => sum + sector.installations.length, 0)),
        },
        { id: "upkeep", icon: "upkeep", values: each((player) => total(player.upkeep_terms)), low: true },
        {
          id: "corruption",
          icon: "corruption",
          values: each((player, seat) => corruption(player, sectors, seat)),
          low: true,
        },
      ],
    },
    {
      group: "fleet",
      rows: [
        { id: "deployed", icon: "corvette", values: each((_, seat) => deployed(sectors, seat)) },
        { id: "active", icon: "corvette", values: each((player) => player.active) },
        { id: "inactive", icon: "corvette", values: each((player) => player.inactive), low: true },
      ],
    },
    {
      group: "house",
      rows: [
        { id: "society", icon: "advance", values: each((player) => (player.tracks[0] ?? 0) + 1) },
        { id: "statecraft", icon: "advance", values: each((player) => (player.tracks[1] ?? 0) + 1) },
        { id: "economy", icon: "advance", values: each((player) => (player.tracks[2] ?? 0) + 1) },
        {
          id: "technologies",
          icon: "technology",
          values: each((player) => Object.keys(player.technologies).length),
          sign: "spark",
          beside: players.map((player) => (improvedCount(player) ? String(improvedCount(player)) : "")),
        },
        {
          id: "agendas",
          icon: "agenda",
          values: each((player) => player.slots.filter((slot) => slot.agenda).length),
          beside: players.map((player) => (player.agenda_types.length ? `+${player.agenda_types.length}` : "")),
        },
        { id: "trade", icon: "trade", values: each(tradeTokens) },
        { id: "glory", icon: "glory", values: each((player) => player.glory.reduce((sum, value) => sum + value, 0)) },
        { id: "cards", icon: "hand", values: each((player) => player.hand.length) },
      ],
    },
  ];
}
