/** A small position with words and cards enough to show it, for tests. */

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { vi } from "vitest";
import type { LogLine, Option, Question, Text, Update } from "../../api/types";
import type { TableContext } from "../../frame/context";
import { type Entry, Library } from "../../frame/library.svelte";
import { TableSession } from "../../frame/session.svelte";
import { settings } from "../../frame/settings.svelte";
import { GameTexts } from "../../frame/texts.svelte";
import type { Sector } from "../map/state";
import type { Player, View } from "../words";
import Host from "./Host.svelte";

const say = (key: string, args: Text["args"] = {}): Text => ({ key, args });
const NOTHING_MADE = { level: 0, yield: 0, terms: [], chapter: 0 };

export function aPlayer(changes: Partial<Player> = {}): Player {
  return {
    house: "valnis",
    side: "A",
    influence: 10,
    stock: [4, 2, 2, 3, 2],
    inactive: 8,
    active: 2,
    tracks: [0, 0, 0],
    corrupted_tracks: [false, false, false],
    hand: ["conquest", "development", "politics"],
    discard: [],
    aside: ["innovation"],
    chosen_focus: "",
    agendas: [],
    agenda_types: [],
    slots: [
      { kind: "starting", agenda: "valnis-a", corrupted: false, trade: false },
      { kind: "standard", agenda: "", corrupted: false, trade: false },
    ],
    loose_trade: 0,
    stored_trade: 0,
    technologies: {},
    improvable: "",
    sixth: false,
    chambers: 0,
    kept_corruption: 0,
    glory: [],
    bounty: [],
    reclaim: [],
    preference: "",
    used: [],
    upkeep: null,
    unpaid: 0,
    turns: 0,
    evaluated: null,
    skirmish: { power: 0, terms: [], sectors: [], held: true, lost: 0 },
    upkeep_terms: [],
    technology_limit: 5,
    improved_limit: 0,
    production: {
      food: NOTHING_MADE,
      energy: NOTHING_MADE,
      materials: NOTHING_MADE,
      credits: NOTHING_MADE,
      science: NOTHING_MADE,
    },
    projected: { agendas: [], event: [], upkeep: [] },
    ...changes,
  };
}

/** A standard sector that belongs to nobody. */
export function aSector(n: number, changes: Partial<Sector> = {}): Sector {
  return {
    n,
    tile: "standard-sector",
    home: -1,
    owner: -1,
    population: 2,
    corrupted: false,
    guilds: [],
    installations: [],
    fleets: [0, 0, 0, 0, 0],
    voidborn: 0,
    glory: [],
    bounty: 0,
    reclaim: 0,
    fallen: "",
    harbingers: 0,
    rewarded: [],
    upkeep: 0,
    ...changes,
  };
}

export function aView(changes: Partial<View> = {}): View {
  return {
    scenario: "test",
    mode: "competitive",
    cycle: 1,
    round: 2,
    rounds: 4,
    order: [0, 1],
    event: "",
    next_event: null,
    event_decks: [9, 9, 9],
    agenda_worth: {},
    turn: { seat: 0, card: "", agenda: "", flipped: false, taken: [], given: "" },
    invasion: null,
    trade: [1, 1, 1, 1, 1, 1],
    tableau: {},
    improved_offer: [],
    improved_deck: 4,
    improvement_block: true,
    agendas: {},
    bounty_pile: 0,
    reclaim_pile: 0,
    sectors: [],
    players: [aPlayer(), aPlayer({ house: "belitan" })],
    targets: [0, 0],
    goal: null,
    winners: null,
    void: null,
    ...changes,
  };
}

export function option(code: string, about: Option["about"] = {}): Option {
  return { code, about, label: say(`label ${code}`), role: null };
}

export function question(topic: string, options: Option[], blocked: Question["blocked"] = []): Question {
  return { seat: 0, topic, prompt: say(topic), options, blocked, confirm: false };
}

export function blocked(found: Option, reason: string, rule: string): Question["blocked"][number] {
  return { option: found, reason: say(reason), rule };
}

export function influence(player: number, amount: number, source: string): LogLine {
  const kind = amount < 0 ? "influence-lost" : "influence";
  return {
    seq: 1,
    seat: player,
    kind,
    rule: "",
    terms: [],
    chapter: 0,
    text: say(`event-${kind}`, { player, amount: Math.abs(amount), source }),
  };
}

function entry(kind: string, id: string, data: Record<string, unknown>, texts: Record<string, Text> = {}): Entry {
  return {
    kind,
    id,
    name: { en: id, pl: id },
    origin: "printed",
    note: "",
    lines: [],
    data: { id, ...data },
    texts,
    pack: "",
  };
}

function focus(id: string, actions: string[], more: Record<string, unknown> = {}): Entry {
  const data = {
    focus: id,
    agenda_types: [],
    from_cycle: 1,
    actions: actions.map((action) => ({ id: action, cost: { energy: 2 }, effect: "invade" })),
    ...more,
  };
  const texts: Record<string, Text> = {};
  actions.forEach((action, i) => {
    texts[`actions.${i}.cost`] = say("cost-spend");
    texts[`actions.${i}.effect`] = say(`effect-${action}`);
  });
  return entry("focuses", id, data, texts);
}

const ENTRIES = [
  focus("conquest", ["engage", "plan", "prepare"]),
  focus("development", ["grow", "settle", "harmonize"]),
  focus("innovation", ["research", "invent", "consolidate"]),
  focus("politics", ["direct", "obtain", "exploit"]),
  focus("conquest-yarvek", ["raid", "loot", "burn"], { focus: "conquest", house: "yarvek", replaces: "conquest" }),
  entry("houses", "valnis", { number: 1, preferred: ["politics"], tracks: {} }),
  entry("houses", "belitan", { number: 2, preferred: [], tracks: {} }),
];
const WORDS = {
  "house-valnis": "House Valnis",
  "house-belitan": "House Belitan",
  "focus-conquest": "Conquest",
  "focus-development": "Development",
  "focus-innovation": "Innovation",
  "focus-politics": "Politics",
  "action-engage": "Engage",
  "action-plan": "Plan",
  "action-prepare": "Prepare",
  "effect-engage": "invade a sector",
  "effect-plan": "gain an Agenda",
  "effect-prepare": "activate up to 2 Fleet Power",
  "cost-spend": "spend 2 Energy",
  "blocked-cost": "You cannot pay the cost.",
  "end-influence": "The House with the most Influence wins.",
  "source-glory": "Glory",
  "source-agenda-redemption": "Redemption",
};

export interface Position {
  view?: View;
  question?: Question | null;
  log?: LogLine[];
  outcome?: Update["outcome"];
}

/** A table that no server answers: everything on this side of the wire is the real thing. */
export async function aTable({ view = aView(), question = null, log = [], outcome = null }: Position = {}): Promise<
  TableContext<TableSession>
> {
  settings.language = "en";
  settings.confirm = false;
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
    },
  );
  vi.stubGlobal("fetch", (path: string) => {
    const found = path.includes("/texts/")
      ? { texts: WORDS }
      : { game: "voidfall", content: "", kinds: [], entries: ENTRIES };
    return Promise.resolve(new Response(JSON.stringify(found)));
  });
  const session = new TableSession("test");
  const texts = new GameTexts("voidfall");
  const library = new Library("voidfall");
  await Promise.all([texts.load(), library.load()]);
  session.update = { seat: 0, seq: 1, view, question, outcome, over: outcome !== null } as Update;
  session.chronicle.lines = log;
  return { session, texts, library, openRule: vi.fn(), openEntry: vi.fn() };
}

/** Show a part of a table. */
export function show(table: TableContext, part: Component<never>, props: Record<string, unknown> = {}): void {
  render(Host, { props: { table, part: part as unknown as Component, props } });
}
