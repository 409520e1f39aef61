/** The items of both games' scoring: what one of each is worth. It only adds up what people enter. */

export interface Item {
  key: string;
  /** The points of one; the number itself if 1. */
  each: number;
  /** So many count as one. */
  per?: number;
  /** Yes or no instead of a number. */
  tick?: boolean;
  rule?: string;
}

/** An item on a pad. */
export interface Row extends Item {
  id: string;
  label: string;
  note: string;
}

export const CYCLES = [1, 2, 3];
/** Influence in a Cycle of Voidfall, in the order of the Evaluation Phase. */
export const CYCLE_ITEMS: Item[] = [
  { key: "during", each: 1 },
  { key: "crisis", each: -3, rule: "V-137" },
  { key: "upkeep", each: -3, rule: "V-145" },
  { key: "objectives", each: 1, rule: "V-148" },
  { key: "agendas", each: 1, rule: "V-154" },
];
/** What the Voidborn have besides their start. */
export const VOIDBORN_ITEMS: Item[] = [
  { key: "rifts", each: 30, rule: "V-163" },
  { key: "havens", each: 20, rule: "V-164" },
  { key: "catastrophes", each: 20, rule: "V-165" },
  { key: "harbingers", each: 10, rule: "V-166" },
  { key: "consumed", each: 5, rule: "V-167" },
  { key: "crises", each: 5, rule: "V-168" },
  { key: "fallen", each: 3, rule: "V-169" },
  { key: "corruption", each: 2, rule: "V-170" },
  { key: "population", each: 1, rule: "V-171" },
];
/** The final scoring of Revenant without the Houses. */
export const PRESTIGE_ITEMS: Item[] = [
  { key: "colony", each: 1, rule: "R-314" },
  { key: "personal", each: 6, tick: true, rule: "R-318" },
  { key: "fleet", each: 6, tick: true, rule: "R-319" },
  { key: "cards", each: 2, rule: "R-320" },
  { key: "rank", each: 2, rule: "R-322" },
  { key: "orders", each: 1, rule: "R-324" },
  { key: "resources", each: 1, per: 4, rule: "R-325" },
  { key: "corruption", each: -2, rule: "R-326" },
  { key: "failures", each: -1 },
];

/** The sum that somebody typed (`6+4-3`), or null if it is none. */
export function sum(text: string): number | null {
  const plain = text.replaceAll(/\s/g, "").replaceAll("−", "-");
  if (!plain) return 0;
  if (!/^[+-]?\d{1,4}([+-]\d{1,4})*$/.test(plain)) return null;
  return (plain.match(/[+-]?\d+/g) ?? []).reduce((total, part) => total + Number(part), 0);
}

/** What an entry is worth; nonsense is worth nothing. */
export function points(item: Item, text: string): number {
  const number = sum(text) ?? 0;
  return (item.per ? Math.floor(number / item.per) : number) * item.each;
}

/** The columns with the highest total, of those the ones with the least of something else. */
export function leaders(totals: number[], less: number[] = []): number[] {
  const best = Math.max(...totals);
  const first = totals.flatMap((total, i) => (total === best ? [i] : []));
  const least = Math.min(...first.map((i) => less[i] ?? 0));
  return first.filter((i) => (less[i] ?? 0) === least);
}
