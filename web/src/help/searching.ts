/** Searching as people type: words in any order, capitals and accents left aside, numbers of rules, slips of the finger. */

/** Something that can be found. */
export interface Doc {
  game: string;
  /** Of which kind it is: a kind of the library, `rules` or `words`. */
  kind: string;
  id: string;
  /** What it is called, in all languages, and all that is written on it; both made plain. */
  titles: readonly string[];
  body: string;
}

export interface Found {
  docs: Doc[];
  /** What was searched for instead, because nothing holds what was typed; "" otherwise. */
  instead: string;
}

/** What people say for what the games call by another name. */
const MEANT: Record<string, string> = {
  tiebreak: "tie",
  tiebreaker: "tie",
  dogrywka: "remis",
  points: "influence",
  punkty: "wplyw",
  money: "credits",
  pieniadze: "kredyty",
  attack: "invade",
  soldiers: "fleet",
};

export function plain(text: string): string {
  return text.toLocaleLowerCase("pl").normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ł", "l");
}

/** The number of a rule as people write it (`v301`, `V-301`, `r 5`), as the catalogue does; null if it is none. */
export function ruleNumber(wanted: string): string | null {
  const found = /^([vrs])[-\s]?(\d{1,3})$/i.exec(wanted.trim());
  if (!found) return null;
  const letter = (found[1] ?? "").toUpperCase();
  return `${letter}-${(found[2] ?? "").padStart(letter === "S" ? 2 : 3, "0")}`;
}

const words = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** How well a word fits: by the title before by the text, whole words before parts; 0 if it is nowhere. */
function fit({ titles, body }: Doc, word: string): number {
  let best = 0;
  for (const title of titles) {
    if (title === word) best = Math.max(best, 100);
    else if (title.startsWith(word)) best = Math.max(best, 60);
    else if (words(title).some((part) => part.startsWith(word))) best = Math.max(best, 40);
    else if (title.includes(word)) best = Math.max(best, 30);
  }
  if (best) return best;
  const at = body.indexOf(word);
  if (at < 0) return 0;
  const edge = (char: string | undefined): boolean => char === undefined || !/[\p{L}\p{N}]/u.test(char);
  if (!edge(body[at - 1])) return 4;
  return edge(body[at + word.length]) ? 10 : 7;
}

/** How many letters have to be changed, added, left out or exchanged; stops counting beyond a limit. */
export function distance(one: string, two: string, most: number): number {
  if (Math.abs(one.length - two.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: two.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= two.length; j++) {
      const same = one[i - 1] === two[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[two.length] ?? most + 1;
}

/** The known word that is nearest to one that is not known; null if none is near. */
function nearest(word: string, docs: readonly Doc[]): string | null {
  const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  let best: { word: string; off: number } | null = null;
  const seen = new Set<string>();
  for (const { titles, body } of docs) {
    for (const known of [...titles.flatMap(words), ...words(body)]) {
      if (seen.has(known)) continue;
      seen.add(known);
      const off = distance(word, known.slice(0, Math.max(word.length, known.length - 2)), most);
      if (off <= most && (!best || off < best.off)) best = { word: known, off };
    }
  }
  return best?.word ?? null;
}

/** Everything that holds all the words that are wanted, the best first. */
export function search(docs: readonly Doc[], wanted: string): Found {
  const number = ruleNumber(wanted);
  if (number) {
    const exact = docs.filter(({ kind, id }) => kind === "rules" && id === number);
    if (exact.length) return { docs: exact, instead: "" };
  }
  const typed = words(plain(wanted));
  if (!typed.length) return { docs: [...docs], instead: "" };
  const meant = typed.map((word) => {
    if (docs.some((doc) => fit(doc, word))) return word;
    return MEANT[word] ?? nearest(word, docs) ?? word;
  });
  const hits = docs.map((doc) => {
    const fits = meant.map((word) => fit(doc, word));
    return { doc, score: fits.every(Boolean) ? fits.reduce((sum, one) => sum + one, 0) : 0 };
  });
  const found = hits.filter(({ score }) => score > 0).sort((one, two) => two.score - one.score);
  const instead = meant.some((word, i) => word !== typed[i]) && found.length ? meant.join(" ") : "";
  return { docs: found.map(({ doc }) => doc), instead };
}
