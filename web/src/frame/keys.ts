/** The keys of a table. Typing into a field is left alone. */

import type { TableSession } from "./session.svelte";
import { ruleInSight, tip } from "./tip.svelte";

export interface KeyActions {
  session: TableSession;
  showKeys: () => void;
  history: (step: -1 | 1) => void;
  openRule: (id: string) => void;
}

function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return target?.matches?.("input, textarea, select, [contenteditable]") ?? false;
}

function walk(session: TableSession, step: -1 | 1): void {
  const options = session.options;
  if (!options.length) return;
  const at = options.findIndex((option) => option.code === session.pointed);
  const next = options[(at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length];
  if (!next) return;
  session.point(next.code);
  document.querySelector<HTMLElement>(`[data-code="${CSS.escape(next.code)}"]`)?.scrollIntoView({ block: "nearest" });
}

function back(session: TableSession): void {
  if (session.held) session.held = null;
  else if (session.narrowed) session.narrowed = null;
  else session.point(null);
}

/** Carry out a key; true if it meant something. */
export function handleKey(event: KeyboardEvent, { session, showKeys, history, openRule }: KeyActions): boolean {
  if (document.querySelector("dialog[open]")) return false;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    void session.step(event.shiftKey ? "redo" : "undo");
    return true;
  }
  if (typing(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const onButton = (event.target as HTMLElement | null)?.matches?.("button, a, summary, [role=button]") ?? false;
  if (/^[1-9]$/.test(event.key)) {
    const option = session.options[Number(event.key) - 1];
    if (option) void session.pick(option);
    return option !== undefined;
  }
  switch (event.key) {
    case "?":
      showKeys();
      return true;
    case "ArrowDown":
    case "ArrowUp":
      if ((event.target as HTMLElement | null)?.closest?.("[role=log], [data-keys=own]")) return false;
      walk(session, event.key === "ArrowDown" ? 1 : -1);
      return true;
    case "Enter": {
      const option = session.options.find((found) => found.code === session.pointed);
      if (onButton || !option) return false;
      void session.pick(option);
      return true;
    }
    case "Escape":
      back(session);
      return true;
    case "h":
    case "H":
      void session.askHint();
      return true;
    case "r":
    case "R": {
      const rule = ruleInSight();
      if (!rule) return false;
      tip.hide();
      openRule(rule);
      return true;
    }
    case " ":
      if (onButton || !session.waitingUpdates) return false;
      if (event.repeat) return true;
      session.stepForward();
      return true;
    case "[":
    case "]":
      history(event.key === "[" ? -1 : 1);
      return true;
    default:
      return false;
  }
}
