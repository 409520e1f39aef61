/** Effects of the content as icons: a hint for the eye, never instead of the words. */

import type { SignName } from "../frame/Sign.svelte";

/** A drawing, what is done with it, and a number beside it. */
export interface Sign {
  icon: string;
  mark: string;
  lead?: SignName | undefined;
}

const LEAVES: Record<string, string> = {
  gain_agenda: "agenda",
  evaluate_agenda: "agenda",
  gain_technology: "technology",
  increase_population: "population",
  activate: "corvette",
  deploy: "corvette",
  muster: "corvette",
  invade: "invasion",
  invade_then: "invasion",
  invade_with: "invasion",
  regroup: "regroup",
  establish: "guild",
  build: "installation",
  gain_trade: "trade",
  gain_trade_token: "trade",
  trade_bonus: "trade",
  upgrade_glory: "glory",
  gain_glory: "glory",
  gain_bounty: "bounty",
  gain_reclaim: "reclaim",
  remove_corruption: "corruption",
  move_corruption: "corruption",
  rearrange_corruption: "corruption",
  corruption: "corruption",
  skip: "advance",
  advance: "advance",
  influence: "influence",
  place_catastrophe: "catastrophe",
  remove_harbinger: "harbinger",
  build_safe_haven_level: "haven",
};
const MARKS: Record<string, string> = { remove_corruption: "−" };
const LEADS: Record<string, SignName> = { evaluate_agenda: "star", move_corruption: "right" };
const RESOURCE_ICONS = new Set(["food", "energy", "materials", "credits", "science"]);
const LISTS = ["all", "one", "sequence"] as const;

type Data = Record<string, unknown>;

/** The signs of an effect as it is written in the content. */
export function signs(effect: unknown): Sign[] {
  if (effect === "none" || effect === undefined || effect === null) return [];
  if (typeof effect === "string") return leaf(effect, undefined);
  if (typeof effect !== "object") return [];
  const data = effect as Data;
  for (const list of LISTS) {
    const parts = data[list];
    if (Array.isArray(parts)) return parts.flatMap(signs);
  }
  if ("per" in data) return signs(data.do).map((sign) => ({ ...sign, mark: `×${sign.mark}` }));
  if ("do" in data) return signs(data.do);
  const [name] = Object.keys(data);
  return name ? leaf(name, data[name]) : [];
}

function leaf(name: string, value: unknown): Sign[] {
  if (name === "gain" && typeof value === "object" && value !== null) return goods(value as Data);
  if (name === "produce" && Array.isArray(value))
    return value.map((resource) => ({ icon: String(resource), mark: "", lead: "up" }));
  const icon = LEAVES[name];
  if (!icon) return [{ icon: "event", mark: "" }];
  const number = typeof value === "number" && (value > 1 || icon === "influence") ? String(value) : "";
  return [{ icon, mark: (MARKS[name] ?? "") + number, lead: LEADS[name] }];
}

function goods(amounts: Data): Sign[] {
  return Object.entries(amounts).flatMap(([name, amount]) => {
    const mark = amount === 1 ? "" : String(amount);
    if (name === "fem")
      return [
        { icon: "food", mark },
        { icon: "energy", mark: "" },
        { icon: "materials", mark: "" },
      ];
    return [{ icon: RESOURCE_ICONS.has(name) ? name : "credits", mark }];
  });
}

const COSTS: Record<string, readonly [icon: string, mark: string, lead?: SignName]> = {
  recall: ["corvette", "", "back"],
  deactivate: ["corvette", "", "circled"],
  corruption: ["corruption", "+"],
  decrease_population: ["population", "−"],
  destroy_installation: ["installation", "", "times"],
  destroy_guild: ["guild", "", "times"],
  return_trade: ["trade", "", "back"],
  discard_glory: ["glory", "", "times"],
  discard_bounty: ["bounty", "", "times"],
  discard_reclaim: ["reclaim", "", "times"],
  discard_agenda: ["agenda", "", "times"],
};

/** A cost as signs, or null if only words can say it. */
export function costSigns(cost: Readonly<Record<string, number | string>>): (Sign & { resource: boolean })[] | null {
  const found: (Sign & { resource: boolean })[] = [];
  for (const [name, amount] of Object.entries(cost)) {
    if (typeof amount !== "number") continue;
    const [icon, mark, lead] = COSTS[name] ?? [name, ""];
    const resource = RESOURCE_ICONS.has(name);
    if (!resource && !COSTS[name]) return null;
    found.push({ icon, mark: `${mark}${amount}`, lead, resource });
  }
  return found.length ? found : null;
}
