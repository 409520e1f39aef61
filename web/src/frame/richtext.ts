/** Finds the words of a game in a sentence, so that their icons can stand before them. */

import type { Language } from "./settings.svelte";

export interface Piece {
  text: string;
  icon: string | null;
}
/** Icon by word: patterns of all forms of the word. */
export type Words = Record<string, string>;

/** The words of a game that have an icon, and the colours of what the icons stand for. */
export interface Signs {
  words: Record<Language, Words>;
  colourOf: (icon: string) => string | undefined;
}

const compiled = new WeakMap<Words, RegExp>();

function patternOf(words: Words): RegExp {
  let found = compiled.get(words);
  if (!found) {
    const groups = Object.entries(words).map(([icon, word]) => `(?<${icon}>${word})`);
    found = new RegExp(`(?<!\\p{L})(?:${groups.join("|")})(?!\\p{L})`, "gu");
    compiled.set(words, found);
  }
  return found;
}

/** Split a sentence into words with an icon and what stands between them. */
export function pieces(text: string, words: Words): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(patternOf(words))) {
    const icon = Object.entries(match.groups ?? {}).find(([, word]) => word !== undefined)?.[0] ?? null;
    if (match.index > at) found.push({ text: text.slice(at, match.index), icon: null });
    found.push({ text: match[0], icon });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), icon: null });
  return found;
}

/** The first letter large: effects are written as parts of sentences. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
