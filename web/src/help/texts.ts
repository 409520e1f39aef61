/** The words of the help. */

import { pageTexts } from "../frame/texts.svelte";
import en from "../locale/help.en.ftl?raw";
import pl from "../locale/help.pl.ftl?raw";

export const help = pageTexts({ en, pl });
