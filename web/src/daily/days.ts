/** Days: which games they have, and how they are counted. A day begins at midnight UTC, everywhere. */

import { Refused, get, here } from "../api/client";
import type { Daily } from "../api/types";

const DAY_MS = 86_400_000;

/** The games of a day (empty: today). What a server would say this browser knows too. */
export async function gamesOf(day: string): Promise<Daily> {
  const path = `/daily?day=${day}`;
  try {
    return await get<Daily>(path);
  } catch (error) {
    if (error instanceof Refused && error.status !== 502 && error.status !== 503) throw error;
    return (await here()).send<Daily>("GET", path);
  }
}

/** The day of a moment, in milliseconds since 1970. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Another day. */
export function moved(day: string, by: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS);
}

/** A day as people write it. */
export function spoken(day: string, language: string, style: "long" | "full" = "full"): string {
  return new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: "UTC" }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}

/** Hours and minutes of so many seconds; the last minute has begun as long as it is not over. */
export function clock(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
