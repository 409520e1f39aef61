/** The catalogue of rules of a game, fetched when the first rule is opened. */

import { get } from "../api/client";

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
  chapters = $state.raw<Chapter[]>([]);
  #asked: Promise<void> | null = null;

  constructor(readonly game: string) {}

  load(): Promise<void> {
    this.#asked ??= get<{ chapters: Chapter[] }>(`/games/${this.game}/rules`).then(
      (found) => {
        this.chapters = found.chapters;
      },
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  find(id: string): { rule: Rule; chapter: string } | null {
    for (const chapter of this.chapters) {
      const rule = chapter.rules.find((found) => found.id === id);
      if (rule) return { rule, chapter: chapter.title };
    }
    return null;
  }
}

const books = new Map<string, Rulebook>();

export function rulebookOf(game: string): Rulebook {
  let found = books.get(game);
  if (!found) books.set(game, (found = new Rulebook(game)));
  return found;
}
