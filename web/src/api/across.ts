/** A game goes from this browser to a server and back, by its record: the same game with the same hashes. */

import { get, here, post } from "./client";
import type { Created, RecordText, SeatWish, Table } from "./types";

interface Moved {
  record: string;
  seats: SeatWish[];
}

async function taken({ id, seats }: Pick<Table, "id" | "seats">, token: string): Promise<Moved> {
  const { record } = await get<RecordText>(`/tables/${id}/record`, token);
  return { record, seats: seats.map(({ kind, name, bot }) => ({ kind: kind === "bot" ? kind : "person", name, bot })) };
}

/** Make a table of this browser one of the server, where each seat has its link. */
export async function putOnline(table: Pick<Table, "id" | "seats">): Promise<Created> {
  return post<Created>("/import", { ...(await taken(table, "")), hot_seat: false });
}

/** Make a table of the server one of this browser, if no other person plays at it. */
export async function takeAlong(table: Pick<Table, "id" | "seats">, token: string): Promise<Created> {
  return (await here()).send<Created>("POST", "/import", await taken(table, token));
}

/** An address that carries a game to a server anywhere; what stands behind the # is sent by the page there. */
export async function addressAt(server: string, table: Pick<Table, "id" | "seats">): Promise<string> {
  const text = new Blob([JSON.stringify(await taken(table, ""))]);
  const packed = await new Response(text.stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join("");
  const code = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return new URL(`/#game=${code}`, /^https?:/.test(server) ? server : `https://${server}`).href;
}

/** Take the game out of the address, if it carries one. */
export async function gameInAddress(): Promise<Created | null> {
  const code = new URLSearchParams(location.hash.slice(1)).get("game");
  if (!code) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  const packed = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
  const text = await new Response(packed.stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
  const { record, seats } = JSON.parse(text) as Moved;
  return post<Created>("/import", { record, seats, hot_seat: false });
}

/** The seat that whoever moves a game keeps: the first one of a person. */
export function firstOf({ table }: Created): number | null {
  return table.seats.find(({ kind }) => kind === "person")?.seat ?? null;
}
