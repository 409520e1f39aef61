/** A table at which nothing happens: for cards that are looked at outside of any game. */

import type { BoardSession } from "./session.svelte";

const nothing = (): Promise<void> => Promise.resolve();

export const STILL: BoardSession = {
  update: null,
  seat: null,
  question: null,
  options: [],
  busy: false,
  pointed: null,
  held: null,
  preview: null,
  mentioned: null,
  narrowed: null,
  fresh: () => new Set(),
  lit: () => false,
  about: () => [],
  pick: nothing,
  pickAbout: nothing,
  point: () => undefined,
};
