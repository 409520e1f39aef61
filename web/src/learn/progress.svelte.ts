/** How far a tutorial has come; kept in this browser, so that it goes on after a reload. */

import type { LogLine } from "../api/types";
import { LESSONS, type Lesson } from "./lessons";

interface Kept {
  game: string;
  done: string[];
  /** Since which position a lesson has been open. */
  opened: Record<string, number>;
}

const PREFIX = "domineum.learn.";

/** The tables of this browser that are tutorials, by game. */
export function tutorials(): { table: string; game: string; done: number }[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => {
      const kept: Kept = JSON.parse(localStorage.getItem(key) ?? "{}");
      return { table: key.slice(PREFIX.length), game: kept.game, done: kept.done.length };
    });
}

export function beginTutorial(table: string, game: string): void {
  localStorage.setItem(PREFIX + table, JSON.stringify({ game, done: [], opened: {} } satisfies Kept));
}

export function isTutorial(table: string): boolean {
  return localStorage.getItem(PREFIX + table) !== null;
}

export class Progress {
  #kept = $state.raw<Kept>({ game: "", done: [], opened: {} });

  constructor(readonly table: string) {
    this.#kept = JSON.parse(localStorage.getItem(PREFIX + table) ?? '{"game":"","done":[],"opened":{}}');
  }

  get lessons(): Lesson[] {
    return LESSONS[this.#kept.game] ?? [];
  }

  get done(): number {
    return this.#kept.done.length;
  }

  isDone(lesson: Lesson): boolean {
    return this.#kept.done.includes(lesson.id);
  }

  /** The lesson for this moment: the first open one whose time has come. */
  current(cycle: number, topic: string): Lesson | null {
    const fits = (lesson: Lesson): boolean =>
      !this.isDone(lesson) && lesson.cycle <= cycle && (!lesson.topics || lesson.topics.includes(topic));
    return this.lessons.find(fits) ?? null;
  }

  open(lesson: Lesson, seq: number): void {
    if (lesson.id in this.#kept.opened) return;
    this.#keep({ ...this.#kept, opened: { ...this.#kept.opened, [lesson.id]: seq } });
  }

  finish(lesson: Lesson): void {
    if (!this.isDone(lesson)) this.#keep({ ...this.#kept, done: [...this.#kept.done, lesson.id] });
  }

  /** Finish every open lesson whose deed stands in the log since it was opened. */
  observe(log: LogLine[], seat: number | null): void {
    for (const lesson of this.lessons) {
      const since = this.#kept.opened[lesson.id];
      if (since === undefined || !lesson.does || this.isDone(lesson)) continue;
      const did = (line: LogLine): boolean =>
        line.seat === seat && line.seq > since && (lesson.does ?? []).includes(line.kind);
      if (log.some(did)) this.finish(lesson);
    }
  }

  leave(): void {
    localStorage.removeItem(PREFIX + this.table);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(PREFIX + this.table, JSON.stringify(kept));
  }
}
