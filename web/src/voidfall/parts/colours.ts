/** The colours of what the table's icons stand for. */

const COLOURS: Record<string, string> = {
  food: "var(--food)",
  energy: "var(--energy)",
  materials: "var(--materials)",
  credits: "var(--credits)",
  science: "var(--science)",
  influence: "#f0d58a",
  corruption: "var(--void-seat)",
  harbinger: "var(--void-seat)",
  catastrophe: "var(--bad)",
  dominance: "#f2a6a0",
  wealth: "#f2d27a",
  might: "#9cc7ff",
  support: "#9be3b8",
};

export function colourOf(icon: string): string | undefined {
  return COLOURS[icon];
}
