/** The lessons of Revenant, in order. They are written for two players, the other one a bot. */

import type { RevenantView } from "../api/types";
import { type Lesson, type Now, asked, happened, mine, part, thing } from "./lessons";

const CREW = 3;
const look = (now: Now): RevenantView => now.view as RevenantView;

/** Whether this person begins a turn: the first, second or third of a Cycle, or a later one. */
function beginning(now: Now, cycle: number, turn: number): boolean {
  const { phase, turn: current, cycle: present, players } = look(now);
  if (!now.topic || phase !== "action" || current.seat !== now.me || current.ship !== null) return false;
  const gone = CREW - (players[now.me]?.crew.filter((place) => place === "ready").length ?? CREW);
  return present > cycle || (present === cycle && gone >= turn - 1);
}

/** Whether this person has more Corruption than at the start. */
const tainted = (now: Now): boolean =>
  (look(now).players[now.me]?.corrupted.filter(Boolean).length ?? 0) > 1 || happened(now, "tainted");

export const REVENANT: readonly Lesson[] = [
  { id: "welcome", when: () => true, picture: true, rules: ["R-050", "R-051"] },
  { id: "question", when: () => true, at: [thing("question")], rules: [] },
  {
    id: "agenda",
    when: (now) => asked(now, "revenant.agenda"),
    at: [thing("question")],
    does: ["agenda"],
    rules: ["R-045", "R-318", "R-319"],
  },
  {
    id: "cards",
    when: (now) => asked(now, "revenant.mulligan"),
    at: [thing("hand"), part("hand")],
    rules: ["R-046", "R-047", "R-168"],
  },
  {
    id: "house",
    when: (now) => asked(now, "revenant.first-house"),
    at: [thing("question")],
    does: ["influence"],
    rules: ["R-049"],
  },
  { id: "fleet", when: (now) => look(now).cycle >= 1, at: [thing("fleet"), part("fleet")], rules: ["R-128", "R-120"] },
  {
    id: "council",
    when: (now) => happened(now, "council"),
    at: [thing("fleet"), part("fleet")],
    rules: ["R-331", "R-333"],
  },
  {
    id: "board",
    when: (now) => beginning(now, 1, 1),
    at: [thing("question")],
    does: ["boarded", "boarded-other"],
    rules: ["R-060", "R-061", "R-063"],
  },
  {
    id: "influence",
    when: (now) => mine(now, "boarded") && look(now).cycle >= 1,
    at: [part("influence")],
    rules: ["R-071", "R-078", "R-317"],
  },
  {
    id: "extra",
    when: (now) => asked(now, "revenant.extra"),
    at: [thing("compartments"), part("boards")],
    does: ["extra"],
    rules: ["R-245", "R-246"],
  },
  { id: "end", when: (now) => asked(now, "revenant.end"), at: [thing("controls")], rules: ["R-055"] },
  {
    id: "resources",
    when: (now) => beginning(now, 1, 2) || asked(now, "revenant.room"),
    at: [thing("resources"), part("boards")],
    rules: ["R-085", "R-092", "R-086"],
  },
  {
    id: "operations",
    when: (now) => beginning(now, 1, 2),
    at: [thing("hand"), part("hand")],
    does: ["played"],
    rules: ["R-173", "R-248"],
  },
  {
    id: "hidden",
    when: (now) => beginning(now, 1, 3) || asked(now, "revenant.keep", "revenant.give-up"),
    at: [thing("hidden"), part("hand")],
    rules: ["R-110", "R-113"],
  },
  {
    id: "fight",
    when: (now) => beginning(now, 1, 3),
    at: [thing("fleet"), part("fleet")],
    does: ["destroyed-voidborn"],
    rules: ["R-150", "R-151"],
  },
  {
    id: "corruption",
    when: (now) => asked(now, "revenant.corruption") || tainted(now),
    at: [thing("compartments"), part("boards")],
    rules: ["R-101", "R-099", "R-326"],
  },
  {
    id: "tactics",
    when: (now) => happened(now, "recovery") || mine(now, "tactics"),
    at: [part("sequence")],
    rules: ["R-256", "R-117"],
  },
  {
    id: "skirmish",
    when: (now) => happened(now, "skirmish"),
    at: [thing("fleet"), part("fleet")],
    rules: ["R-261", "R-262", "R-265"],
  },
  {
    id: "failure",
    when: (now) => happened(now, "damaged-revenant", "failure"),
    at: [thing("revenant"), part("fleet")],
    rules: ["R-269", "R-270", "R-271"],
  },
  {
    id: "rift",
    when: (now) => look(now).cycle >= 2 || ["rift", "hyperjump"].includes(look(now).phase),
    at: [part("sequence")],
    rules: ["R-285", "R-286", "R-293"],
  },
  {
    id: "revenant",
    when: (now) => beginning(now, 2, 1),
    at: [thing("revenant"), part("fleet")],
    rules: ["R-229", "R-230", "R-235"],
  },
  { id: "power", when: (now) => beginning(now, 2, 2), at: [part("scores")], rules: ["R-120", "R-317"] },
  { id: "rank", when: (now) => beginning(now, 2, 3), at: [thing("crew"), part("boards")], rules: ["R-251", "R-166"] },
  {
    id: "planets",
    when: (now) => beginning(now, 3, 1) || mine(now, "landed"),
    at: [thing("fleet"), part("fleet")],
    rules: ["R-217", "R-219", "R-221"],
  },
  {
    id: "last",
    when: (now) => look(now).cycle >= 4 && beginning(now, 4, 1),
    at: [part("scores")],
    rules: ["R-054", "R-314", "R-325"],
  },
];
