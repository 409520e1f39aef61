import { beforeEach, describe, expect, it } from "vitest";
import type { LogLine } from "../api/types";
import { LESSONS } from "./lessons";
import { Progress, beginTutorial, isTutorial, tutorials } from "./progress.svelte";

function line(kind: LogLine["kind"], seq: number, seat = 0): LogLine {
  return { kind, seq, seat, rule: "", text: { key: "", args: {} }, terms: [], chapter: 0 };
}

function lesson(progress: Progress, id: string) {
  const found = progress.lessons.find((known) => known.id === id);
  if (!found) throw new Error(`there is no lesson ${id}`);
  return found;
}

describe("a tutorial", () => {
  beforeEach(() => {
    localStorage.clear();
    beginTutorial("t1", "voidfall");
  });

  it("opens lessons when their question is asked, and keeps what was learned", () => {
    const progress = new Progress("t1");
    const welcome = progress.current(1, "voidfall.select");
    expect(welcome?.id).toBe("welcome");
    for (const id of ["welcome", "screen"]) progress.finish(lesson(progress, id));
    expect(progress.current(1, "voidfall.pay")?.id).not.toBe("select");
    expect(progress.current(1, "voidfall.select")?.id).toBe("select");
    expect(new Progress("t1").done).toBe(2);
    expect(tutorials()).toEqual([{ table: "t1", game: "voidfall", done: 2 }]);
  });

  it("sees what the player did since the lesson was opened, and nobody else's doing", () => {
    const progress = new Progress("t1");
    const select = lesson(progress, "select");
    progress.open(select, 10);
    progress.observe([line("selected", 9), line("selected", 12, 1), line("action", 12)], 0);
    expect(progress.isDone(select)).toBe(false);
    progress.observe([line("selected", 11)], 0);
    expect(progress.isDone(select)).toBe(true);
  });

  it("does not teach later Cycles early, and can be left", () => {
    const progress = new Progress("t1");
    for (const lesson of progress.lessons.filter((found) => found.cycle === 1)) progress.finish(lesson);
    expect(progress.current(1, "voidfall.select")).toBeNull();
    expect(progress.current(2, "voidfall.select")?.id).toBe("agendas");
    progress.leave();
    expect(isTutorial("t1")).toBe(false);
  });

  it("has different names for its lessons", () => {
    for (const lessons of Object.values(LESSONS)) {
      expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    }
  });
});
