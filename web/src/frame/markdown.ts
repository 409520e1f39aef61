/** The little Markdown in which rules are written: paragraphs, tables, marked words, numbers of other rules. */

export type Kind = "plain" | "strong" | "em" | "code" | "rule";
export interface Part {
  kind: Kind;
  text: string;
}
export type Cell = Part[];
export type Block = { kind: "text"; parts: Part[] } | { kind: "table"; head: Cell[]; rows: Cell[][] };

const MARKS: [Kind, RegExp][] = [
  ["code", /`([^`]+)`/y],
  ["strong", /\*\*([^*]+)\*\*/y],
  ["em", /\*([^*\s][^*]*)\*/y],
  ["rule", /\b([VR]-\d{3}|S-\d{2})\b/y],
];

/** A line as marked and plain parts. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const next = marked(text, at);
    if (!next) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) found.push({ kind: "plain", text: plain });
    plain = "";
    found.push(next.part);
    at = next.end;
  }
  if (plain) found.push({ kind: "plain", text: plain });
  return found;
}

function marked(text: string, at: number): { part: Part; end: number } | null {
  for (const [kind, pattern] of MARKS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { part: { kind, text: match[1] ?? "" }, end: pattern.lastIndex };
  }
  return null;
}

const cells = (line: string): Cell[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => parts(cell.trim()));
const isRuler = (line: string): boolean => /^\|[\s:|-]+\|$/.test(line);

function table(lines: string[]): Block {
  const ruled = lines.length > 1 && isRuler(lines[1] ?? "");
  const rows = lines.filter((line) => !isRuler(line)).map(cells);
  return { kind: "table", head: ruled ? (rows.shift() ?? []) : [], rows };
}

/** The blocks of a text. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let rows: string[] = [];
  const flush = (): void => {
    if (rows.length) found.push(table(rows));
    rows = [];
  };
  for (const line of text.split("\n")) {
    if (line.startsWith("|")) {
      rows.push(line.trim());
      continue;
    }
    flush();
    if (line.trim()) found.push({ kind: "text", parts: parts(line.trim()) });
  }
  flush();
  return found;
}
