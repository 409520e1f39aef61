/** On which part of the table the things lie that an option is about. */

import type { Option } from "../api/types";
import { verbOf } from "../frame/places";

export type Place = "fleet" | "boards" | "hand" | "sequence";

const BY_VERB: Record<string, Place> = {
  keep: "hand",
  "give-up": "hand",
  swap: "hand",
  agenda: "hand",
  attack: "fleet",
  strike: "fleet",
  land: "fleet",
  replay: "boards",
  use: "boards",
};
const BY_KEY: Record<string, Place> = {
  sector: "fleet",
  type: "fleet",
  house: "fleet",
  crew: "boards",
  extra: "boards",
  compartment: "boards",
  resource: "boards",
  cadet: "boards",
  card: "hand",
  offer: "sequence",
  failure: "sequence",
  colony: "sequence",
};

/** Where to look for an option, or null if only the list has it. */
export function placeOf(option: Option): Place | null {
  const verb = verbOf(option);
  if (verb === "draw" || verb === "trade") return null;
  if (option.about.type === "emergency") return "boards";
  const known = BY_VERB[verb];
  if (known) return known;
  const found = Object.keys(BY_KEY).find((key) => key in option.about);
  return found ? (BY_KEY[found] ?? null) : null;
}
