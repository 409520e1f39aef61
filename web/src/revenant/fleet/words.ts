/** The Main board in words, for readers, for the list and for details. */

import { t } from "../../frame/texts.svelte";
import type { RevenantTable } from "../table";
import type { SectorId, SectorState } from "../words";
import type { Piece } from "./state";

export function sectorName(sector: SectorId): string {
  return t("rev-sector", { sector: String(sector).toUpperCase() });
}

/** A ship with all that can be said of it. */
export function pieceInWords(table: RevenantTable, piece: Piece): string {
  const { texts } = table;
  const parts: string[] = [];
  if (piece.kind === "frigate") parts.push(t("rev-frigate-of", { name: table.name(piece.seat) }));
  else parts.push(table.ship(piece.id));
  if (piece.kind !== "frigate" && piece.damage) {
    const most = Number(table.library.find("ship_types", piece.kind)?.data.damage_slots ?? 0);
    parts.push(t("rev-ship-damage", { n: piece.damage, most }));
  }
  if (piece.kind !== "frigate" && piece.corrupted) parts.push(t("rev-ship-corrupted"));
  if (piece.landed) parts.push(t("rev-ship-landed"));
  if (piece.crew) {
    const who =
      piece.crew.seat === null
        ? t("rev-ambassador")
        : `${table.name(piece.crew.seat)} (${texts.name("crew", piece.crew.member)})`;
    parts.push(`${t("rev-aboard")} ${who}`);
  }
  return parts.join(", ");
}

export interface Fact {
  key: "voidborn" | "shields" | "rift" | "planet";
  text: string;
}

/** What is in an outer Sector besides ships. */
export function factsOf(table: RevenantTable, sector: SectorState): Fact[] {
  const found: Fact[] = [{ key: "voidborn", text: String(sector.voidborn) }];
  if (sector.shields) found.push({ key: "shields", text: String(sector.shields) });
  if (sector.rift) found.push({ key: "rift", text: t("yes") });
  if (sector.planet) {
    const more = [sector.cube ? t("rev-planet-cube") : "", sector.occupied ? t("rev-planet-occupied") : ""].filter(
      Boolean,
    );
    found.push({ key: "planet", text: [table.texts.name("planet", sector.planet), ...more].join(", ") });
  }
  return found;
}

/** One line about a Sector for readers. */
export function spokenSector(
  table: RevenantTable,
  id: SectorId,
  sector: SectorState | undefined,
  pieces: readonly Piece[],
): string {
  const parts = [sectorName(id)];
  if (sector) {
    parts.push(t("rev-voidborn-count", { n: sector.voidborn }));
    if (sector.shields) parts.push(t("rev-shield-count", { n: sector.shields }));
    if (sector.rift) parts.push(t("rev-fact-rift"));
    if (sector.planet) parts.push(table.texts.name("planet", sector.planet));
  }
  for (const piece of pieces)
    parts.push(piece.kind === "frigate" ? t("rev-frigate-of", { name: table.name(piece.seat) }) : table.ship(piece.id));
  return parts.join(", ");
}
