import { expect, test } from "vitest";
import type { Made, Option, Question, Text } from "../api/types";
import { follow } from "./following";
import type { Plan } from "./plans";

const text = (key: string): Text => ({ key, args: {} });
const option = (code: string): Option => ({ code, label: text(code), about: {}, role: null }) as unknown as Option;
const plan: Plan = {
  table: "t",
  seat: 1,
  at: 10,
  board: "b",
  steps: ["focus 2", "act 1", "done"].map((code) => ({ code, label: text(code) })),
};

function asked(codes: string[], blocked: [string, string][] = [], seat = 1): Question {
  return {
    seat,
    options: codes.map(option),
    blocked: blocked.map(([code, why]) => ({ option: option(code), reason: text(why), rule: "" })),
  } as unknown as Question;
}

function made(...codes: string[]): Made[] {
  return codes.map((code, i) => ({ seq: 11 + i, label: text(code), usual: false }));
}

test("the first step is offered when its seat is asked", () => {
  expect(follow(plan, null, [])).toEqual({ kind: "waits" });
  expect(follow(plan, asked(["focus 2"], [], 0), [])).toEqual({ kind: "waits" });
  expect(follow(plan, asked(["focus 1", "focus 2"]), [])).toMatchObject({ kind: "next", place: 0, skipped: null });
});

test("what is played is not offered again, also if something was chosen between", () => {
  expect(follow(plan, asked(["act 1"]), made("focus 2"))).toMatchObject({ kind: "next", place: 1 });
  expect(follow(plan, asked(["done"]), made("focus 2", "aside", "act 1"))).toMatchObject({ kind: "next", place: 2 });
  expect(follow(plan, asked(["x"]), made("focus 2", "act 1", "done"))).toEqual({ kind: "done" });
});

test("what was chosen before the plan was made is none of it", () => {
  const before: Made[] = [{ seq: 9, label: text("focus 2"), usual: false }];
  expect(follow(plan, asked(["focus 2"]), before)).toMatchObject({ kind: "next", place: 0 });
});

test("a step that is not asked is left out, and said", () => {
  expect(follow(plan, asked(["act 1"]), [])).toMatchObject({ place: 1, skipped: { code: "focus 2" } });
});

test("what is not possible any more says why", () => {
  expect(follow(plan, asked(["focus 3"], [["focus 2", "no-credits"]]), [])).toMatchObject({
    kind: "changed",
    reason: text("no-credits"),
  });
  expect(follow(plan, asked(["focus 3"]), [])).toMatchObject({ kind: "changed", reason: null });
});
