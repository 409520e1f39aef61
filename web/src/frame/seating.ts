/** Changes of who sits where: a seat is changed by who has it, or by the host. */

import { Refused, erase, patch, post } from "../api/client";
import type { Created, Manage, Table } from "../api/types";
import { forget, giveAway, hold, linkTo, tokenFor, tokenToChange } from "./links";
import { settings } from "./settings.svelte";
import { type GameTexts, t } from "./texts.svelte";

const path = (table: string, seat: number, verb: string): string => `/tables/${table}/seats/${seat}/${verb}`;

/** Sit down at a seat that is free. */
export async function claim(table: string, seat: number): Promise<void> {
  const made = await post<Created>(path(table, seat, "claim"), { name: settings.name }, tokenFor(table));
  const link = made.links[0];
  if (!link) return;
  hold({ table: made.table.id, game: made.table.game, token: link.token, seats: link.seats, name: settings.name });
  location.reload();
}

/** Change what your own seat is called. */
export async function rename(table: string, seat: number, name: string): Promise<void> {
  await post<Table>(path(table, seat, "rename"), { name }, tokenFor(table));
}

/** Make a new link to a seat; the earlier ones end. */
export async function handOver(table: string, seat: number, yours: number[]): Promise<string | null> {
  const made = await post<Created>(path(table, seat, "hand-over"), {}, tokenToChange(table, seat, yours));
  const link = made.links[0];
  if (link && !yours.includes(seat)) giveAway(table, seat, link);
  return link?.token ?? null;
}

export async function letBotPlay(table: string, seat: number, bot: string, yours: number[]): Promise<void> {
  await post<Table>(path(table, seat, "bot"), { bot }, tokenToChange(table, seat, yours));
}

/** Free the seat of a bot, or of somebody who has gone. */
export async function free(table: string, seat: number, yours: number[]): Promise<void> {
  await post<Table>(path(table, seat, "leave"), undefined, tokenToChange(table, seat, yours));
}

/** Change the table itself, as its host. */
export async function manage(table: string, wish: Partial<Manage>): Promise<void> {
  await patch<Table>(`/tables/${table}`, wish, linkTo(table)?.host ?? "");
}

/** Delete the table with its game, as its host. */
export async function deleteTable(table: string): Promise<void> {
  await erase<Table>(`/tables/${table}`, linkTo(table)?.host ?? "");
  forget(table);
}

/** Why something of this was not done, in words. */
export function whyNot(error: unknown, texts: GameTexts): string {
  if (!(error instanceof Refused && error.problem)) return t("problem-connection");
  return texts.ready ? texts.say(error.problem.message) : error.problem.text;
}
