/** What the tutorials teach, in order. A lesson opens when its question is asked for the first time. */

export interface Lesson {
  id: string;
  /** The Cycle from which it can open. */
  cycle: number;
  /** The questions at which it opens; none: any. */
  topics?: string[];
  /** What the player has to do: one of these must appear in the log. None: it is only to be read. */
  does?: string[];
  rules: string[];
}

export const LESSONS: Record<string, Lesson[]> = {
  voidfall: [
    { id: "welcome", cycle: 1, rules: ["V-001"] },
    { id: "screen", cycle: 1, rules: [] },
    { id: "select", cycle: 1, topics: ["voidfall.select"], does: ["selected"], rules: ["V-058"] },
    { id: "actions", cycle: 1, topics: ["voidfall.act"], does: ["action"], rules: ["V-073"] },
    { id: "undo", cycle: 1, topics: ["voidfall.act", "voidfall.pay", "voidfall.advance", "voidfall.gain"], rules: [] },
    {
      id: "pay",
      cycle: 1,
      topics: ["voidfall.act", "voidfall.pay", "voidfall.effect"],
      does: ["spent"],
      rules: ["V-184"],
    },
    { id: "produce", cycle: 1, topics: ["voidfall.select", "voidfall.act"], does: ["produced"], rules: ["V-230"] },
    {
      id: "tracks",
      cycle: 1,
      topics: ["voidfall.select", "voidfall.act", "voidfall.advance"],
      does: ["advanced"],
      rules: ["V-378"],
    },
    {
      id: "invade",
      cycle: 1,
      topics: ["voidfall.select", "voidfall.act", "voidfall.invade"],
      does: ["invades"],
      rules: ["V-273"],
    },
    {
      id: "evaluation",
      cycle: 1,
      topics: ["voidfall.upkeep.food", "voidfall.upkeep.materials", "voidfall.objective"],
      rules: ["V-140"],
    },
    {
      id: "agendas",
      cycle: 2,
      topics: ["voidfall.select", "voidfall.act", "voidfall.agenda", "voidfall.play-agenda"],
      does: ["agenda", "agenda-played"],
      rules: ["V-352"],
    },
    {
      id: "build",
      cycle: 2,
      topics: ["voidfall.select", "voidfall.act", "voidfall.establish", "voidfall.build"],
      does: ["established", "built", "increased"],
      rules: ["V-214"],
    },
    {
      id: "fleets",
      cycle: 2,
      topics: ["voidfall.select", "voidfall.act", "voidfall.deploy"],
      does: ["deployed", "activated"],
      rules: ["V-254"],
    },
    {
      id: "technology",
      cycle: 3,
      topics: ["voidfall.select", "voidfall.act", "voidfall.technology"],
      does: ["technology"],
      rules: ["V-340"],
    },
    {
      id: "corruption",
      cycle: 3,
      topics: ["voidfall.select", "voidfall.act", "voidfall.cleanse", "voidfall.corrupt"],
      does: ["cleansed", "corrupted", "moved-corruption"],
      rules: ["V-387"],
    },
    { id: "goal", cycle: 3, topics: ["voidfall.select"], rules: [] },
  ],
  revenant: [
    { id: "welcome", cycle: 0, rules: ["R-001"] },
    { id: "setup", cycle: 0, topics: ["revenant.agenda", "revenant.mulligan", "revenant.first-house"], rules: [] },
    { id: "crew", cycle: 1, topics: ["revenant.crew"], rules: [] },
    { id: "board", cycle: 1, topics: ["revenant.board"], does: ["boarded"], rules: [] },
    {
      id: "influence",
      cycle: 1,
      topics: ["revenant.board", "revenant.crew", "revenant.extra", "revenant.end"],
      does: ["influence"],
      rules: [],
    },
    { id: "extra", cycle: 1, topics: ["revenant.extra"], does: ["extra"], rules: [] },
    { id: "end", cycle: 1, topics: ["revenant.end"], rules: [] },
    {
      id: "operations",
      cycle: 1,
      topics: ["revenant.play", "revenant.crew", "revenant.board"],
      does: ["played"],
      rules: [],
    },
    {
      id: "fight",
      cycle: 1,
      topics: ["revenant.fly", "revenant.destroy", "revenant.crew"],
      does: ["destroyed-voidborn", "moved"],
      rules: [],
    },
    { id: "damage", cycle: 1, topics: ["revenant.damage", "revenant.protect", "revenant.spread"], rules: [] },
    { id: "houses", cycle: 2, topics: ["revenant.crew"], rules: [] },
    { id: "finish", cycle: 4, topics: ["revenant.crew"], rules: [] },
  ],
};
