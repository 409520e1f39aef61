/** The words of puzzles. */

import { pageTexts } from "../frame/texts.svelte";
import en from "../locale/puzzles.en.ftl?raw";
import pl from "../locale/puzzles.pl.ftl?raw";

export const say = pageTexts({ en, pl });
