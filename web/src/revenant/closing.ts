/** What the Skirmishes of this Cycle would come to as things stand. */

import type { Outlook } from "../frame/face";
import { type GameTexts, t } from "../frame/texts.svelte";
import type { View } from "./words";

export function forecast(view: View, texts: GameTexts): Outlook[] {
  return view.sectors.flatMap(({ sector, skirmish }) => {
    if (!skirmish || (!skirmish.damage && !skirmish.lost && !skirmish.revenant)) return [];
    const { damage, lost, revenant } = skirmish;
    const where = texts.key("thing-sector", { sector });
    const parts = [t("rev-forecast-damage", { n: damage })];
    if (lost) parts.push(t("rev-forecast-lost", { n: lost }));
    if (revenant) parts.push(t("rev-forecast-revenant", { n: revenant }));
    return [{ words: `${where}: ${parts.join(", ")}`, bad: lost > 0 || revenant > 0 }];
  });
}
