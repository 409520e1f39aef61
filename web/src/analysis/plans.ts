/** Plans for a turn, kept in this browser, by the table that they are for. */

import type { PlanStep } from "./types";

export interface Plan {
  table: string;
  seat: number;
  /** The entry of the log after which it was made. */
  at: number;
  /** The board on which it was made. */
  board: string;
  steps: PlanStep[];
  /** The number of the turn in which it is followed; when that is over, it is of no more use. */
  turn?: number;
}

const KEY = "domineum.plans";
const MOST = 20;

function read(): Plan[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Plan[];
  } catch {
    return [];
  }
}

function store(plans: Plan[]): void {
  localStorage.setItem(KEY, JSON.stringify(plans.slice(0, MOST)));
}

/** The plans for a table, one for each seat at most. */
export function plansFor(table: string): Plan[] {
  return read().filter((plan) => plan.table === table);
}

export function keepPlan(plan: Plan): void {
  const others = read().filter(({ table, seat }) => table !== plan.table || seat !== plan.seat);
  store([plan, ...others]);
}

export function dropPlan({ table, seat }: Plan): void {
  store(read().filter((plan) => plan.table !== table || plan.seat !== seat));
}
