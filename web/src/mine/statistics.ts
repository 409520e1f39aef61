/** What many results come to. */

import type { Text } from "../api/types";
import type { Result } from "./results";

export interface Tally {
  games: number;
  won: number;
  best: number;
  mean: number;
  /** The mean time of those games whose time is known, in seconds; null if there is none. */
  seconds: number | null;
}

/** What results are told apart by. */
export type By = "played" | "map" | "mode" | "difficulty" | "seats" | "bots";

export interface Group extends Tally {
  key: string;
  /** The name in the texts of the game; null where the key says it. */
  name: Text | null;
}

export function tally(results: Result[]): Tally {
  const timed = results.filter(({ seconds }) => seconds > 0);
  return {
    games: results.length,
    won: results.filter(({ won }) => won).length,
    best: Math.max(...results.map(({ score }) => score)),
    mean: mean(results.map(({ score }) => score)),
    seconds: timed.length ? mean(timed.map(({ seconds }) => seconds)) : null,
  };
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Results by what they have in common, the most frequent first. */
export function grouped(results: Result[], by: By): Group[] {
  const groups = new Map<string, { name: Text | null; found: Result[] }>();
  for (const result of results) {
    const { key, name } = keyOf(result, by);
    const group = groups.get(key) ?? { name, found: [] };
    group.found.push(result);
    groups.set(key, group);
  }
  return [...groups]
    .map(([key, { name, found }]) => ({ key, name, ...tally(found) }))
    .sort((a, b) => b.games - a.games || a.key.localeCompare(b.key));
}

function keyOf(result: Result, by: By): { key: string; name: Text | null } {
  if (by === "mode") return { key: result.mode, name: null };
  if (by === "seats") return { key: String(result.seats), name: null };
  if (by === "bots") {
    const bots = [...new Set(result.others.map(({ bot }) => bot || "person"))].sort();
    return { key: bots.join(" ") || "alone", name: null };
  }
  const found = by === "played" ? result.played[0] : result.place.find(({ kind }) => kind === by);
  return { key: found?.id ?? "", name: found?.name ?? null };
}

/** By what the results of a game can be told apart: by what at least two of them differ in, or all have. */
export function ways(results: Result[]): By[] {
  const all: By[] = ["played", "map", "mode", "difficulty", "seats", "bots"];
  return all.filter((by) => results.some((result) => keyOf(result, by).key !== ""));
}

/** How many games in a row were won: now, and at most. */
export function streaks(results: Result[]): { now: number; best: number } {
  const inOrder = [...results].sort((a, b) => a.ended - b.ended);
  let [now, best] = [0, 0];
  for (const { won } of inOrder) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

const COLUMNS = [
  "ended",
  "game",
  "mode",
  "map",
  "difficulty",
  "played",
  "seats",
  "seat",
  "rank",
  "won",
  "score",
  "others",
  "rival",
  "seconds",
  "table",
];

/** A table for spreadsheets: a line for each game. A cell that a spreadsheet could take for a formula is a text. */
export function csv(results: Result[]): string {
  const lines = results.map((result) => {
    const place = (kind: string): string => result.place.find((one) => one.kind === kind)?.id ?? "";
    const cells = [
      new Date(result.ended * 1000).toISOString(), result.game, result.mode, place("map"), place("difficulty"),
      result.played.map(({ id }) => id).join(" "), result.seats, result.seat + 1, result.rank, result.won ? 1 : 0,
      result.score, result.others.map(({ name, bot, score }) => `${bot || name}:${score}`).join(" "),
      Object.entries(result.rival).map(([name, score]) => `${name}:${score}`).join(" "), result.seconds, result.table,
    ]; // prettier-ignore
    return cells.map(cell).join(",");
  });
  return [COLUMNS.join(","), ...lines, ""].join("\r\n");
}

function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
