/** What an analysis board answers; the Python side is `domineum.browser.boards`. */

import type { Figure, Text } from "../api/types";

/** A choice of the line in which one stands; the first one is where the deal begins. */
export interface Step {
  node: number;
  /** -1: where the deal begins. */
  seat: number;
  label: Text | null;
  name: string;
  /** How many other choices were tried here. */
  others: number;
}

export interface Line {
  end: number;
  name: string;
  deal: number;
  length: number;
  seat: number | null;
  /** With which choice it begins to be another than those before. */
  apart: Text | null;
}

export interface PlanStep {
  code: string;
  label: Text;
}

export interface Origin {
  table: string;
  at: number;
  seat: number | null;
  /** Whether the game went on then. */
  running: boolean;
}

export interface Lines {
  at: number;
  deal: number;
  deals: number;
  dealt: boolean;
  seat: number | null;
  origin: Origin;
  steps: Step[];
  lines: Line[];
  plan: PlanStep[];
}

export interface Standing {
  end: number;
  figures: Figure[];
  scores: number[];
  others: Record<string, number>;
  worth: number | null;
  over: boolean;
}
