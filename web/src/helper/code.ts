/** Set-up codes for physical tables: short enough to be said aloud, and each part of it can be checked by eye.
 *
 * Voidfall: the number of the map, then House and Origin of each seat, then the turn order: `DT2-1A-7B.BA`.
 * Revenant: Captain and Frigate of each seat, then the turn order: `R-3A-7C.BA`.
 */

import type { Entry } from "../frame/library.svelte";
import type { HouseWish } from "../pages/creating";

/** Seats and Frigates in a code. */
const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;

export interface VoidfallPick {
  scenario: string;
  seats: HouseWish[];
  /** Seats, the first one first; empty if chance does not decide. */
  order: number[];
}

export interface RevenantPick {
  captains: string[];
  frigates: string[];
  order: number[];
}

export function writeVoidfall(pick: VoidfallPick, scenarios: Entry[], houses: Entry[]): string {
  const map = scenarios.find(({ id }) => id === pick.scenario);
  const seats = pick.seats.map(({ house, side }) => `${houses.find(({ id }) => id === house)?.data.number}${side}`);
  return [map?.data.ref, ...seats].join("-") + orderPart(pick.order);
}

/** Read a code, or null if it describes no table. */
export function readVoidfall(code: string, scenarios: Entry[], houses: Entry[]): VoidfallPick | null {
  const [parts, order] = apart(code);
  const map = scenarios.find(({ data }) => data.ref === parts[0]);
  const seats = parts.slice(1).map((part): HouseWish | null => {
    const [, number, side = ""] = /^(\d+)([AB])$/.exec(part) ?? [];
    const house = houses.find(({ data }) => String(data.number) === number);
    return house ? { house: house.id, side } : null;
  });
  if (!map || seats.length !== map.data.players || !seats.every((seat) => seat !== null)) return null;
  const names = seats.map(({ house }) => house);
  const fallen = (map.data.fallen_houses ?? []) as string[];
  const sides = seats.every(({ side }) => !map.data.origin_side || side === map.data.origin_side);
  if (!different(names) || names.some((house) => fallen.includes(house)) || !sides) return null;
  return fits(order, seats.length) ? { scenario: map.id, seats, order } : null;
}

export function writeRevenant(pick: RevenantPick, captains: Entry[], frigates: Entry[]): string {
  const seats = pick.captains.map((captain, seat) => {
    const frigate = frigates.findIndex(({ id }) => id === pick.frigates[seat]);
    return `${captains.findIndex(({ id }) => id === captain) + 1}${LETTERS[frigate]}`;
  });
  return ["R", ...seats].join("-") + orderPart(pick.order);
}

export function readRevenant(code: string, captains: Entry[], frigates: Entry[]): RevenantPick | null {
  const [[head, ...parts], order] = apart(code);
  const seats = parts.map((part) => {
    const [, number, letter] = /^(\d+)([A-F])$/.exec(part) ?? [];
    return {
      captain: captains[Number(number) - 1],
      frigate: frigates[(LETTERS as readonly (string | undefined)[]).indexOf(letter)],
    };
  });
  if (
    head !== "R" ||
    seats.length < 1 ||
    seats.length > 4 ||
    !seats.every(({ captain, frigate }) => captain && frigate)
  )
    return null;
  if (
    !different(seats.map(({ captain }) => captain?.data.board)) ||
    !different(seats.map(({ frigate }) => frigate?.id))
  )
    return null;
  if (!fits(order, seats.length)) return null;
  return {
    captains: seats.map(({ captain }) => captain?.id ?? ""),
    frigates: seats.map(({ frigate }) => frigate?.id ?? ""),
    order,
  };
}

function orderPart(order: number[]): string {
  return order.length ? `.${order.map((seat) => LETTERS[seat]).join("")}` : "";
}

function apart(code: string): [string[], number[]] {
  const [body = "", order = ""] = code.trim().toUpperCase().split(".");
  return [body.split("-"), [...order].map((letter) => (LETTERS as readonly string[]).indexOf(letter))];
}

function different(values: unknown[]): boolean {
  return new Set(values).size === values.length;
}

function fits(order: number[], players: number): boolean {
  return (
    !order.length ||
    (order.length === players && different(order) && order.every((seat) => seat >= 0 && seat < players))
  );
}
