/** Whether a plan still fits: what of it is played, and what comes next. */

import type { Made, Option, Question, Text } from "../api/types";
import type { Plan } from "./plans";
import type { PlanStep } from "./types";

/** So many choices of a plan may be left out if what follows is asked. */
const AHEAD = 3;

export type Following =
  | { kind: "waits" }
  | { kind: "done" }
  /** It goes on by this option; what came before it in the plan is not asked (any more). */
  | { kind: "next"; place: number; option: Option; skipped: PlanStep | null }
  /** What was planned is not possible now, or not offered. */
  | { kind: "changed"; step: PlanStep; reason: Text | null };

function same(a: Text, b: Text): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** How many of its choices are played: they are made in their order, with others between them perhaps. */
export function played(plan: Plan, made: Made[]): number {
  let place = 0;
  for (const { seq, label } of made) {
    if (seq <= plan.at) continue;
    const found = plan.steps.slice(place, place + AHEAD).findIndex((step) => same(step.label, label));
    if (found >= 0) place += found + 1;
  }
  return place;
}

/** What a plan says to the present question of its seat; null: none is asked. */
export function follow(plan: Plan, question: Question | null, made: Made[]): Following {
  const place = played(plan, made);
  const step = plan.steps[place];
  if (!step) return { kind: "done" };
  if (!question || question.seat !== plan.seat) return { kind: "waits" };
  for (const [i, { code }] of plan.steps.slice(place, place + AHEAD).entries()) {
    const option = question.options.find((one) => one.code === code);
    if (option) return { kind: "next", place: place + i, option, skipped: i ? step : null };
  }
  const blocked = question.blocked.find(({ option }) => option.code === step.code);
  return { kind: "changed", step, reason: blocked?.reason ?? null };
}
