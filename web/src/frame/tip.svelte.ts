/** The one floating note of the table: shown for what the pointer or the keyboard is on. */

import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

const HOVER_MS = 180;

class Tip {
  anchor = $state.raw<HTMLElement | null>(null);
  content = $state.raw<Snippet | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(anchor: HTMLElement, content: Snippet): void {
    clearTimeout(this.#timer);
    this.anchor = anchor;
    this.content = content;
  }

  /** Show it if the pointer stays. */
  plan(anchor: HTMLElement, content: Snippet): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(anchor, content), HOVER_MS);
  }

  /** Hide what belongs to an element, or whatever there is. */
  hide(anchor: HTMLElement | null = this.anchor): void {
    clearTimeout(this.#timer);
    if (this.anchor === anchor) this.anchor = this.content = null;
  }
}

export const tip = new Tip();
export const TIP_ID = "table-note";

/** Attach a note to an element: `{@attach noted(() => content)}`. */
export function noted(content: () => Snippet | null | undefined): Attachment<HTMLElement> {
  return (element) => {
    const enter = (event: PointerEvent): void => {
      const found = content();
      if (found && event.pointerType === "mouse") tip.plan(element, found);
    };
    const focus = (): void => {
      const found = content();
      if (found && element.matches(":focus-visible")) tip.show(element, found);
    };
    const press = (): void => {
      const found = content();
      if (found) tip.show(element, found);
    };
    const leave = (): void => tip.hide(element);
    const blur = (): void => queueMicrotask(leave);
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", blur);
    element.addEventListener("click", press);
    return () => {
      leave();
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", blur);
      element.removeEventListener("click", press);
    };
  };
}
