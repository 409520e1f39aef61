/** The one floating note of the table: shown for what the pointer, a finger that stays or the keyboard is on. */

import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

const HOVER_MS = 180;
/** How long the pointer may be on its way from the thing to the note. */
const REACH_MS = 240;
const HOLD_MS = 500;
/** Within something that has a note of its own, or is there to be pressed, a word is explained later. */
const WITHIN_MS = 700;
const SLIP = 8;

class Tip {
  anchor = $state.raw<HTMLElement | null>(null);
  content = $state.raw<Snippet | null>(null);
  #coming: ReturnType<typeof setTimeout> | undefined;
  #going: ReturnType<typeof setTimeout> | undefined;

  show(anchor: HTMLElement, content: Snippet): void {
    this.stay();
    this.anchor = anchor;
    this.content = content;
  }

  /** Show it if the pointer stays. */
  plan(anchor: HTMLElement, content: Snippet, wait = HOVER_MS): void {
    clearTimeout(this.#coming);
    if (this.anchor === anchor) clearTimeout(this.#going);
    this.#coming = setTimeout(() => this.show(anchor, content), wait);
  }

  /** The pointer is on the note: it stays, and no other one comes. */
  stay(): void {
    clearTimeout(this.#coming);
    clearTimeout(this.#going);
  }

  /** The pointer has left an element or its note: hide it, unless the pointer comes back or the keyboard is there. */
  leave(anchor: HTMLElement | null = this.anchor): void {
    clearTimeout(this.#coming);
    if (this.anchor !== anchor || anchor?.matches(":focus-visible")) return;
    clearTimeout(this.#going);
    this.#going = setTimeout(() => this.hide(anchor), REACH_MS);
  }

  /** Hide what belongs to an element, or whatever there is. */
  hide(anchor: HTMLElement | null = this.anchor): void {
    clearTimeout(this.#coming);
    if (this.anchor === anchor) this.anchor = this.content = null;
  }
}

export const tip = new Tip();
export const TIP_ID = "table-note";

/** The rule that is named first in the notes in sight (`data-note`), if any. */
export function ruleInSight(): string | undefined {
  return document.querySelector<HTMLElement>("[data-note] [data-rule]")?.dataset.rule;
}

/** A finger that stays on an element: then its end is no click. */
function held(element: HTMLElement, signal: AbortSignal, then: () => void, wait = HOLD_MS): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  let done = false;
  const lift = (): void => clearTimeout(timer);
  const swallow = (event: Event): void => {
    if (!done) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  element.addEventListener(
    "pointerdown",
    (event) => {
      lift();
      done = false;
      start = event;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        done = true;
        then();
      }, wait);
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLIP) lift();
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(end, lift, { signal });
  for (const end of ["click", "contextmenu"]) element.addEventListener(end, swallow, { signal, capture: true });
}

/** Attach a note to an element: `{@attach noted(() => content)}`. */
export function noted(content: () => Snippet | null | undefined): Attachment<HTMLElement> {
  return (element) => {
    const stop = new AbortController();
    const { signal } = stop;
    const show = (): void => {
      const found = content();
      if (found) tip.show(element, found);
    };
    held(element, signal, show);
    element.addEventListener(
      "pointerenter",
      (event) => {
        const found = content();
        if (found && event.pointerType === "mouse") tip.plan(element, found);
      },
      { signal },
    );
    element.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && tip.leave(element), {
      signal,
    });
    element.addEventListener("focus", () => element.matches(":focus-visible") && show(), { signal });
    element.addEventListener("blur", () => queueMicrotask(() => tip.hide(element)), { signal });
    element.addEventListener("click", show, { signal });
    return () => {
      stop.abort();
      tip.hide(element);
    };
  };
}

/** What is pressed or has a note of its own, and may hold words that are explained. */
const PRESSED = "button, a, summary, label, [role=button], [role=option]";

/** How the words that are in sight are explained. */
const words = new WeakMap<Element, () => void>();

/** Explain the next word of what has the focus, or else of the question; true if there is one. */
export function explainNext(): boolean {
  const focused = document.activeElement?.closest("button, section, li");
  const found = [focused, document.querySelector("section.question")].map((within) => [
    ...(within?.querySelectorAll("dfn") ?? []),
  ]);
  const there = found.find((list) => list.length) ?? [];
  const next = there[(there.findIndex((word) => word === tip.anchor) + 1) % there.length];
  if (next) words.get(next)?.();
  return next !== undefined;
}

/**
 * Attach the explanation of a word: `{@attach explained(() => content)}`. A word of a plain text is reached by keys. One
 * inside of something that is pressed is left to the pointer that rests on it and to the finger that stays.
 */
export function explained(content: () => Snippet): Attachment<HTMLElement> {
  return (element) => {
    const outer = element.closest<HTMLElement>(PRESSED);
    const stop = new AbortController();
    const { signal } = stop;
    const show = (): void => tip.show(element, content());
    words.set(element, show);
    let before: Snippet | null = null;
    if (!outer) {
      element.tabIndex = element.closest("[role=log]") ? -1 : 0;
      element.addEventListener("focus", () => element.matches(":focus-visible") && show(), { signal });
      element.addEventListener("blur", () => queueMicrotask(() => tip.hide(element)), { signal });
      element.addEventListener("click", show, { signal });
    }
    held(element, signal, show, HOLD_MS + 20);
    // Only a pointer that moves asks for an explanation, not a text that comes under one that is still.
    let asked = false;
    element.addEventListener(
      "pointermove",
      (event) => {
        if (asked || event.pointerType !== "mouse" || !(event.movementX || event.movementY)) return;
        asked = true;
        before = tip.anchor === outer ? tip.content : null;
        tip.plan(element, content(), outer ? WITHIN_MS : undefined);
      },
      { signal },
    );
    element.addEventListener(
      "pointerleave",
      (event) => {
        asked = false;
        if (event.pointerType !== "mouse") return;
        if (outer && before && tip.anchor === element && outer.matches(":hover")) tip.plan(outer, before);
        else tip.leave(element);
      },
      { signal },
    );
    return () => {
      stop.abort();
      tip.hide(element);
    };
  };
}
