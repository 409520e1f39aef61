/** The words of the day's game, and of games side by side. */

import { pageTexts } from "../frame/texts.svelte";
import en from "../locale/daily.en.ftl?raw";
import pl from "../locale/daily.pl.ftl?raw";

export const say = pageTexts({ en, pl });
