/** A fight as a picture: how many ships of each side still fly after a step, and who shoots at whom in it. */

import type { Beat, Fight } from "./scenes.svelte";
import { seeded } from "./seeded";

/** More ships than these are not drawn one by one. */
export const MOST = 7;
/** Where there are no sides, the Voidborn strike at a fleet. */
const SWARM: readonly [number, number] = [5, 4];

export interface Place {
  x: number;
  y: number;
  size: number;
}

export interface Shot {
  from: Place;
  to: Place;
  /** Which side shoots. */
  side: 0 | 1;
  /** Whether it is stopped on the way, and whether what it hits is gone. */
  end: "blocked" | "hit" | "lost";
}

/** The places of a side's ships around (0, 0), the first in front; the second side faces the first. */
export function formation(side: 0 | 1): Place[] {
  const turned = side ? 1 : -1;
  return Array.from({ length: MOST }, (_, i) => {
    const row = Math.ceil(i / 2);
    const up = i % 2 ? -1 : 1;
    return { x: turned * (64 + row * 26 + (i % 3) * 5), y: i ? up * (10 + row * 11) : 0, size: i ? 0.78 : 1.15 };
  });
}

function before(fight: Fight): readonly [number, number] {
  const first = fight.beats[0];
  if (!first?.power) return SWARM;
  const [a, b] = first.power;
  return [a + (first.damage?.[0] ?? 0), b + (first.damage?.[1] ?? 0)];
}

/** How many ships each side shows after so many steps. */
export function flying(fight: Fight, beats: number): [number, number] {
  const begun = before(fight);
  const power = beats ? fight.beats[beats - 1]?.power : begun;
  if (!power) {
    const lost = fight.beats.slice(0, beats).filter(({ blow }) => blow === "lost").length;
    return [begun[0], Math.max(0, begun[1] - lost)];
  }
  const ships = (side: 0 | 1): number => {
    const all = Math.min(MOST, begun[side]);
    return begun[side] > 0 ? Math.ceil((power[side] / begun[side]) * all) : 0;
  };
  return [ships(0), ships(1)];
}

/** Who is hit in a step, and how often. */
function hits({ damage, blow }: Beat): [number, number] {
  if (damage) return [damage[0], damage[1]];
  return [0, blow ? 1 : 0];
}

/** The shots of a step: as many as Damage is dealt, up to four from each side. */
export function shots(fight: Fight, beats: number): Shot[] {
  const beat = fight.beats[beats - 1];
  if (!beat) return [];
  const random = seeded(`${fight.place} ${beats}`);
  const pick = (side: 0 | 1, from: number, below: number): Place => {
    const all = formation(side).slice(from, Math.max(from + 1, below));
    return all[Math.floor(random() * all.length)] ?? { x: 0, y: 0, size: 1 };
  };
  const [was, is] = [flying(fight, beats - 1), flying(fight, beats)];
  return ([0, 1] as const).flatMap((hit) => {
    const by = hit ? 0 : 1;
    const gone = was[hit] - is[hit];
    return Array.from({ length: Math.min(4, hits(beat)[hit]) }, (_, i): Shot => {
      const lost = i < gone;
      const to = lost ? pick(hit, was[hit] - 1 - i, was[hit] - i) : pick(hit, 0, is[hit]);
      return { from: pick(by, 0, was[by]), to, side: by, end: lost ? "lost" : (beat.blow ?? "hit") };
    });
  });
}
