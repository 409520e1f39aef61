/** The catalogue of rules of a game, fetched in a language when the first rule is opened in it. */

import { get } from "../api/client";
import { gameOf } from "./packs";
import { type Language, settings } from "./settings.svelte";

export interface Rule {
  id: string;
  text: string;
  tags: string[];
}
export interface Chapter {
  title: string;
  rules: Rule[];
}

export class Rulebook {
  #loaded = $state.raw<Partial<Record<Language, Chapter[]>>>({});
  #asked = new Map<Language, Promise<void>>();

  constructor(readonly game: string) {}

  /** In the language of the page, as far as it is here. */
  get chapters(): Chapter[] {
    return this.#loaded[settings.language] ?? [];
  }

  /** In a language, as far as it is here. */
  in(language: Language): Chapter[] {
    return this.#loaded[language] ?? [];
  }

  load(language: Language = settings.language): Promise<void> {
    let asked = this.#asked.get(language);
    if (!asked) {
      asked = get<{ chapters: Chapter[] }>(`/games/${this.game}/rules/${language}`).then(
        (found) => {
          this.#loaded = { ...this.#loaded, [language]: found.chapters };
        },
        (error: unknown) => {
          this.#asked.delete(language);
          throw error;
        },
      );
      this.#asked.set(language, asked);
    }
    return asked;
  }

  find(id: string): { rule: Rule; chapter: string } | null {
    for (const chapter of this.chapters) {
      const rule = chapter.rules.find((found) => found.id === id);
      if (rule) return { rule, chapter: chapter.title };
    }
    return null;
  }
}

/** The rulebook of a game: packs have no rules. */
const books = new Map<string, Rulebook>();

export function rulebookOf(name: string): Rulebook {
  const game = gameOf(name);
  let found = books.get(game);
  if (!found) books.set(game, (found = new Rulebook(game)));
  return found;
}
