/** How far a tutorial has come; kept in this browser, so that it goes on after a reload. */

import { type Lesson, type Now, mine } from "./lessons";

/**
 * A lesson is in sight with its task or only to be read, put aside with its task still open, or done. One that is not
 * there has not come yet.
 */
type Stage = "task" | "text" | "aside" | "done";

interface Kept {
  game: string;
  lessons: Record<string, Stage>;
  /** The game has ended, and with it the tutorial. */
  over: boolean;
}

const PREFIX = "domineum.learn.";

function read(table: string): Kept {
  const none: Kept = { game: "", lessons: {}, over: false };
  try {
    return { ...none, ...JSON.parse(localStorage.getItem(PREFIX + table) ?? "{}") };
  } catch {
    return none;
  }
}

/** The tutorials of this browser that are not over, the latest last. */
export function tutorials(): { table: string; game: string; done: number }[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ table: key.slice(PREFIX.length), kept: read(key.slice(PREFIX.length)) }))
    .filter(({ kept }) => !kept.over)
    .map(({ table, kept }) => ({ table, game: kept.game, done: count(kept) }));
}

export function beginTutorial(table: string, game: string): void {
  localStorage.setItem(PREFIX + table, JSON.stringify({ game, lessons: {}, over: false } satisfies Kept));
}

export function isTutorial(table: string): boolean {
  return localStorage.getItem(PREFIX + table) !== null;
}

export function leaveTutorial(table: string): void {
  localStorage.removeItem(PREFIX + table);
}

function count({ lessons }: Kept): number {
  return Object.values(lessons).filter((stage) => stage === "done").length;
}

export class Progress {
  #kept = $state.raw<Kept>({ game: "", lessons: {}, over: false });
  /** Since when the lesson is in sight. */
  #since = -1;

  constructor(
    readonly table: string,
    readonly lessons: (game: string) => readonly Lesson[],
  ) {
    this.#kept = read(table);
  }

  get game(): string {
    return this.#kept.game;
  }

  get all(): readonly Lesson[] {
    return this.lessons(this.#kept.game);
  }

  get done(): number {
    return count(this.#kept);
  }

  get over(): boolean {
    return this.#kept.over;
  }

  /** The lesson in sight. */
  get shown(): Lesson | null {
    return this.#at("task", "text")[0] ?? null;
  }

  /** The tasks that are still to be done. */
  get tasks(): readonly Lesson[] {
    return this.#at("task", "aside");
  }

  /** What did not come in this game. */
  get missed(): readonly Lesson[] {
    return this.all.filter(({ id }) => !this.#kept.lessons[id]);
  }

  /** Whether there is something left to do in the lesson in sight. */
  get hasTask(): boolean {
    return this.#at("task").length > 0;
  }

  /** Follow the game: finish the tasks that are done, and show the lesson whose time has come. */
  follow(now: Now): void {
    for (const lesson of this.tasks) {
      if (mine(now, ...(lesson.does ?? []))) this.#put(lesson, "done");
    }
    if (!now.topic) return;
    const { shown } = this;
    const next = this.all.find((lesson) => !this.#kept.lessons[lesson.id] && lesson.when(now));
    // A lesson stays until it is read; who plays on has read it, once there is something new to say.
    if (!next || (shown && now.seq <= this.#since)) return;
    if (shown) this.understood(shown);
    this.#since = now.seq;
    this.#put(next, next.does && !mine(now, ...next.does) ? "task" : "text");
  }

  /** The lesson is read: it is done, or its task is put aside until it is done. */
  understood(lesson: Lesson): void {
    this.#put(lesson, this.#kept.lessons[lesson.id] === "task" ? "aside" : "done");
  }

  /** Give up on a task. */
  skip(lesson: Lesson): void {
    this.#put(lesson, "done");
  }

  /** Show the lesson of an open task again. */
  open(lesson: Lesson): void {
    if (this.shown) this.understood(this.shown);
    this.#put(lesson, "task");
  }

  /** The game is over: nothing more is taught. */
  finish(): void {
    if (!this.#kept.over) this.#keep({ ...this.#kept, over: true });
  }

  #at(...stages: Stage[]): Lesson[] {
    return this.all.filter(({ id }) => stages.some((stage) => this.#kept.lessons[id] === stage));
  }

  #put(lesson: Lesson, stage: Stage): void {
    this.#keep({ ...this.#kept, lessons: { ...this.#kept.lessons, [lesson.id]: stage } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(PREFIX + this.table, JSON.stringify(kept));
  }
}
