/** The steps of Voidfall's set-up in sentences, with the numbers of the table that is set up. */

import type { Entry, Library } from "../frame/library.svelte";
import type { Args } from "../frame/fluent";
import { type GameTexts, t } from "../frame/texts.svelte";

interface Setup {
  library: Library;
  texts: GameTexts;
  map: Entry;
  difficulty: string;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Value = Record<string, any>;

const names = (texts: GameTexts, kind: string, ids: string[] = []): string =>
  ids.map((id) => texts.name(kind, id)).join(", ");

/** The row of this mode and number of players, or of this difficulty. */
function row({ rows = [] }: Value, { map, difficulty }: Setup): Value {
  const fits = ({ id, mode, players }: Value): boolean =>
    id === undefined ? mode === map.data.mode && players === map.data.players : id === difficulty;
  return (rows as Value[]).find(fits) ?? {};
}

/** Several sentences as one text; those that say nothing here are left out. */
const sentences = (...parts: (string | false)[]): string => parts.filter(Boolean).join(" ");

function tableau(value: Value, setup: Setup): string {
  const { both_copies: both, only_with_influence: first, only_without_influence: second, ...more } = row(value, setup);
  return sentences(
    t("helper-vf-tableau", { n: Number(both) + Number(first) + Number(second) }),
    both > 0 && t("helper-vf-tableau-both", { n: both }),
    first > 0 && t("helper-vf-tableau-first", { n: first }),
    second > 0 && t("helper-vf-tableau-second", { n: second }),
    Boolean(more.starting_technology_copies) && t("helper-vf-tableau-starting"),
  );
}

function difficult(value: Value, setup: Setup): string {
  const { voidborn_influence: influence, harbinger_cycle: cycle, alerts = [] } = row(value, setup);
  return sentences(
    t("helper-vf-difficulty", { influence }),
    Boolean(cycle) && t("helper-vf-difficulty-harbinger", { cycle }),
    ...(alerts as Args[]).map((cards, i) => t("helper-vf-difficulty-alerts", { cycle: i + 1, ...cards })),
  );
}

type Step = (value: Value, setup: Setup) => string;
const plain =
  (key: string): Step =>
  (value) =>
    t(`helper-vf-${key}`, value as Args);

const STEPS: Record<string, Step> = {
  map: plain("map"),
  "fallen-houses": (_, { map, texts }) =>
    t("helper-vf-fallen", { names: names(texts, "house", map.data.fallen_houses) }),
  "technology-tableau": tableau,
  "improved-technologies": plain("improved"),
  "agenda-offers": plain("agendas"),
  "trade-track": (value, { map }) =>
    t("helper-vf-trade", { n: value.tokens_by_players[map.data.players - 1], spaces: value.spaces }),
  "event-decks": (value, { map, texts }) =>
    map.data.events?.length
      ? t("helper-vf-events-given", { names: names(texts, "event", map.data.events) })
      : t("helper-vf-events", { letters: value[map.data.mode].join(", ") }),
  "house-and-origin": plain("house"),
  "starting-influence": (value, { map, difficulty }) =>
    t("helper-vf-influence", { n: map.data.starting_influence?.[difficulty] ?? value.influence }),
  "starting-corruption": plain("corruption"),
  "focus-hand": plain("focus"),
  "turn-order": (value, { map }) => t(`helper-vf-order-${value[map.data.mode]}`),
  "starting-glory": (value, setup) => {
    const values = (Object.values(row(value, setup)).find(Array.isArray) ?? []) as number[];
    return t("helper-vf-glory", { values: values.join(", "), n: values.length });
  },
  "starting-agendas": plain("hand"),
  "origin-effects": (value) => t(value.trade_bonus ? "helper-vf-origin-bonus" : "helper-vf-origin"),
  "crisis-decks": plain("crises"),
  "starting-crises": (_, setup) => {
    const levels: Value = setup.library.find("setup", "difficulties")?.data.value ?? {};
    return t("helper-vf-first-crises", { n: row(levels, setup).starting_crises ?? 0 });
  },
  "alert-deck": plain("alerts"),
  "joint-heroic-offer": (value, { map, texts }) =>
    t("helper-vf-offer", {
      cards: value.cards,
      shown: value.face_up,
      kind: t(map.data.mode === "solo" ? "helper-vf-heroic" : "helper-vf-joint"),
      names: names(texts, "focus", value.not_in_cycle_1),
    }),
  "safe-havens": (value, { map }) =>
    t("helper-vf-havens", { levels: ((map.data.safe_havens ?? value.tile_levels) as number[]).join(", ") }),
  catastrophes: plain("catastrophes"),
  "first-preparation": plain("begin"),
  difficulties: difficult,
};

/** What to do in a step, or null for one that is not known here. */
export function stepText(entry: Entry, setup: Setup): string | null {
  return STEPS[entry.id]?.(entry.data.value as Value, setup) ?? null;
}
