/** The words about packs. */

import { pageTexts } from "../frame/texts.svelte";
import en from "../locale/packs.en.ftl?raw";
import pl from "../locale/packs.pl.ftl?raw";

export const say = pageTexts({ en, pl });
