/** The kinds of cards as they look: each has an edge of its own, a colour and a sign. */

export type CardKind =
  | "focus"
  | "technology"
  | "dominance"
  | "wealth"
  | "might"
  | "support"
  | "agenda"
  | "event"
  | "crisis"
  | "operation"
  | "plain";

const KINDS: Record<string, CardKind> = {
  focuses: "focus",
  joint_focuses: "focus",
  heroic_focuses: "focus",
  technologies: "technology",
  starting_agendas: "agenda",
  agendas: "agenda",
  events: "event",
  crises: "crisis",
  alerts: "crisis",
  failures: "crisis",
  cadets: "operation",
  frigate_cards: "operation",
  orders: "operation",
};
const AGENDAS: readonly string[] = ["dominance", "wealth", "might", "support"] satisfies CardKind[];

/** How an entry of the library looks: Agendas by their type. */
export function cardKind(kind: string, type?: unknown): CardKind {
  if (kind === "agendas" && typeof type === "string" && AGENDAS.includes(type)) return type as CardKind;
  return KINDS[kind] ?? "plain";
}

/** The sign of a Focus: that of its name, whoever's card it is and whether it is Joint or Heroic. */
const FOCUSES: Record<string, string> = {
  conquest: "invasion",
  development: "guild",
  innovation: "science",
  politics: "council",
  production: "installation",
  progress: "advance",
  prosperity: "wealth",
  reinforcement: "defense",
  temptation: "corruption",
  leadership: "dominance",
  dispersal: "fleet",
  cunning: "hidden",
  uplift: "population",
  crusade: "war",
  raid: "bounty",
};

export function focusSign(id: string): string {
  return (
    id
      .split("-")
      .map((part) => FOCUSES[part])
      .find(Boolean) ?? "hand"
  );
}
