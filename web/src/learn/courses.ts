/** The lessons of each game. */

import type { Lesson } from "./lessons";
import { REVENANT } from "./revenant";
import { VOIDFALL } from "./voidfall";

export const LESSONS: Record<string, readonly Lesson[]> = { voidfall: VOIDFALL, revenant: REVENANT };
