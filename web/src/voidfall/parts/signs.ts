/** The icons of the table: for which words they stand, and in which colours. */

import type { Signs } from "../../frame/richtext";

/** The words that have an icon, in all their forms. */
export const WORDS: Signs["words"] = {
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
    corvette: "Si(?:ła|ły|łę|łą|łami|ł|le) Floty",
    harbinger: "Herold(?:a|y|ów|em|owie)?",
    catastrophe: "Katastrof(?:a|y|ę|ą)?",
  },
};

const COLOURS: Record<string, string> = {
  food: "var(--food)",
  energy: "var(--energy)",
  materials: "var(--materials)",
  credits: "var(--credits)",
  science: "var(--science)",
  influence: "var(--influence)",
  corruption: "var(--void-seat)",
  harbinger: "var(--void-seat)",
  catastrophe: "var(--bad)",
  dominance: "var(--kind-dominance)",
  wealth: "var(--kind-wealth)",
  might: "var(--kind-might)",
  support: "var(--kind-support)",
};

export function colourOf(icon: string): string | undefined {
  return COLOURS[icon];
}

export const SIGNS: Signs = { words: WORDS, colourOf };
