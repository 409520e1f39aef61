/** The words of the review. */

import { pageTexts } from "../frame/texts.svelte";
import en from "../locale/review.en.ftl?raw";
import pl from "../locale/review.pl.ftl?raw";

export const say = pageTexts({ en, pl });
