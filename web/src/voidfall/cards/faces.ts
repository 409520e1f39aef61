/** What stands on cards, gathered from the library for the faces that show it. */

import type { Text } from "../../api/types";
import type { Entry } from "../../frame/library.svelte";

export interface CardAction {
  id: string;
  cost: Record<string, number | string> | undefined;
  costText: Text | undefined;
  effect: Text | undefined;
  data: unknown;
}

export interface TechnologyFaceData {
  immediate: Text | undefined;
  abilities: Text[];
  actions: (CardAction & { focus: string[] })[];
}

interface Written {
  id?: string;
  cost?: Record<string, number | string>;
  effect?: unknown;
  focus?: string[];
}

function action(entry: Entry, written: Written, path: string): CardAction {
  return {
    id: written.id ?? "",
    cost: written.cost,
    costText: entry.texts[`${path}.cost`],
    effect: entry.texts[`${path}.effect`],
    data: written.effect,
  };
}

/** The three actions of a Focus card. */
export function focusActions(entry: Entry): CardAction[] {
  const written: Written[] = entry.data.actions ?? [];
  return written.map((one, i) => action(entry, one, `actions.${i}`));
}

/** The Basic or the Improved side of a Technology. */
export function technologyFace(entry: Entry, improved: boolean): TechnologyFaceData {
  const side = improved ? "improved" : "basic";
  const { abilities = [], actions = [] }: { abilities?: unknown[]; actions?: Written[] } = entry.data[side] ?? {};
  return {
    immediate: improved ? undefined : entry.texts.immediate,
    abilities: abilities.map((_, i) => entry.texts[`${side}.abilities.${i}`]).filter((text) => text !== undefined),
    actions: actions.map((one, i) => ({ ...action(entry, one, `${side}.actions.${i}`), focus: one.focus ?? [] })),
  };
}
