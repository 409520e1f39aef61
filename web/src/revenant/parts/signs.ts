/** The words of the game that have an icon, and the colours of what the icons stand for. */

import type { Signs } from "../../frame/richtext";

/** Icon by word: patterns of all forms of the word. */
export const WORDS: Signs["words"] = {
  en: {
    material: "Materials?",
    energy: "Energy",
    science: "Science",
    neutronium: "Neutronium",
    tactics: "Tactics",
    hidden: "Hidden Influence(?: cards?)?",
    influence: "Influence",
    corruption: "Corruption",
    intel: "Intel Data",
    voidborn: "Voidborn ships?",
    shield: "Shields?",
    damage: "Damage",
    operation: "Operation cards?",
    prestige: "Prestige",
    rift: "Rifts?",
    rank: "Rank",
  },
  pl: {
    material: "Materiał(?:y|u|ów|ami|em)?",
    energy: "Energi(?:a|i|ę|ą|e)",
    science: "Nauk(?:a|i|ę|ą)?",
    neutronium: "Neutronium",
    tactics: "Taktyk(?:a|i|ę|ą|om)?",
    hidden: "Ukryt(?:y|ego|ym) Wpływ(?:u|em)?",
    influence: "Wpływ(?:u|em|y)?",
    corruption: "Spacze(?:nie|nia|niu|niem|niami|ń)",
    intel: "Dan(?:e|ych|ymi) Zwiadu",
    voidborn: "statk?(?:ek|i|u|ów|iem|ami)? Zrodzon(?:ego|ych) z Pustki",
    shield: "Tarcz(?:a|y|ę|ą|e|ami)?",
    damage: "Uszkodze(?:nie|nia|niu|niem|niami|ń)",
    operation: "kart(?:a|y|ę|ą|ami)? Operacji",
    prestige: "Prestiż(?:u|em)?",
    rift: "Szczelin(?:a|y|ę|ą|ie|ami)?",
    rank: "Rang(?:a|i|ę|ą|ze)",
  },
};

export const COLOURS: Record<string, string> = {
  material: "var(--materials)",
  energy: "var(--energy)",
  science: "var(--science)",
  neutronium: "var(--neutronium)",
  tactics: "var(--tactics)",
  hidden: "var(--hidden)",
  influence: "var(--influence)",
  corruption: "var(--void-seat)",
  trace: "var(--void-seat)",
  intel: "var(--intel)",
  voidborn: "var(--void-seat)",
  shield: "var(--shield)",
  damage: "var(--bad)",
  operation: "var(--kind-operation)",
  prestige: "var(--influence)",
  rift: "var(--void-seat)",
  rank: "var(--kind-wealth)",
  failure: "var(--bad)",
  "ability-basic": "var(--kind-operation)",
  "ability-evolving": "var(--kind-wealth)",
  "ability-activated": "var(--intel)",
};

/** One colour for each House; a letter always stands beside it. */
const HOUSE_COLOURS: Record<string, string> = {
  belitan: "#e6cd84",
  dunlork: "#f2917c",
  fenrax: "#b9d874",
  novaris: "#e3e9f6",
  shiveus: "#93b1ff",
  yarvek: "#66d5ca",
  zenor: "#dd9fe6",
};

export function colourOf(icon: string): string | undefined {
  return COLOURS[icon];
}

export const SIGNS: Signs = { words: WORDS, colourOf };

export function houseColour(house: string): string {
  return HOUSE_COLOURS[house] ?? "var(--text-soft)";
}

/** The first letter: no two Houses share it. */
export function houseLetter(house: string): string {
  return house.charAt(0).toUpperCase();
}
