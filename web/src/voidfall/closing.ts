/** The end of a Cycle: what it came to for a seat, and what it would come to as things stand. */

import type { Outlook } from "../frame/face";
import { signed } from "../frame/numbers";
import { type GameTexts, t } from "../frame/texts.svelte";
import { RESOURCES, type View } from "./words";

/** Where Influence came from, by its source. */
function sourceOf(source: string, texts: GameTexts): string {
  const at = source.indexOf("-");
  const [kind, id] = [source.slice(0, at), source.slice(at + 1)];
  if (kind === "objective") return t("voidfall-objective", { n: Number(id) });
  return texts.name("source", source);
}

/** The Skirmish, the Upkeep, and the Influence of objectives and Agendas. */
export function closing(view: View, seat: number, texts: GameTexts): string[] {
  const found = view.players[seat]?.evaluated;
  if (!found) return [];
  const said: string[] = [];
  const { sector, power, lost } = found;
  if (sector) said.push(t(found.held ? "closing-held" : "closing-fell", { sector, power, lost }));
  const spent = found.spent.flatMap((n, i) => (n ? [`${texts.name("resource", RESOURCES[i] ?? "")} ${n}`] : []));
  if (found.upkeep)
    said.push(
      t(found.unpaid ? "closing-unpaid" : "closing-upkeep", {
        n: found.upkeep,
        unpaid: found.unpaid,
        what: spent.join(", ") || "–",
      }),
    );
  const gains = found.gains.filter(([, amount]) => amount !== 0);
  said.push(...gains.map(([source, amount]) => `${sourceOf(source, texts)}: ${signed(amount)}`));
  return said;
}

/** Whom the Voidborn would attack, where, and whether that is held. */
export function forecast(view: View, texts: GameTexts, seat: number | null): Outlook[] {
  if (!view.cycle || view.winners !== null) return [];
  return view.players.flatMap(({ house, skirmish: { power, sectors, held, lost } }, i) => {
    if (!sectors.length) return [];
    const who = i === seat ? "you" : "they";
    const end = !held ? "lost" : lost ? "costs" : "held";
    const what = { name: texts.name("house", house), sectors: sectors.join(", "), n: sectors.length, power, lost };
    return [{ words: t(`forecast-${who}-${end}`, what), bad: i === seat && (!held || lost > 0) }];
  });
}
