/**
 * A key or a click acts on what the person saw, or does nothing:
 * - A choice (or a step back) is under way until the position that it led to is shown, or until it is refused. While it
 *   is under way, nothing else can be done.
 * - An option belongs to the question that it was shown for: one of an earlier question cannot be chosen any more.
 * - What was pressed before a question was seen is not meant for it. A pointer or a finger chooses nothing for
 *   `SETTLE_MS` after every new question: a double click answers one question. Keys wait only for a question that came
 *   by itself, not for one that follows the person's own choice, and a key that is held down chooses once.
 */

import type { Option, Question } from "../api/types";

/** How long a question has to be in sight before a click can answer it. */
export const SETTLE_MS = 250;

/** What is under way: who asked for it, in which position, and (once it is known) which entry of the log it became. */
export interface Doing {
  readonly seat: number;
  readonly seq: number;
  last: number | null;
  shown: () => void;
}

export class Guards {
  #doing = $state.raw<Doing | null>(null);
  /** How new the question is: not painted yet, too new for a click, or seen. */
  #age = $state<"unseen" | "fresh" | "settled">("settled");
  /** Whether the question came by itself, not after this person's own choice. */
  #unasked = false;
  /** When the question came into sight, and when the pointer was last pressed, by the clock of events. */
  #seenAt = -Infinity;
  #pressedAt = -Infinity;
  #frame = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("pointerdown", this.#press, true);
  }

  close(): void {
    clearTimeout(this.#settling);
    cancelAnimationFrame(this.#frame);
    removeEventListener("pointerdown", this.#press, true);
  }

  // -- what is under way ------------------------------------------------------------------------

  /** Whether a choice or a step is under way. */
  get busy(): boolean {
    return this.#doing !== null;
  }

  /** Do something that nothing else may be done beside; null if something else is under way. */
  async alone<T>(seat: number, seq: number, act: (doing: Doing) => Promise<T>): Promise<T | null> {
    if (this.#doing) return null;
    const doing: Doing = { seat, seq, last: null, shown: () => undefined };
    this.#doing = doing;
    try {
      return await act(doing);
    } finally {
      this.#doing = null;
    }
  }

  /** Whether a position comes after what is under way. */
  follows(seq: number): boolean {
    return this.#doing !== null && seq > this.#doing.seq;
  }

  /** Whether what is under way leads further than a position. */
  leadsBeyond(seq: number): boolean {
    return this.#doing !== null && seq < (this.#doing.last ?? this.#doing.seq + 1);
  }

  /** A position is in sight: what led to it is done. */
  shown(seq: number): void {
    if (this.#doing?.last != null && seq >= this.#doing.last) this.#doing.shown();
  }

  // -- what is in sight -------------------------------------------------------------------------

  /** Whether what is in sight has been there for long enough to be clicked on. */
  get settled(): boolean {
    return this.#age === "settled";
  }

  /** What may answer a question now: nothing, keys only, or whatever a person has. */
  get ready(): "no" | "keys" | "yes" {
    if (this.busy || this.#age === "unseen") return "no";
    if (this.settled) return "yes";
    return this.#unasked ? "no" : "keys";
  }

  /** Something else is asked now, after this person's own choice or by itself: it has to be seen first. */
  settle(own: boolean): void {
    this.#age = "unseen";
    this.#unasked = !own;
    this.#seenAt = Infinity;
    clearTimeout(this.#settling);
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#seenAt = performance.now();
      this.#age = "fresh";
      this.#settling = setTimeout(() => (this.#age = "settled"), SETTLE_MS);
    });
  }

  #press = (event: PointerEvent): void => {
    this.#pressedAt = event.timeStamp;
  };

  /** Whether an event was meant for what is in sight now. */
  meant(by: Event | undefined): boolean {
    if (by === undefined) return true;
    if (by instanceof MouseEvent && by.detail > 0) return this.settled && this.#pressedAt >= this.#seenAt;
    if (by instanceof KeyboardEvent && by.repeat) return false;
    return by.timeStamp >= this.#seenAt && !(this.#unasked && !this.settled);
  }
}

/** Whether an option is one of the question that is in sight, not of an earlier one. */
export function isOf(question: Question | null, option: Option): boolean {
  return question?.options.includes(option) ?? false;
}

/**
 * What was asked before, with what is new about it, if it is still asked: then its options are the same objects. What
 * they come to may be another thing by now, because somebody else has moved.
 */
export function stillAsked(before: Question | null, now: Question | null): Question | null {
  if (!before || !now) return null;
  const essence = ({ seat, topic, prompt, options }: Question): string =>
    JSON.stringify([seat, topic, prompt, options.map(({ code, about, label, role }) => [code, about, label, role])]);
  return essence(before) === essence(now) ? { ...now, options: before.options } : null;
}
