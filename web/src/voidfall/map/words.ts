/** A sector in words: for its card, for the list, and for those who hear the map. */

import type { VoidfallView } from "../../api/types";
import type { Entry, Library } from "../../frame/library.svelte";
import { seatMark } from "../../frame/seats";
import type { GameTexts } from "../../frame/texts.svelte";
import { t } from "../../frame/texts.svelte";
import type { Neighbours } from "./hex";
import {
  type Sector,
  type Space,
  type TileData,
  contributions,
  fleets,
  holder,
  installations,
  power,
  spaces,
} from "./state";

export interface Told {
  view: VoidfallView;
  texts: GameTexts;
  library: Library;
  seat: number | null;
}

export type FactKey =
  | "owner"
  | "population"
  | "state"
  | "forces"
  | "guilds"
  | "installations"
  | "tokens"
  | "harbingers"
  | "upkeep"
  | "production"
  | "rewarded"
  | "skirmish";

export interface Fact {
  key: FactKey;
  text: string;
}

const UNKNOWN: TileData = {
  kind: "standard",
  guild_spaces: [],
  installation_spaces: [],
  free_upkeep: 0,
  population: "die",
  controllable: true,
};

/** What is printed on the tile of a sector. */
export function tileOf(library: Library, tile: string): TileData {
  return (library.find("sectors", tile)?.data as TileData | undefined) ?? UNKNOWN;
}

/** How many Sector Defenses stand on the card of a Fallen House. */
export function defensesOfFallen(library: Library, house: string): number {
  return Number(fallenHouse(library, house)?.data.defenses ?? 0);
}

/** The card of a Fallen House. */
export function fallenHouse(library: Library, house: string): Entry | undefined {
  return house ? library.all("fallen_houses").find(({ data }) => data.house === house) : undefined;
}

export function title({ texts }: Told, sector: Sector, letter: string): string {
  const type = texts.name("tile", sector.tile);
  if (letter) return t("map-wormhole", { n: sector.n, type, letter });
  return t("map-sector-type", { n: sector.n, type });
}

export function ownerOf({ view, texts, seat }: Told, sector: Sector): string {
  switch (holder(sector)) {
    case "seat": {
      const house = texts.name("house", view.players[sector.owner]?.house ?? "");
      return t(sector.owner === seat ? "map-owner-you" : "map-owner-seat", { mark: seatMark(sector.owner), house });
    }
    case "fallen":
      return t("map-owner-fallen", { house: texts.name("house", sector.fallen) });
    case "voidborn":
      return texts.name("fleet", "voidborn");
    default:
      return t("map-owner-nobody");
  }
}

/** Everything that is known of a sector, in the order in which one asks for it. */
export function facts(told: Told, sector: Sector): Fact[] {
  const { view, texts, library } = told;
  const tile = tileOf(library, sector.tile);
  if (!tile.controllable) return harbingers(sector);
  const fallen = defensesOfFallen(library, sector.fallen);
  const produced = contributions(view, sector).map(({ resource, amount }) =>
    t("map-adds", { amount, resource: texts.name("resource", resource) }),
  );
  const found: (Fact | null)[] = [
    { key: "owner", text: ownerOf(told, sector) + (sector.home >= 0 ? ` – ${t("map-home")}` : "") },
    sector.population ? { key: "population", text: populationText(sector, tile) } : null,
    sector.population ? { key: "state", text: t(sector.corrupted ? "map-corrupted" : "map-pure") } : null,
    fact("forces", forces(told, sector)),
    fact("guilds", spaceWords(spaces(tile.guild_spaces, sector.guilds), "guild", texts)),
    fact("installations", builtWords(sector, tile, fallen, texts)),
    fact("tokens", tokens(sector)),
    ...harbingers(sector),
    sector.owner >= 0 ? { key: "upkeep", text: String(sector.upkeep) } : null,
    fact("production", produced),
    fact(
      "rewarded",
      sector.rewarded.map((seat) => seatMark(Number(seat))),
    ),
    fact(
      "skirmish",
      view.targets.flatMap((n, seat) => (n === sector.n ? [seatMark(seat)] : [])),
    ),
  ];
  return found.filter((one) => one !== null);
}

/** The facts as one sentence, for those who hear the map. */
export function spoken(told: Told, sector: Sector, letter: string): string {
  const parts = facts(told, sector).map(({ key, text }) =>
    key === "owner" || key === "state" ? text : `${t(`map-fact-${key}`)} ${text}`,
  );
  return [title(told, sector, letter), ...parts].join(", ");
}

const BRIEF: FactKey[] = ["owner", "population", "state", "forces", "tokens", "harbingers", "production", "skirmish"];

/** What one wants to know at a glance. */
export function brief(told: Told, sector: Sector): string {
  return facts(told, sector)
    .filter(({ key }) => BRIEF.includes(key))
    .map(({ key, text }) =>
      key === "population" || key === "harbingers" || key === "skirmish" ? `${t(`map-fact-${key}`)} ${text}` : text,
    )
    .join(" · ");
}

/** What lies next to a sector, in words. */
export function besides(near: Neighbours | undefined): Record<"near" | "far" | "storms", string> {
  return {
    near: near?.near.join(", ") ?? "",
    far: near?.far.map(({ n, letter }) => `${n} (${letter})`).join(", ") ?? "",
    storms: near?.storms.join(", ") ?? "",
  };
}

function fact(key: FactKey, words: string[]): Fact | null {
  return words.length ? { key, text: words.join(", ") } : null;
}

function populationText(sector: Sector, tile: TileData): string {
  return tile.population === "fixed" ? t("map-population-fixed", { n: sector.population }) : String(sector.population);
}

function forces({ texts }: Told, sector: Sector): string[] {
  if (sector.voidborn) return [`${texts.name("fleet", "voidborn")} ${sector.voidborn}`];
  const ships = fleets(sector.fleets).map(({ type, power: much }) => `${texts.name("fleet", type)} ${much}`);
  return ships.length > 1 ? [...ships, t("map-power-sum", { n: power(sector) })] : ships;
}

function spaceWords(list: Space[], kind: "guild" | "installation", texts: GameTexts): string[] {
  const words: string[] = [];
  let free = 0;
  let dear = 0;
  for (const space of list) {
    if (space.what) {
      const name = texts.name(kind, space.what);
      words.push(
        space.kind === "upkeep"
          ? t("map-space-used-upkeep", { name })
          : space.kind === "printed"
            ? t("map-space-printed", { name })
            : name,
      );
    } else if (space.kind === "upkeep") dear++;
    else free++;
  }
  if (free) words.push(t("map-space-free", { n: free }));
  if (dear) words.push(t("map-space-upkeep", { n: dear }));
  return words;
}

function builtWords(sector: Sector, tile: TileData, fallenDefenses: number, texts: GameTexts): string[] {
  const { own, fallen } = installations(sector, fallenDefenses);
  const words = spaceWords(spaces(tile.installation_spaces, own), "installation", texts);
  if (fallen) words.unshift(t("map-fallen-defenses", { n: fallen }));
  return words;
}

function tokens(sector: Sector): string[] {
  return [
    ...(sector.glory.length ? [t("map-glory", { values: sector.glory.join(" + ") })] : []),
    ...(sector.bounty ? [t("map-bounty", { n: sector.bounty })] : []),
    ...(sector.reclaim ? [t("map-reclaim", { n: sector.reclaim })] : []),
  ];
}

function harbingers(sector: Sector): Fact[] {
  return sector.harbingers ? [{ key: "harbingers", text: String(sector.harbingers) }] : [];
}
