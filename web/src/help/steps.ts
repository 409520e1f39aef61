/** Which step of its game a table is in, for the help: by how the table stands and by what is asked. */

import type { RevenantView, Update, VoidfallView } from "../api/types";

function voidfallStep(view: VoidfallView, topic: string): string {
  if (view.invasion) return "invasion";
  if (view.round === 0) return "preparation";
  if (/^voidfall\.(upkeep|objective|evaluate|skirmish)/.test(topic)) return "evaluation";
  if (/^voidfall\.(advance-void|war|crisis|catastrophe|compensation)/.test(topic)) return "void";
  if (topic.startsWith("voidfall.cleanup")) return "cleanup";
  return view.turn.card === "" ? "selection" : "actions";
}

function revenantStep(view: RevenantView, topic: string): string {
  if (view.cycle === 0) return "setup";
  if (view.phase !== "action") return view.phase;
  if (topic === "revenant.end") return "end";
  if (topic === "revenant.extra" || topic === "revenant.cleanse") return "extra";
  return view.turn.ship === null ? "boarding" : "crew";
}

/** The steps that the help knows, by game. */
export const STEPS: Record<string, readonly string[]> = {
  voidfall: ["preparation", "selection", "actions", "invasion", "cleanup", "void", "evaluation"],
  revenant: ["setup", "boarding", "crew", "extra", "end", "recovery", "skirmish", "rift", "hyperjump"],
};

export function stepOf(game: string, view: Update["view"], topic: string): string {
  return game === "revenant" ? revenantStep(view as RevenantView, topic) : voidfallStep(view as VoidfallView, topic);
}

/** How a game is won at this table. */
export function goalOf(game: string, view: Update["view"]): string {
  if (game === "revenant") return (view as RevenantView).rival ? "solo" : "all";
  const { goal, void: voidborn } = view as VoidfallView;
  return goal !== null ? "goal" : voidborn ? "void" : "rivals";
}
