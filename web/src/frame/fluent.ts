/** The subset of Fluent that the kernel reads, and how a message is filled: same rules, same results. */

import type { Text } from "../api/types";

export type Argument = number | string | Text;
export type Args = Record<string, Argument>;
export type Part =
  string | { var: string } | { msg: string } | { sel: string; of: Record<string, Pattern>; or: string };
export type Pattern = string | Part[];
export type Texts = Record<string, Pattern>;

export function pluralEn(n: number): string {
  return Math.abs(n) === 1 ? "one" : "other";
}

export function pluralPl(n: number): string {
  const size = Math.abs(n);
  if (size === 1) return "one";
  const few = size % 10 >= 2 && size % 10 <= 4 && !(size % 100 >= 12 && size % 100 <= 14);
  return few ? "few" : "many";
}

/** The message by which every sentence of a game names a player, `$player` being the seat. */
const THE_PLAYER = "the-player";

/** Renders messages of one language. A key that does not exist is shown in brackets. */
export class Renderer {
  constructor(
    readonly texts: Texts,
    readonly plural: (n: number) => string,
  ) {}

  render(message: Text): string {
    const pattern = this.texts[message.key];
    return pattern === undefined ? `[${message.key}]` : this.#fill(pattern, message.args);
  }

  has(key: string): boolean {
    return key in this.texts;
  }

  /** The same texts, with players called by name instead of by number ("" for those who have none). */
  naming(names: readonly string[]): Renderer {
    const plain = this.texts[THE_PLAYER] ?? "";
    const named = Object.fromEntries(names.flatMap((name, seat) => (name ? [[seat, name]] : [])));
    const texts = Object.create(this.texts) as Texts;
    texts[THE_PLAYER] = [{ sel: "player", of: { ...named, other: plain }, or: "other" }];
    return new Renderer(texts, this.plural);
  }

  #fill(pattern: Pattern, args: Args): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => this.#part(part, args)).join("");
  }

  #part(part: Part, args: Args): string {
    if (typeof part === "string") return part;
    if ("var" in part) return this.#argument(part.var, args[part.var]);
    if ("msg" in part) return this.render({ key: part.msg, args });
    const value = args[part.sel];
    const form = typeof value === "number" ? this.plural(value) : "";
    for (const [name, variant] of Object.entries(part.of)) {
      if (name === String(value) || name === form) return this.#fill(variant, args);
    }
    return this.#fill(part.of[part.or] ?? "", args);
  }

  #argument(name: string, value: Argument | undefined): string {
    if (value === undefined) return `{${name}}`;
    if (typeof value === "number") return String(value);
    if (typeof value === "object") return this.render(value);
    const named = this.texts[`${name}-${value}`];
    return named === undefined ? value : this.#fill(named, {});
  }
}

/** Reads `key = text` entries with placeables and selectors, as the kernel does. */
export function parse(source: string): Texts {
  const texts: Texts = {};
  let key = "";
  let lines: string[] = [];
  const close = (): void => {
    if (key) texts[key] = new Reader(lines.join("\n").trim()).pattern();
  };
  for (const line of source.split("\n")) {
    if (line.startsWith(" ") || line.startsWith("}") || (key && line === "")) {
      lines.push(line);
      continue;
    }
    close();
    key = "";
    if (!line || line.startsWith("#")) continue;
    const at = line.indexOf("=");
    key = line.slice(0, at).trim();
    lines = [line.slice(at + 1).trim()];
  }
  close();
  return texts;
}

const VARIANT = /\s*\n\s*(\*?)\[\s*([\w-]+)\s*\] */y;
const END = /\s*\}/y;
const PLACEABLE = /\{\s*(?:\$([\w-]+)\s*(?:(->)|\})|"([^"\\]*)"\s*\}|([a-zA-Z][\w-]*)\s*\})/y;

class Reader {
  #at = 0;

  constructor(readonly text: string) {}

  pattern(inside = false): Pattern {
    const parts: Part[] = [];
    let plain = "";
    while (this.#at < this.text.length && !(inside && this.#ends())) {
      if (this.text[this.#at] === "{") {
        if (plain) parts.push(plain);
        plain = "";
        parts.push(this.#placeable());
      } else {
        plain += this.text[this.#at++];
      }
    }
    if (inside) plain = plain.trimEnd();
    if (plain) parts.push(plain);
    return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.text);
  }

  #ends(): boolean {
    return this.#match(VARIANT) !== null || this.#match(END) !== null;
  }

  #placeable(): Part {
    const found = this.#match(PLACEABLE);
    if (!found) throw new Error(`cannot read ${this.text.slice(this.#at, this.#at + 30)}`);
    this.#at += found[0].length;
    if (found[3] !== undefined) return found[3];
    if (found[4]) return { msg: found[4] };
    return found[2] ? this.#select(found[1] ?? "") : { var: found[1] ?? "" };
  }

  #select(name: string): Part {
    const of: Record<string, Pattern> = {};
    let or = "";
    for (let head = this.#match(VARIANT); head; head = this.#match(VARIANT)) {
      this.#at += head[0].length;
      of[head[2] ?? ""] = this.pattern(true);
      if (head[1]) or = head[2] ?? "";
    }
    const end = this.#match(END);
    if (!end || !or) throw new Error(`the choice by $${name} needs a default and an end`);
    this.#at += end[0].length;
    return { sel: name, of, or };
  }
}
