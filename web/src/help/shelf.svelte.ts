/** Everything of a game that can be searched: cards and maps, rules, and the words of the glossary, in both languages. */

import { type Library, libraryOf } from "../frame/library.svelte";
import { type Rulebook, rulebookOf } from "../frame/rules.svelte";
import { type Language, settings } from "../frame/settings.svelte";
import { type GameTexts, textsOf } from "../frame/texts.svelte";
import { glossaryOf } from "./glossary";
import { type Doc, plain } from "./searching";

const LANGUAGES: readonly Language[] = ["en", "pl"];

export class Shelf {
  readonly docs = $derived.by(() => [...this.#words(), ...this.#entries(), ...this.#rules()]);

  readonly #library: Library;
  readonly #texts: GameTexts;
  readonly #book: Rulebook;

  constructor(readonly game: string) {
    this.#library = libraryOf(game);
    this.#texts = textsOf(game);
    this.#book = rulebookOf(game);
  }

  /** Fetch what is searched. What cannot be had is left out; the other language comes last. */
  async load(): Promise<void> {
    await Promise.allSettled([this.#library.load(), this.#texts.load(), this.#book.load()]);
    await Promise.allSettled(LANGUAGES.flatMap((language) => [this.#texts.load(language), this.#book.load(language)]));
  }

  #entries(): Doc[] {
    const texts = this.#texts;
    return this.#library.all().map(({ kind, id, name, lines }) => {
      const said = LANGUAGES.flatMap((language) =>
        lines.map((line) => `${texts.sayIn(language, line.label)} ${texts.sayIn(language, line.text)}`),
      );
      const titles = [...new Set([plain(name.en), plain(name.pl)])];
      return { game: this.game, kind, id, titles, body: plain(`${id} ${said.join(" ")}`) };
    });
  }

  #rules(): Doc[] {
    const bodies = new Map<string, string[]>();
    for (const language of LANGUAGES) {
      for (const { title, rules } of this.#book.in(language)) {
        for (const rule of rules) bodies.set(rule.id, [...(bodies.get(rule.id) ?? []), `${title} ${rule.text}`]);
      }
    }
    return [...bodies].map(([id, texts]) => ({
      game: this.game,
      kind: "rules",
      id,
      titles: [plain(id)],
      body: plain(texts.join(" ")),
    }));
  }

  #words(): Doc[] {
    return glossaryOf(this.game, settings.language).map(({ word, name, text }) => ({
      game: this.game,
      kind: "words",
      id: word.id,
      titles: [plain(name)],
      body: plain(text),
    }));
  }
}

const shelves = new Map<string, Shelf>();

/**
 * What can be searched of a game, shared by everything that searches. To be called while a component is made: what is
 * created while something is derived is not followed by it.
 */
export function shelfOf(game: string): Shelf {
  let found = shelves.get(game);
  if (!found) shelves.set(game, (found = new Shelf(game)));
  return found;
}
