/** What is shown by itself before one looks at the table again: a phase that begins, a fight step by step. */

import type { LogLine, Text, Update } from "../api/types";
import type { GameFace } from "./face";
import { type Speed, settings } from "./settings.svelte";

/** A phase or a round begins. */
export interface Banner {
  kind: "banner";
  words: string[];
}

/** A step of a fight: what it is called or what happened, the power of both sides after it, and what hit them. */
export interface Beat {
  name?: string;
  text?: Text;
  power?: readonly [number, number];
  damage?: readonly [number, number];
  /** What became of one strike at the second side, where nothing is counted. */
  blow?: "blocked" | "hit" | "lost";
}

export interface Fight {
  kind: "fight";
  /** What began it; null if that was told before. */
  title: Text | null;
  /** The number of the sector. */
  place: number | string;
  /** Who fights whom, by seat; null: the game itself. Empty where there are no sides. */
  sides: readonly (number | null)[];
  beats: readonly Beat[];
  result: Text | null;
}

export type Scene = Banner | Fight;

/** How long a banner stands and each step of a fight takes at the pace that the person wishes. */
const FACTOR: Record<Speed, number> = { step: 1, slow: 1.6, normal: 1, fast: 0.4, instant: 0 };
const BANNER_MS = 1100;
const BEAT_MS = 800;
/** No fight takes longer than this. */
const MOST_MS = 5600;

export class Scenes {
  now = $state.raw<Scene | null>(null);
  /** How many steps of the fight are shown. */
  beat = $state(0);

  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endsAt = -Infinity;

  /** How long it still takes. */
  get left(): number {
    return this.now ? Math.max(0, this.#endsAt - performance.now()) : 0;
  }

  show(scenes: readonly Scene[]): void {
    if (!scenes.length || FACTOR[settings.speed] === 0 || document.hidden) return;
    clearTimeout(this.#timer);
    this.#waiting = [...scenes];
    this.#endsAt = performance.now() + scenes.reduce((sum, scene) => sum + lasts(scene), 0);
    this.#next();
  }

  /** Show no more of it. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.now = null;
    this.#endsAt = -Infinity;
  }

  #next = (): void => {
    this.now = this.#waiting.shift() ?? null;
    this.beat = 0;
    if (this.now) this.#step();
  };

  #step = (): void => {
    const scene = this.now;
    if (!scene) return;
    const more = scene.kind === "fight" && this.beat < scene.beats.length;
    if (more) this.beat += 1;
    const time = scene.kind === "banner" ? lasts(scene) : lasts(scene) / (scene.beats.length + 1);
    this.#timer = setTimeout(more ? this.#step : this.#next, time);
  };
}

function lasts(scene: Scene): number {
  const factor = FACTOR[settings.speed];
  if (scene.kind === "banner") return BANNER_MS * factor;
  return Math.min(MOST_MS, BEAT_MS * (scene.beats.length + 1)) * factor;
}

/** What has come into the log with a position; nothing where something was taken back. */
export function newLines(before: Update | null, now: Update): LogLine[] {
  if (!before || before.seat !== now.seat || now.seq <= before.seq || now.log.keep < before.seq) return [];
  return now.log.lines;
}

/** What is shown of a new position: the fights on the way to it, then what has begun. */
export function scenesOf(
  before: Update | null,
  now: Update,
  face: Pick<GameFace, "fights">,
  when: (update: Update) => string[],
): Scene[] {
  const lines = newLines(before, now);
  if (!before || !lines.length) return [];
  const fights = face.fights?.(lines, before.view) ?? [];
  const words = when(now).slice(0, 2);
  const begins = !now.over && words.join() !== when(before).slice(0, 2).join();
  return begins ? [...fights, { kind: "banner", words }] : fights;
}
