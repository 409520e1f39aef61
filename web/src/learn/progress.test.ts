import { beforeEach, describe, expect, it } from "vitest";
import type { LogLine } from "../api/types";
import { parse } from "../frame/fluent";
import en from "../locale/lessons.en.ftl?raw";
import pl from "../locale/lessons.pl.ftl?raw";
import { LESSONS } from "./courses";
import type { Now } from "./lessons";
import { Progress, beginTutorial, isTutorial, leaveTutorial, tutorials } from "./progress.svelte";

function line(kind: LogLine["kind"], seq: number, seat = 0): LogLine {
  return { kind, seq, seat, rule: "", text: { key: "", args: {} }, terms: [] } as unknown as LogLine;
}

/** A position of Voidfall, as far as lessons look at it. */
function at(
  topic: string,
  given: { cycle?: number; round?: number; card?: string; log?: LogLine[]; seq?: number },
): Now {
  const { cycle = 1, round = 0, card = "", log = [], seq = 0 } = given;
  const view = { cycle, round, invasion: null, turn: { card, taken: [] } } as unknown as Now["view"];
  return { view, me: 0, topic, seq, log };
}

function opened(): Progress {
  return new Progress("t1", (game) => LESSONS[game] ?? []);
}

describe("a tutorial", () => {
  beforeEach(() => {
    localStorage.clear();
    beginTutorial("t1", "voidfall");
  });

  /** Read what comes at a position, until nothing new comes. */
  function readAll(progress: Progress, now: Now): string[] {
    const seen: string[] = [];
    for (progress.follow(now); progress.shown && !seen.includes(progress.shown.id); progress.follow(now)) {
      seen.push(progress.shown.id);
      progress.understood(progress.shown);
    }
    return seen;
  }

  it("begins with the welcome, then what is asked, and never what is not", () => {
    const progress = opened();
    expect(readAll(progress, at("voidfall.place", {}))).toEqual([
      "welcome",
      "map",
      "mat",
      "question",
      "event",
      "bounty",
    ]);
    const placed = [line("placed", 1)];
    expect(readAll(progress, at("voidfall.effect", { seq: 1, log: placed }))).toEqual(["optional"]);
    expect(readAll(progress, at("voidfall.select", { seq: 2, round: 1, log: placed }))).toEqual(["focus"]);
    expect(readAll(progress, at("voidfall.act", { seq: 3, round: 1, card: "conquest", log: placed }))).toEqual([
      "actions",
    ]);
  });

  it("keeps a task until it is done by this person, also over a reload", () => {
    const progress = opened();
    readAll(progress, at("voidfall.place", {}));
    expect(progress.tasks.map(({ id }) => id)).toEqual(["bounty"]);
    progress.follow(at("voidfall.effect", { seq: 1, log: [line("placed", 1, 1)] }));
    expect(opened().tasks.map(({ id }) => id)).toEqual(["bounty"]);
    progress.follow(at("voidfall.effect", { seq: 1, log: [line("placed", 1)] }));
    expect(progress.tasks).toEqual([]);
    expect(opened().done).toBe(progress.done);
  });

  it("shows the task of a lesson again, and lets it be skipped", () => {
    const progress = opened();
    readAll(progress, at("voidfall.place", {}));
    const [task] = progress.tasks;
    if (!task) throw new Error("there is no task");
    progress.open(task);
    expect([progress.shown?.id, progress.hasTask]).toEqual(["bounty", true]);
    progress.skip(task);
    expect([progress.shown, progress.tasks.length]).toEqual([null, 0]);
  });

  it("asks for nothing that was done before", () => {
    const progress = opened();
    const log = [line("technology", 5)];
    const now = at("voidfall.act", { round: 1, card: "progress", log });
    while (progress.shown?.id !== "technology") {
      progress.follow(now);
      if (progress.shown && progress.shown.id !== "technology") progress.understood(progress.shown);
    }
    expect(progress.hasTask).toBe(false);
  });

  it("lets who plays on go on: a lesson gives way once there is something new to say", () => {
    const progress = opened();
    progress.follow(at("voidfall.place", {}));
    expect(progress.shown?.id).toBe("welcome");
    progress.follow(at("voidfall.place", {}));
    expect(progress.shown?.id).toBe("welcome");
    progress.follow(at("voidfall.effect", { seq: 1 }));
    expect(progress.shown?.id).toBe("map");
  });

  it("ends with the game and is not offered again; it can be left", () => {
    const progress = opened();
    expect(tutorials()).toEqual([{ table: "t1", game: "voidfall", done: 0 }]);
    progress.finish();
    expect([opened().over, tutorials()]).toEqual([true, []]);
    leaveTutorial("t1");
    expect(isTutorial("t1")).toBe(false);
  });
});

describe("all lessons", () => {
  it("have a name of their own, a title, a text, and a task if there is something to do", () => {
    for (const texts of [parse(en), parse(pl)]) {
      const wanted = Object.entries(LESSONS).flatMap(([game, lessons]) =>
        lessons.flatMap(({ id, does }) => [
          `${game}-${id}`,
          `${game}-${id}-text`,
          ...(does ? [`${game}-${id}-task`] : []),
        ]),
      );
      expect(new Set(wanted).size).toBe(wanted.length);
      const written = Object.keys(texts).filter((key) => /^(voidfall|revenant)-/.test(key));
      expect(written.sort()).toEqual(wanted.sort());
    }
    expect(Object.keys(parse(pl)).sort()).toEqual(Object.keys(parse(en)).sort());
  });
});
