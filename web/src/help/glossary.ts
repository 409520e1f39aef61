/** The glossary: words of a game that are explained wherever they stand, in all their forms. */

import { pageTexts } from "../frame/texts.svelte";
import en from "../locale/glossary.en.ftl?raw";
import pl from "../locale/glossary.pl.ftl?raw";
import revenant from "../locale/glossary.revenant.json";
import voidfall from "../locale/glossary.voidfall.json";
import { gameOf } from "../frame/packs";
import type { Language } from "../frame/settings.svelte";

export interface Word {
  id: string;
  /** The rule that says most about it. */
  rule: string;
  /** All its forms, as a pattern. */
  en: string;
  pl: string;
}

export interface Explained {
  word: Word;
  name: string;
  text: string;
}

/** A stretch of text: a word of the glossary, or what stands between two of them. */
export interface Stretch {
  text: string;
  word: Word | null;
}

export const GLOSSARY: Record<string, readonly Word[]> = { voidfall, revenant };

const say = pageTexts({ en, pl });

/** A word as the glossary explains it, in the language of the page. */
export function explain(game: string, word: Word): Explained {
  const key = `${gameOf(game)}-${word.id}`;
  return { word, name: say(key), text: say(`${key}-text`) };
}

/** All words of a game, in the order of the alphabet. */
export function glossaryOf(game: string, language: Language): Explained[] {
  const found = (GLOSSARY[gameOf(game)] ?? []).map((word) => explain(game, word));
  return found.sort((one, two) => one.name.localeCompare(two.name, language));
}

const patterns = new Map<string, RegExp>();

function patternOf(game: string, language: Language): RegExp {
  const key = `${game} ${language}`;
  let found = patterns.get(key);
  if (!found) {
    const groups = (GLOSSARY[game] ?? []).map((word, i) => `(?<w${i}>${word[language]})`);
    found = new RegExp(`(?<!\\p{L})(?:${groups.join("|")})(?!\\p{L})`, "gu");
    patterns.set(key, found);
  }
  return found;
}

/** Find the words of the glossary in a text; each of them the first time only. */
export function stretches(text: string, game: string, language: Language): Stretch[] {
  const words = GLOSSARY[gameOf(game)];
  if (!words) return [{ text, word: null }];
  const found: Stretch[] = [];
  const seen = new Set<Word>();
  let at = 0;
  for (const match of text.matchAll(patternOf(gameOf(game), language))) {
    const group = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined)?.[0] ?? "w0";
    const word = words[Number(group.slice(1))];
    if (!word || seen.has(word)) continue;
    seen.add(word);
    if (match.index > at) found.push({ text: text.slice(at, match.index), word: null });
    found.push({ text: match[0], word });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), word: null });
  return found;
}
