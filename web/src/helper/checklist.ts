/** What to do to set a game up, in order; everything that can be ticked has an id of its own. */

import type { Entry, Library } from "../frame/library.svelte";
import { seatMark } from "../frame/seats";
import { settings } from "../frame/settings.svelte";
import { type GameTexts, t } from "../frame/texts.svelte";
import type { RevenantPick, VoidfallPick } from "./code";
import { stepText } from "./steps";

export interface Item {
  id: string;
  head: string;
  text: string;
}

export interface Section {
  id: string;
  title: string;
  /** The seat that it is about. */
  seat?: number;
  items: Item[];
}

export interface Tile {
  n: number;
  type: string;
  seat?: number;
  outpost?: boolean;
  population?: number;
  voidborn?: number;
  corrupted?: boolean;
  defense?: number;
  glory?: number[];
  bounty?: number;
  reclaim?: number;
  fallen?: number;
  harbingers?: number;
  wormhole?: string;
}

/** What lies on a tile at the start, in words. */
export function tileText(tile: Tile): string {
  const numbers = (["population", "voidborn", "defense", "harbingers"] as const).flatMap((what) =>
    tile[what] ? [t(`helper-tile-${what}`, { n: tile[what] })] : [],
  );
  return [
    ...(tile.seat
      ? [t(tile.outpost ? "helper-tile-outpost" : "helper-tile-home", { seat: seatMark(tile.seat - 1) })]
      : []),
    ...(tile.wormhole ? [tile.wormhole] : []),
    ...(tile.fallen ? [t("helper-tile-fallen", { n: tile.fallen })] : []),
    ...numbers,
    ...(tile.corrupted ? [t("map-corrupted")] : []),
    ...(tile.glory?.length ? [t("map-glory", { values: tile.glory.join(", ") })] : []),
    ...(tile.bounty ? [t("map-bounty", { n: tile.bounty })] : []),
    ...(tile.reclaim ? [t("map-reclaim", { n: tile.reclaim })] : []),
  ].join(" · ");
}

export function voidfallList(library: Library, texts: GameTexts, pick: VoidfallPick, difficulty: string): Section[] {
  const map = library.find("scenarios", pick.scenario);
  if (!map) return [];
  return [
    { id: "map", title: t("helper-map"), items: mapItems(map, texts) },
    { id: "table", title: t("helper-table"), items: stepItems(library, texts, map, difficulty) },
    ...pick.seats.map(({ house, side }, seat) => seatSection(library, texts, house, side, seat)),
  ];
}

function mapItems(map: Entry, texts: GameTexts): Item[] {
  const tiles = (map.data.sectors as Tile[]).map((tile) => ({
    id: `tile-${tile.n}`,
    head: `${tile.n} ${texts.name("tile", tile.type)}`,
    text: tileText(tile),
  }));
  const storms = (map.data.voidstorms as [number, number][]).map((pair) => pair.join("–")).join(", ");
  return storms ? [...tiles, { id: "storms", head: t("helper-storms"), text: storms }] : tiles;
}

/** The steps of the set-up that hold in this mode. */
function stepItems(library: Library, texts: GameTexts, map: Entry, difficulty: string): Item[] {
  const { mode } = map.data;
  const level = library.find("setup", "difficulties");
  const steps = library
    .all("setup")
    .filter(({ data }) => data.step > 0 && data.modes.includes(mode))
    .sort((a, b) => a.data.step - b.data.step);
  return [...(level?.data.modes.includes(mode) ? [level] : []), ...steps].map((entry) => ({
    id: `step-${entry.id}`,
    head: entry.name[settings.language],
    text:
      stepText(entry, { library, texts, map, difficulty }) ??
      entry.lines.map(({ label, text }) => `${texts.say(label)}: ${texts.say(text)}`).join("; "),
  }));
}

function seatSection(library: Library, texts: GameTexts, house: string, side: string, seat: number): Section {
  const entry = library.find("houses", house);
  const lines = (entry?.lines ?? []).filter(({ label }) => label?.key === "library-side" && label.args.side === side);
  const home = texts.name("tile", String(entry?.data.home ?? ""));
  return {
    id: `seat-${seat}`,
    title: `${seatMark(seat)} ${texts.name("house", house)}`,
    seat,
    items: [
      {
        id: `seat-${seat}-mat`,
        head: t("helper-mat"),
        text: t("helper-mat-text", { house: texts.name("house", house), side, home }),
      },
      ...lines.map(({ text }, i) => split(`seat-${seat}-${i}`, texts.say(text))),
    ],
  };
}

/** `Technology: Shields` has a head; a text without a colon has none. */
function split(id: string, text: string): Item {
  const at = text.indexOf(": ");
  return at > 0 ? { id, head: text.slice(0, at), text: text.slice(at + 2) } : { id, head: "", text };
}

/** The steps of Revenant's set-up, by area. */
const REVENANT: Record<string, string[]> = {
  shared: ["decks", "hidden", "scanner", "colonies", "die"],
  board: ["revenant", "arkships", "fighters", "dropships", "shuttles", "voidborn", "rifts", "planets"],
  influence: ["markers", "rewards", "power"],
  sequence: ["phase", "order", "tactics", "failures", "protection"],
  first: ["cards", "houses"],
};
const EACH_PLAYER = ["crew", "frigate", "resources", "corruption", "hidden", "agendas"];

export function revenantList(library: Library, texts: GameTexts, pick: RevenantPick): Section[] {
  const players = pick.captains.length;
  const set = library.find("setups", `players-${Math.max(2, players)}`)?.data;
  const args = {
    players,
    planets: ((set?.planets ?? []) as number[]).join(", "),
    voidborn: ((set?.voidborn ?? []) as number[]).join(" / "),
    cards: t(players < 3 ? "helper-rev-set-2" : "helper-rev-set", { players }),
  };
  const section = (id: string): Section => ({
    id,
    title: t(`helper-rev-${id}`),
    items: (REVENANT[id] ?? []).map((name) => ({
      id: `${id}-${name}`,
      head: t(`helper-rev-${id}-${name}`),
      text: t(`helper-rev-${id}-${name}-text`, args),
    })),
  });
  const seats = pick.captains.map((captain, seat): Section => ({
    id: `seat-${seat}`,
    title: `${seatMark(seat)} ${texts.name("captain", captain)}`,
    seat,
    items: EACH_PLAYER.map((name) => ({
      id: `seat-${seat}-${name}`,
      head: t(`helper-rev-player-${name}`),
      text: t(`helper-rev-player-${name}-text`, crewArgs(library, texts, captain, pick.frigates[seat] ?? "")),
    })),
  }));
  const council =
    players === 2 ? [{ id: "council", head: t("helper-rev-council"), text: t("helper-rev-council-text") }] : [];
  const first = section("first");
  return [
    section("shared"),
    section("board"),
    section("influence"),
    section("sequence"),
    ...seats,
    { ...first, items: [...council, ...first.items] },
  ];
}

function crewArgs(library: Library, texts: GameTexts, captain: string, frigate: string): Record<string, string> {
  const data = library.find("captains", captain)?.data;
  const board = library.find("crew_boards", String(data?.board))?.name[settings.language] ?? "";
  return {
    captain: texts.name("captain", captain),
    board,
    side: String(data?.side ?? "").toUpperCase(),
    frigate: library.find("frigates", frigate)?.name[settings.language] ?? "",
  };
}
