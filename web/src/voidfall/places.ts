/** On which part of the table the things lie that an option is about. */

import type { Option } from "../api/types";
import { verbOf } from "../frame/places";

export type Place = "map" | "mat" | "hand" | "galactic" | "crisis";

const BY_VERB: Record<string, Place> = {
  joint: "hand",
  discard: "mat",
  "take-technology": "hand",
  "take-agenda-action": "hand",
  "take-agenda": "galactic",
  "draw-agenda": "galactic",
  "corrupt-offer": "galactic",
  "play-agenda": "hand",
  keep: "hand",
  objective: "galactic",
  "on-top": "galactic",
  "corrupt-chambers": "mat",
  "cleanse-chambers": "mat",
  "lift-chambers": "mat",
  "store-trade": "mat",
  "token-stored": "mat",
  "token-loose": "mat",
  catastrophe: "crisis",
  ongoing: "crisis",
  "war-board": "crisis",
};
const BY_KEY: Record<string, Place> = {
  sector: "map",
  action: "hand",
  focus: "hand",
  technology: "galactic",
  position: "galactic",
  space: "galactic",
  crisis: "crisis",
  row: "crisis",
  haven: "crisis",
  slot: "mat",
  agenda: "mat",
  track: "mat",
  resource: "mat",
  value: "mat",
  bounty: "mat",
  reclaim: "mat",
};

/** Where to look for an option, or null if only the list has it. */
export function placeOf(option: Option): Place | null {
  const verb = verbOf(option);
  if (verb === "discard" && "focus" in option.about) return "crisis";
  const known = BY_VERB[verb];
  if (known) return known;
  const found = Object.keys(BY_KEY).find((key) => key in option.about && option.about[key] !== "");
  return found ? (BY_KEY[found] ?? null) : null;
}
