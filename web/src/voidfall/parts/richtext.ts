/** Finds the words of the game in a sentence, so that their icons can stand before them. */

import type { Language } from "../../frame/settings.svelte";

export type Piece = { text: string; icon: string | null };

const WORDS: Record<Language, Record<string, string>> = {
  en: {
    food: "Food",
    energy: "Energy",
    materials: "Materials?",
    credits: "Credits?",
    science: "Science",
    influence: "Influence",
    corruption: "Corruptions?",
    population: "Populations?",
    trade: "Trade tokens?",
    glory: "Glory",
    bounty: "Bounty",
    reclaim: "Reclaim",
    corvette: "Fleet Power",
    harbinger: "Harbingers?",
    catastrophe: "Catastrophes?",
  },
  pl: {
    food: "Żywnoś(?:ć|ci|cią)",
    energy: "Energi(?:a|i|ę|ą)",
    materials: "Materiał(?:y|u|ów|ami|em)?",
    credits: "Kredyt(?:y|u|ów|ami|em)?",
    science: "Nauk(?:a|i|ę|ą)",
    influence: "Wpływ(?:u|em)?",
    corruption: "Spacze(?:nie|nia|niu|niem|niami|ń)",
    population: "Populacj(?:a|i|ę|ą|e)",
    trade: "[Żż]eton(?:y|u|ów|em|ami)? Handlu",
    glory: "Chwał(?:a|y|ę|ą)",
    bounty: "Nagrod(?:a|y|ę|ą)",
    reclaim: "Odzyskani(?:e|a|u|em)",
    corvette: "Sił(?:a|y|ę|ą|ami)? Floty",
    harbinger: "Herold(?:a|y|ów|em|owie)?",
    catastrophe: "Katastrof(?:a|y|ę|ą)?",
  },
};

function pattern(language: Language): RegExp {
  const groups = Object.entries(WORDS[language]).map(([icon, word]) => `(?<${icon}>${word})`);
  return new RegExp(`(?<!\\p{L})(?:${groups.join("|")})(?!\\p{L})`, "gu");
}

const PATTERNS: Record<Language, RegExp> = { en: pattern("en"), pl: pattern("pl") };

/** Split a sentence into words with an icon and what stands between them. */
export function pieces(text: string, language: Language): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(PATTERNS[language])) {
    const icon = Object.entries(match.groups ?? {}).find(([, word]) => word !== undefined)?.[0] ?? null;
    if (match.index > at) found.push({ text: text.slice(at, match.index), icon: null });
    found.push({ text: match[0], icon });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), icon: null });
  return found;
}
