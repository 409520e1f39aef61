/** The words of the analysis board. */

import { pageTexts } from "../frame/texts.svelte";
import en from "../locale/analysis.en.ftl?raw";
import pl from "../locale/analysis.pl.ftl?raw";

export const say = pageTexts({ en, pl });
