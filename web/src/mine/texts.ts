/** The words of the page about one's own games. */

import { pageTexts } from "../frame/texts.svelte";
import en from "../locale/mine.en.ftl?raw";
import pl from "../locale/mine.pl.ftl?raw";

export const mine = pageTexts({ en, pl });
