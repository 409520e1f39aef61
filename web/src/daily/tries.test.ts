import { beforeEach, describe, expect, it } from "vitest";
import type { Result } from "../mine/results";
import { clock, dayOf, moved, spoken } from "./days";
import { type Begun, begunHere, noteBegun, player, triesAt } from "./tries";

const DAY = "2026-11-19";
const NOON = Date.parse(`${DAY}T12:00:00Z`) / 1000;
const GAME = { game: "voidfall", seed: 7 };

function done(table: string, more: Partial<Result> = {}): Result {
  return { table, game: "voidfall", seed: 7, begun: NOON, ended: NOON + 60, score: 1, ...more } as Result;
}

function begun(table: string, more: Partial<Begun> = {}): Begun {
  return { table, game: "voidfall", day: DAY, seed: 7, ...more };
}

const anywhere = (): boolean => true;

beforeEach(() => localStorage.clear());

describe("the tries of a day", () => {
  it("count from the first one that was finished, whichever was begun first", () => {
    const results = [done("late", { begun: NOON - 9, ended: NOON + 99 }), done("soon", { ended: NOON + 50 })];
    const { first, practice } = triesAt(DAY, GAME, results, [begun("soon"), begun("late")], anywhere);
    expect([first?.table, practice.map(({ table }) => table)]).toEqual(["soon", ["late"]]);
  });

  it("that somebody else has begun are practice: a record that was looked at takes nothing away", () => {
    const { first, practice } = triesAt(DAY, GAME, [done("record"), done("own")], [begun("own")], anywhere);
    expect([first?.table, practice.length]).toEqual(["own", 1]);
  });

  it("that were begun on another day are practice, also if they end on this one", () => {
    const results = [done("old", { begun: NOON - 86_400 }), done("unknown")];
    delete (results[1] as Partial<Result>).begun;
    const { first, practice } = triesAt(DAY, GAME, results, [begun("old"), begun("unknown")], anywhere);
    expect([first, practice.length]).toEqual([null, 2]);
    const end = Date.parse("2026-11-20T00:00:00Z") / 1000;
    const at = (moment: number): Result => done("a", { begun: moment, ended: end + 500 });
    const firstOf = (moment: number): Result | null => triesAt(DAY, GAME, [at(moment)], [begun("a")], anywhere).first;
    expect([firstOf(end - 1)?.table, firstOf(end)]).toEqual(["a", null]);
  });

  it("are those of the same set-up alone", () => {
    const results = [done("other-seed", { seed: 8 }), done("other-game", { game: "revenant" })];
    expect(triesAt(DAY, GAME, results, [], anywhere)).toEqual({ first: null, practice: [], running: null });
  });

  it("go on at the table that was begun last, unless it is over or its link is gone", () => {
    const tables = [begun("gone"), begun("over"), begun("on"), begun("before")];
    const found = triesAt(DAY, GAME, [done("over")], tables, (table) => table !== "gone");
    expect(found.running).toBe("on");
  });
});

describe("what is noted", () => {
  it("is the latest first, and not without end", () => {
    for (let n = 0; n < 210; n++) noteBegun(begun(`t${n}`));
    expect([begunHere().length, begunHere()[0]?.table]).toEqual([200, "t209"]);
    localStorage.setItem("domineum.daily", "{broken");
    expect(begunHere()).toEqual([]);
  });

  it("has one word for this browser", () => {
    expect(player()).toBe(player());
    expect(player().length).toBeGreaterThan(8);
  });
});

describe("days", () => {
  it("begin at midnight UTC", () => {
    expect([dayOf(Date.UTC(2026, 10, 19, 23, 59)), dayOf(Date.UTC(2026, 10, 20))]).toEqual([DAY, "2026-11-20"]);
    expect([moved(DAY, -1), moved("2026-12-31", 1)]).toEqual(["2026-11-18", "2027-01-01"]);
    expect(spoken(DAY, "en", "long")).toBe("November 19, 2026");
  });

  it("are over in hours and minutes", () => {
    expect([clock(3661), clock(59), clock(0)]).toEqual([
      { hours: 1, minutes: 2 }, { hours: 0, minutes: 1 }, { hours: 0, minutes: 0 },
    ]); // prettier-ignore
  });
});
