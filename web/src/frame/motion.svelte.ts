/**
 * Everything that moves on the page moves here: pieces that went elsewhere, and numbers that changed. Only transforms and
 * opacity move, on a layer of their own that no pointer meets; any key or press ends it; who wants less motion gets none.
 */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { signed } from "./numbers";

const TRAVEL_MS = 450;
const FLASH_MS = 1100;
/** For a way of a drawing, with the moment in which it fades. */
export const ALONG_MS = 750;
/** When more than this goes elsewhere at once, the page was laid out anew: nothing is carried. */
const MOST_PIECES = 6;
const LEAST_PX = 12;

interface Seen {
  box: DOMRect;
  node: Element;
}

class Motion {
  #running = new Set<Animation>();
  #layer: HTMLElement | null = null;

  /** Whether nothing may move. */
  get still(): boolean {
    return document.hidden || (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);
  }

  /** End everything that moves. */
  skip = (): void => {
    for (const animation of this.#running) animation.finish();
  };

  /** The pieces will be elsewhere in a moment: remember where they are, and carry them from there. */
  pieces(): void {
    if (this.still) return;
    const before = seen();
    if (before.size) void tick().then(() => this.#carry(before));
  }

  #carry(before: ReadonlyMap<string, Seen>): void {
    const now = seen();
    const moved = [...before].flatMap(([id, from]) => {
      const to = now.get(id);
      return to && away(from.box, to.box) ? [{ from, to }] : [];
    });
    if (moved.length <= MOST_PIECES) for (const { from, to } of moved) this.#fly(from.box, to);
  }

  #fly(from: DOMRect, { box: to, node }: Seen): void {
    const ghost = this.#place(from);
    ghost.append(copyOf(node, from));
    const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const options = { duration: TRAVEL_MS, easing: "ease-in-out" };
    this.#run(node, [{ opacity: 0 }, { opacity: 0 }], options);
    const size = from.width ? to.width / from.width : 1;
    const path = [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(${size})` }];
    this.#run(ghost, path, options, () => ghost.remove());
  }

  /** Let something go along a way of a drawing, and fade where it arrives: `{@attach motion.along(from, to)}`. */
  along(from: { x: number; y: number }, to: { x: number; y: number }): Attachment {
    const at = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px)`;
    return (node) => {
      const path = [
        { transform: at(from), opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { transform: at(to), opacity: 0 },
      ];
      this.#run(node, path, { duration: ALONG_MS, easing: "ease-in-out", fill: "forwards" });
    };
  }

  /** A number has changed: its difference rises from it. */
  flash(node: Element, change: number, bad = false): void {
    const box = node.getBoundingClientRect();
    if (this.still || !change || !box.width) return;
    const note = this.#place(box);
    note.textContent = signed(change);
    note.className = `flash ${change > 0 === bad ? "bad" : "good"}`;
    const rise = [
      { opacity: 0, transform: "translateY(4px)" },
      { opacity: 1, transform: "translateY(-12px)", offset: 0.2 },
      { opacity: 1, transform: "translateY(-14px)", offset: 0.7 },
      { opacity: 0, transform: "translateY(-22px)" },
    ];
    this.#run(note, rise, { duration: FLASH_MS }, () => note.remove());
  }

  /** Something on the layer of what moves, above a place of the page. */
  #place({ x, y, width, height }: DOMRect): HTMLElement {
    this.#layer ??= document.querySelector("#motion") ?? document.body.appendChild(newLayer());
    const found = document.createElement("div");
    found.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
    this.#layer.append(found);
    return found;
  }

  #run(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions, then = (): void => undefined): void {
    const animation = node.animate?.(frames, options);
    if (!animation) return then();
    this.#running.add(animation);
    const end = (): void => {
      this.#running.delete(animation);
      then();
    };
    animation.addEventListener("finish", end);
    animation.addEventListener("cancel", end);
  }
}

export const motion = new Motion();

for (const kind of ["pointerdown", "keydown", "wheel"])
  addEventListener(kind, motion.skip, { capture: true, passive: true });

function newLayer(): HTMLElement {
  const layer = document.createElement("div");
  layer.id = "motion";
  layer.setAttribute("aria-hidden", "true");
  return layer;
}

/** The pieces on the table by their names, and where they are. */
function seen(): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const box = node.getBoundingClientRect();
    if (box.width) found.set(node.dataset.piece ?? "", { box, node });
  }
  return found;
}

function away(a: DOMRect, b: DOMRect): boolean {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) > LEAST_PX;
}

/** How a piece looked: a drawing keeps the size that it had on the screen. */
function copyOf(node: Element, { width, height }: DOMRect): Element {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-piece");
  if (!(node instanceof SVGGraphicsElement) || node instanceof SVGSVGElement) {
    copy.style.cssText += `;position:absolute;left:0;top:0;width:${width}px;height:${height}px;transform:none;margin:0`;
    return copy;
  }
  const box = node.getBBox();
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  drawing.setAttribute("width", String(width));
  drawing.setAttribute("height", String(height));
  copy.removeAttribute("transform");
  drawing.append(copy);
  return drawing;
}

const shown = new WeakMap<Element, { key: string; value: number }>();

/** Let a number flash its difference when it changes: `{@attach flashing(score, "seat 1")}`; of a `bad` one, more is worse. */
export function flashing(value: number | null | undefined, key = "", bad = false): Attachment {
  return (node) => {
    const before = shown.get(node);
    if (typeof value !== "number") return;
    shown.set(node, { key, value });
    if (before && before.key === key && before.value !== value) motion.flash(node, value - before.value, bad);
  };
}
