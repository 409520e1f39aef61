/** The keys of a table. Typing into a field is left alone. */

import type { Option } from "../api/types";
import type { TableSession } from "./session.svelte";
import { explainNext, ruleInSight, tip } from "./tip.svelte";

export interface KeyActions {
  session: TableSession;
  /** Instead of the advice of a bot. */
  hint?: (() => void) | undefined;
  showHelp: () => void;
  history: (step: -1 | 1) => void;
  openRule: (id: string) => void;
}

const DIGITS = 9;
const LETTERS = 26;

/** The key of an option by its place in the list: a digit, then letters with Shift; none for a deal beside. */
export function keyOf(place: number, { role }: Option): string {
  if (role === "side" || place >= DIGITS + LETTERS) return "";
  return place < DIGITS ? String(place + 1) : `⇧${String.fromCharCode(65 + place - DIGITS)}`;
}

/** The listed option that a key stands beside. */
function optionAt(session: TableSession, event: KeyboardEvent): Option | undefined {
  if (session.ending) return undefined;
  const key = /^Digit[1-9]$/.test(event.code) || /^[1-9]$/.test(event.key) ? event.key : "";
  const letter = event.shiftKey ? /^Key([A-Z])$/.exec(event.code)?.[1] : undefined;
  const wanted = letter ? `⇧${letter}` : key;
  return wanted ? session.options.find((option, i) => keyOf(i, option) === wanted) : undefined;
}

function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return target?.matches?.("input, textarea, select, [contenteditable]") ?? false;
}

/** Go to the next option of the list; the focus goes with it, so that it is also heard. */
function walk(session: TableSession, step: -1 | 1): void {
  const options = session.options;
  if (!options.length || session.busy) return;
  const at = options.findIndex((option) => option.code === session.marked?.code);
  const next = options[(at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length];
  if (!next) return;
  session.point(next.code);
  const buttons = [...document.querySelectorAll<HTMLElement>("button[data-code]")];
  const button = buttons.find(({ dataset }) => dataset.code === next.code);
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: "nearest" });
}

/** Go from an option to what can be answered otherwise, which stands below it, and back. */
function aside(target: HTMLElement | null, step: -1 | 1): boolean {
  const own = target?.closest?.("[data-option]")?.querySelectorAll<HTMLElement>("[role=option]");
  const next = own && target ? [...own].indexOf(target) + step : -1;
  own?.[next]?.focus();
  return own?.[next] !== undefined;
}

/** Whether Enter on this element would choose: then it chooses what is marked instead, wherever the focus is. */
function chooses(target: HTMLElement | null): boolean {
  return target?.matches?.("[data-code], [data-chooses], [data-ends]") ?? false;
}

function back(session: TableSession): void {
  if (session.ending) session.reopen();
  else if (session.held) session.release();
  else if (session.narrowed) session.narrowed = null;
  else session.point(null);
}

/** Go past what is shown by itself: such a key was not meant for the question. */
function past(session: TableSession, { repeat }: KeyboardEvent): boolean {
  if (!session.scenes.now && !session.ended.length) return false;
  if (repeat) return true;
  if (session.scenes.now) session.scenes.skip();
  else session.goOn();
  return true;
}

/** Carry out a key; true if it meant something. */
export function handleKey(event: KeyboardEvent, { session, hint, showHelp, history, openRule }: KeyActions): boolean {
  if (document.querySelector("dialog[open]") || session.handover !== null) return false;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    if (event.repeat) return true;
    if (session.ending && !event.shiftKey) void session.goBack(event);
    else void session.step(event.shiftKey ? "redo" : "undo", event);
    return true;
  }
  if (typing(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (/^(Enter| |Escape)$/.test(event.key) && past(session, event)) return true;
  const target = event.target as HTMLElement | null;
  const onButton = target?.matches?.("button, a, summary, [role=button]") ?? false;
  const wanted = optionAt(session, event);
  if (wanted) {
    void session.pick(wanted, event);
    return true;
  }
  switch (event.key) {
    case "?":
      showHelp();
      return true;
    case "ArrowDown":
    case "ArrowUp":
      if (target?.closest?.("[role=log], [data-keys=own]")) return false;
      walk(session, event.key === "ArrowDown" ? 1 : -1);
      return true;
    case "ArrowRight":
    case "ArrowLeft":
      return aside(target, event.key === "ArrowRight" ? 1 : -1);
    case "Enter": {
      if (onButton && !chooses(target)) return false;
      if (event.repeat) return true;
      if (session.ending) {
        void session.endTurn(event);
        return true;
      }
      const option = session.marked;
      if (option) void session.pick(option, event);
      return option !== null;
    }
    case "Escape":
      back(session);
      return true;
    case "h":
    case "H":
      if (hint) hint();
      else void session.askHint();
      return true;
    case "p":
    case "P":
      if (!session.hint) return false;
      if (!event.repeat) void session.playHint(session.hint.code, event);
      return true;
    case "r":
    case "R": {
      const rule = ruleInSight();
      if (!rule) return false;
      tip.hide();
      openRule(rule);
      return true;
    }
    case "w":
    case "W":
      return explainNext();
    case " ":
      if (onButton || !session.waitingUpdates) return false;
      if (event.repeat) return true;
      session.skip();
      return true;
    case "[":
    case "]":
      history(event.key === "[" ? -1 : 1);
      return true;
    default:
      return false;
  }
}
