/** What a preview of Lanterns is about where the engine names no figure. */

import type { Kind } from "../frame/changes";

export const KINDS: Record<string, Kind> = { keepers: "own", harbours: "board", deck: "cards", round: "turn" };
