/** What others did is shown at the speed that the person wishes: the positions that wait for their time. */

import { untrack } from "svelte";
import type { Update } from "../api/types";
import { faceOf } from "./faces";
import { type Speed, settings } from "./settings.svelte";

const DELAYS: Record<Speed, number> = { step: Infinity, slow: 1800, normal: 700, fast: 200, instant: 0 };

export class Playback {
  /** How many positions wait. */
  waiting = $state(0);

  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;
  #stop: () => void;

  constructor(
    /** What is in sight. */
    private readonly now: () => Update | null,
    private readonly show: (update: Update) => void,
    /** How long what is shown by itself still takes; for ever, until somebody has read it. */
    private readonly taken: () => number = () => 0,
  ) {
    this.#stop = $effect.root(() => {
      $effect(() => {
        void settings.speed;
        untrack(() => this.#pace());
      });
    });
  }

  /** A position has come; one that must not wait is shown at once, with all that came before it. */
  receive(update: Update, mustNotWait: boolean): void {
    this.#queue.push(update);
    if (mustNotWait || this.#atOnce(update)) this.skip();
    else this.#plan();
    this.waiting = this.#queue.length;
  }

  /** What this person did is shown at once; what others did, at the chosen speed. */
  #atOnce(update: Update): boolean {
    const shown = this.now();
    if (shown === null || shown.seat !== update.seat || document.hidden) return true;
    if (DELAYS[settings.speed] === 0) return true;
    const alone = this.#queue.length === 1;
    return alone && (shown.your_turn || update.seq <= shown.seq);
  }

  /** Whether a position waits that comes after an entry of the log, or with it. */
  reaches(seq: number): boolean {
    return this.#queue.some((update) => update.seq >= seq);
  }

  /** Go on at the speed that is wished now. */
  #pace(): void {
    this.#halt();
    if (DELAYS[settings.speed] === 0) this.skip();
    else this.#plan();
  }

  #halt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Show the next position of the queue when its time has come; step by step, when it is asked for. */
  #plan(): void {
    const delay = DELAYS[settings.speed];
    if (this.#timer !== undefined || !this.#queue.length || delay === Infinity) return;
    const taken = this.taken();
    if (taken === Infinity) return;
    const wait = this.#goesOn() && !taken ? 0 : Math.max(taken, this.#shownAt + delay - performance.now());
    this.#timer = setTimeout(this.#next, wait);
  }

  /** Whether what comes next only goes on with the action in sight: bots are shown action by action. */
  #goesOn(): boolean {
    const [next] = this.#queue;
    const reading = faceOf(next?.table.game ?? "")?.reading;
    const lines = next?.log.lines ?? [];
    if (!reading || !lines.length || lines.some(({ chapter }) => chapter !== this.now()?.chapter?.number)) return false;
    return !lines.some(({ kind }) => reading.leads.has(kind) || reading.heads.has(kind));
  }

  #next = (): void => {
    this.#timer = undefined;
    const update = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (update) {
      this.#shownAt = performance.now();
      this.show(update);
    }
    this.#plan();
  };

  /** What was to be read is read. */
  goOn(): void {
    this.#plan();
  }

  /** Show the next position at once (step by step). */
  stepForward(): void {
    this.#halt();
    this.#next();
  }

  /** Show the latest position at once. */
  skip(): void {
    this.#halt();
    while (this.#queue.length) this.#next();
  }

  /** Forget what waits. */
  clear(): void {
    this.#queue = [];
    this.waiting = 0;
  }

  close(): void {
    this.#halt();
    this.#stop();
  }
}
