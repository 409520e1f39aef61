/** The lessons of Voidfall, in order. They are written for House Valnis on the map Lantern Watch. */

import type { VoidfallView } from "../api/types";
import { type Lesson, type Now, asked, happened, mine, part, thing } from "./lessons";

const look = (now: Now): VoidfallView => now.view as VoidfallView;

/** Whether the event of a Cycle is being resolved. */
const preparing = (now: Now, cycle: number): boolean => look(now).cycle === cycle && look(now).round === 0;

/** Whether a Focus card is to be selected, in this round of this Cycle or later. */
function selecting(now: Now, cycle: number, round: number): boolean {
  const view = look(now);
  return asked(now, "voidfall.select") && (view.cycle > cycle || (view.cycle === cycle && view.round >= round));
}

/** Whether this person is in the middle of a turn, with so many actions taken. */
const acting = (now: Now, taken: number): boolean =>
  look(now).turn.card !== "" && look(now).turn.taken.length >= taken && now.topic !== "";

export const VOIDFALL: readonly Lesson[] = [
  { id: "welcome", when: () => true, picture: true, rules: ["V-008", "V-009"] },
  { id: "map", when: () => true, at: [thing("map"), part("map")], rules: ["V-195", "V-196"] },
  { id: "mat", when: () => true, at: [thing("dock"), part("mat")], rules: [] },
  { id: "question", when: () => true, at: [thing("question")], rules: [] },
  {
    id: "event",
    when: (now) => preparing(now, 1),
    at: [thing("event"), part("galactic")],
    rules: ["V-032", "V-050"],
  },
  {
    id: "bounty",
    when: (now) => preparing(now, 1) && asked(now, "voidfall.place"),
    at: [thing("question")],
    does: ["placed"],
    rules: ["V-042", "V-364"],
  },
  {
    id: "optional",
    when: (now) => preparing(now, 1) && happened(now, "placed"),
    at: [thing("question")],
    rules: ["V-034", "V-254"],
  },
  {
    id: "focus",
    when: (now) => selecting(now, 1, 1),
    at: [thing("hand"), part("hand")],
    does: ["selected"],
    rules: ["V-058", "V-067", "V-157"],
  },
  {
    id: "actions",
    when: (now) => acting(now, 0) && asked(now, "voidfall.act"),
    at: [thing("question")],
    does: ["action"],
    rules: ["V-067", "V-073"],
  },
  { id: "pay", when: (now) => mine(now, "spent"), at: [thing("stock"), part("mat")], rules: ["V-186", "V-187"] },
  { id: "undo", when: (now) => acting(now, 1), at: [thing("controls")], rules: ["V-066"] },
  { id: "tidy", when: (now) => acting(now, 2), at: [thing("question")], rules: ["V-068", "V-103"] },
  {
    id: "produce",
    when: (now) => selecting(now, 1, 2) || mine(now, "produced"),
    at: [thing("stock"), part("mat")],
    does: ["produced"],
    rules: ["V-224", "V-230"],
  },
  {
    id: "combat",
    when: (now) => look(now).invasion !== null,
    at: [thing("combat"), thing("map")],
    rules: ["V-285", "V-296", "V-298"],
  },
  {
    id: "invade",
    when: (now) => selecting(now, 1, 3) || asked(now, "voidfall.invade"),
    at: [thing("map"), part("map")],
    does: ["invades"],
    rules: ["V-268", "V-273", "V-275"],
  },
  {
    id: "conquered",
    when: (now) => mine(now, "conquered"),
    at: [thing("tokens"), part("mat")],
    rules: ["V-348", "V-352"],
  },
  {
    id: "abandoned",
    when: (now) => mine(now, "abandoned"),
    at: [thing("map"), part("map")],
    rules: ["V-276", "V-279"],
  },
  {
    id: "skirmish",
    when: (now) => happened(now, "skirmish-target", "skirmish", "skirmish-none"),
    at: [thing("map"), part("map")],
    rules: ["V-438", "V-441", "V-445"],
  },
  {
    id: "upkeep",
    when: (now) => now.topic.startsWith("voidfall.upkeep") || happened(now, "upkeep"),
    at: [thing("slots"), part("mat")],
    rules: ["V-140", "V-143", "V-145"],
  },
  {
    id: "cycle",
    when: (now) => look(now).cycle >= 2,
    at: [part("scores")],
    rules: ["V-148", "V-154", "V-157"],
  },
  {
    id: "reclaim",
    when: (now) => preparing(now, 2),
    at: [thing("event"), part("galactic")],
    rules: ["V-365", "V-023"],
  },
  {
    id: "technology",
    when: (now) => selecting(now, 2, 1) || asked(now, "voidfall.technology") || mine(now, "technology"),
    at: [thing("technologies"), part("galactic")],
    does: ["technology"],
    rules: ["V-411", "V-414", "V-419"],
  },
  {
    id: "agenda",
    when: (now) => selecting(now, 2, 2) || asked(now, "voidfall.agenda", "voidfall.play-agenda") || mine(now, "agenda"),
    at: [thing("slots"), part("galactic")],
    does: ["agenda"],
    rules: ["V-422", "V-064", "V-140"],
  },
  {
    id: "corruption",
    when: (now) => mine(now, "corrupted") || asked(now, "voidfall.corrupt") || selecting(now, 2, 3),
    at: [thing("tracks"), part("mat")],
    rules: ["V-387", "V-386", "V-429"],
  },
  {
    id: "build",
    when: (now) => selecting(now, 2, 3) || mine(now, "established", "built"),
    at: [thing("map"), part("map")],
    does: ["established", "built"],
    rules: ["V-209", "V-211"],
  },
  { id: "trade", when: (now) => mine(now, "trade"), at: [thing("slots"), part("mat")], rules: ["V-406", "V-140"] },
  {
    id: "tracks",
    when: (now) => selecting(now, 2, 4) || mine(now, "advanced"),
    at: [thing("tracks"), part("mat")],
    does: ["advanced"],
    rules: ["V-378", "V-379"],
  },
  { id: "last", when: (now) => selecting(now, 3, 1), at: [part("scores")], rules: ["V-011"] },
  {
    id: "fleets",
    when: (now) => selecting(now, 3, 2),
    at: [thing("map"), part("map")],
    does: ["deployed"],
    rules: ["V-238", "V-249"],
  },
];
