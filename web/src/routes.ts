/** Which page stands at which address; each page is fetched when it is first opened. */

import type { Component } from "svelte";

export interface Route {
  /** A page with another key is a new page; one with the same key stays. */
  key: string;
  props: Record<string, string>;
  load: () => Promise<{ default: Component<Record<string, string>> }>;
}

type Loader = () => Promise<unknown>;

const PAGES: [RegExp, Loader][] = [
  [/^\/$/, () => import("./pages/Lobby.svelte")],
  [/^\/new$/, () => import("./pages/NewTable.svelte")],
  [/^\/t\/(?<table>[\w-]+)$/, () => import("./pages/TablePage.svelte")],
  [/^\/t\/(?<table>[\w-]+)\/replay$/, () => import("./pages/Replay.svelte")],
  [/^\/t\/(?<table>[\w-]+)\/review$/, () => import("./pages/Review.svelte")],
  [/^\/library(?:\/(?<game>[\w@+-]+)(?:\/(?<kind>[\w-]+))?)?$/, () => import("./pages/Library.svelte")],
  [/^\/learn$/, () => import("./pages/Learn.svelte")],
  [/^\/daily$/, () => import("./pages/Daily.svelte")],
  [/^\/beside$/, () => import("./pages/Beside.svelte")],
  [/^\/puzzles$/, () => import("./pages/Puzzles.svelte")],
  [/^\/mine$/, () => import("./pages/Mine.svelte")],
  [/^\/lab$/, () => import("./pages/Lab.svelte")],
  [/^\/helper$/, () => import("./pages/Helper.svelte")],
];
const MISSING: Loader = () => import("./pages/Missing.svelte");

export function routeOf(path: string): Route {
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { key: path, props: given(found.groups), load: load as Route["load"] };
  }
  return { key: path, props: {}, load: MISSING as Route["load"] };
}

function given(groups: Record<string, string | undefined> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).filter((pair): pair is [string, string] => pair[1] !== undefined));
}
