/** What the Main board shows of a view: only reading and sorting, never a rule. */

import type { Change } from "../../api/types";
import { CREW, type House, KINDS, type Kind, type SectorId, type View, shipParts } from "../words";

/** Somebody on a ship; the Ambassadors of the Council belong to no seat. */
export interface Figure {
  seat: number | null;
  member: (typeof CREW)[number] | "ambassador";
}

export interface HouseShip {
  kind: Kind;
  id: string;
  house: House;
  damage: number;
  corrupted: boolean;
  landed: boolean;
  crew: Figure | null;
}

export interface Frigate {
  kind: "frigate";
  seat: number;
  landed: boolean;
  crew: Figure | null;
}

export type Piece = HouseShip | Frigate;

/** Who is on which place: `arkship belitan`, `reinforce`, `frigate 0` ... */
export function crews(view: View): Map<string, Figure> {
  const found = new Map<string, Figure>();
  view.players.forEach((player, seat) => {
    player.crew.forEach((place, i) => {
      const member = CREW[i];
      if (member && !["ready", "aside", "emergency"].includes(place)) {
        found.set(place === "frigate" ? `frigate ${seat}` : place, { seat, member });
      }
    });
  });
  for (const place of view.ambassadors) {
    if (place !== "ready" && place !== "aside") found.set(place, { seat: null, member: "ambassador" });
  }
  return found;
}

/** All ships by Sector: landed ones first, Arkships, smaller ships by House, Frigates by seat. */
export function fleets(view: View): Map<SectorId, Piece[]> {
  const aboard = crews(view);
  const found = new Map<SectorId, Piece[]>();
  const put = (sector: SectorId, piece: Piece): void => {
    found.set(sector, [...(found.get(sector) ?? []), piece]);
  };
  for (const [id, ship] of Object.entries(view.ships)) {
    if (ship.sector === 0 || ship.sector === "scanner") continue;
    const { house, kind } = shipParts(id);
    const crew = aboard.get(`${kind} ${house}`) ?? null;
    put(ship.sector, { kind, id, house, damage: ship.damage, corrupted: ship.corrupted, landed: ship.landed, crew });
  }
  view.players.forEach((player, seat) => {
    if (player.sector)
      put(player.sector, { kind: "frigate", seat, landed: player.landed, crew: aboard.get(`frigate ${seat}`) ?? null });
  });
  for (const pieces of found.values()) pieces.sort((a, b) => rank(a) - rank(b));
  return found;
}

function rank(piece: Piece): number {
  const kind = piece.kind === "frigate" ? KINDS.length : KINDS.indexOf(piece.kind);
  return (piece.landed ? -10 : 0) + kind;
}

/** House ships that are not on the board: in the supply, or on their way on a Scanner card. */
export function offBoard(view: View): { id: string; house: House; kind: Kind; scanner: boolean }[] {
  return Object.entries(view.ships)
    .filter(([, ship]) => ship.sector === 0 || ship.sector === "scanner")
    .map(([id, ship]) => ({ id, ...shipParts(id), scanner: ship.sector === "scanner" }))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** What a preview would change on the board. */
export interface Expected {
  /** By ship: more or less Damage, whether it goes or comes, whether it is Corrupted. */
  ships: Map<string, { damage: number; lost: boolean; moves: SectorId | null; corrupted: boolean | null }>;
  /** By Sector: Voidborn ships and Shields, more or less. */
  sectors: Map<SectorId, { voidborn: number; shields: number; cube: boolean }>;
  revenant: number;
}

export function expected(changes: readonly Change[], view: View): Expected {
  const found: Expected = { ships: new Map(), sectors: new Map(), revenant: 0 };
  for (const { path, before, after } of changes) {
    const [part = "", which = "", field = ""] = path.split(".");
    if (part === "ships") shipChange(found, which, field, before, after);
    if (part === "sectors") sectorChange(found, view.sectors[Number(which)]?.sector ?? 0, field, before, after);
    if (part === "revenant" && which === "damage") found.revenant = difference(before, after);
    if (part === "players" && field === "sector") {
      found.ships.set(`frigate-${which}`, { damage: 0, lost: false, moves: after as SectorId, corrupted: null });
    }
  }
  return found;
}

function shipChange(found: Expected, id: string, field: string, before: unknown, after: unknown): void {
  const ship = found.ships.get(id) ?? { damage: 0, lost: false, moves: null, corrupted: null };
  found.ships.set(id, ship);
  if (field === "damage") ship.damage = difference(before, after);
  if (field === "corrupted") ship.corrupted = after === true;
  if (field !== "sector") return;
  ship.lost = after === 0;
  ship.moves = after === 0 ? null : (after as SectorId);
}

function sectorChange(found: Expected, sector: SectorId, field: string, before: unknown, after: unknown): void {
  const known = found.sectors.get(sector) ?? { voidborn: 0, shields: 0, cube: false };
  found.sectors.set(sector, known);
  if (field === "voidborn") known.voidborn = difference(before, after);
  if (field === "shields") known.shields = difference(before, after);
  if (field === "cube") known.cube = true;
}

function difference(before: unknown, after: unknown): number {
  return typeof before === "number" && typeof after === "number" ? after - before : 0;
}
