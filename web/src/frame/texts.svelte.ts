/** All words that people see: those of the page, and those of a game, in the chosen language. */

import type { Text } from "../api/types";
import { get } from "../api/client";
import en from "../locale/en.ftl?raw";
import pl from "../locale/pl.ftl?raw";
import { type Args, Renderer, type Texts, parse, pluralEn, pluralPl } from "./fluent";
import { type Language, settings } from "./settings.svelte";

const PLURALS = { en: pluralEn, pl: pluralPl };

/** The texts of a part of the page, in the language of the page: `say("undo")`. */
export function pageTexts(sources: Record<Language, string>): (key: string, args?: Args) => string {
  const read = (language: Language): Renderer => new Renderer(parse(sources[language]), PLURALS[language]);
  const renderers: Partial<Record<Language, Renderer>> = {};
  return (key, args = {}) => (renderers[settings.language] ??= read(settings.language)).render({ key, args });
}

/** A text of the page: `t("undo")`. */
export const t = pageTexts({ en, pl });

/** The words of one game; each language is fetched when it is first needed. */
export class GameTexts {
  #loaded = $state.raw<Partial<Record<Language, Renderer>>>({});
  #asked = new Set<Language>();
  /** Whose words these are, and what the seats are called. */
  #source: GameTexts = this;
  #names: (() => readonly string[]) | null = null;
  #named: { plain: Renderer; names: readonly string[]; renderer: Renderer } | null = null;

  constructor(readonly game: string) {}

  /** The same words at a table, where players have names ("" if not yet). */
  seated(names: () => readonly string[]): GameTexts {
    const found = new GameTexts(this.game);
    found.#source = this.#source;
    found.#names = names;
    return found;
  }

  /** Fetch a language, unless it is here. */
  async load(language: Language = settings.language): Promise<void> {
    if (this.#source !== this) return this.#source.load(language);
    if (this.#asked.has(language)) return;
    this.#asked.add(language);
    try {
      const found = await get<{ texts: Texts }>(`/games/${this.game}/texts/${language}`);
      this.#loaded = { ...this.#loaded, [language]: new Renderer(found.texts, PLURALS[language]) };
    } catch (error) {
      this.#asked.delete(language);
      throw error;
    }
  }

  get ready(): boolean {
    return this.#renderer !== undefined;
  }

  get #renderer(): Renderer | undefined {
    const loaded = this.#source.#loaded;
    const plain = loaded[settings.language] ?? loaded.en ?? loaded.pl;
    if (!plain || !this.#names) return plain;
    const names = this.#names();
    if (this.#named?.plain !== plain || this.#named.names !== names)
      this.#named = { plain, names, renderer: plain.naming(names) };
    return this.#named.renderer;
  }

  /** Render a message of the game. */
  say(message: Text | null | undefined): string {
    return message ? (this.#renderer?.render(message) ?? "…") : "";
  }

  /** Render a message of the game in a language, "" as long as that is not here: for what finds in all of them. */
  sayIn(language: Language, message: Text | null | undefined): string {
    return message ? (this.#source.#loaded[language]?.render(message) ?? "") : "";
  }

  /** Render a message by its key. */
  key(key: string, args: Args = {}): string {
    return this.say({ key, args });
  }

  /** The name of a thing, `name("house", "valnis")`; its id if it has none. */
  name(kind: string, id: string): string {
    const renderer = this.#renderer;
    return renderer?.has(`${kind}-${id}`) ? this.key(`${kind}-${id}`) : id;
  }
}

const games = new Map<string, GameTexts>();

/** The words of a game, shared by everything that shows it. */
export function textsOf(game: string): GameTexts {
  let found = games.get(game);
  if (!found) games.set(game, (found = new GameTexts(game)));
  return found;
}
