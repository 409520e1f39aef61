/** The content of a game (cards, Houses, maps ...) as the server publishes it, by kind and id. */

import { get } from "../api/client";
import type { Text } from "../api/types";

export interface Entry {
  kind: string;
  id: string;
  name: { en: string; pl: string };
  origin: "printed" | "inferred" | "designed";
  note: string;
  lines: { label: Text | null; text: Text }[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: Record<string, any>;
  texts: Record<string, Text>;
  /** The pack from which it comes, "" if it is in the box. */
  pack: string;
}

/** All texts `name.0`, `name.1` ... of a card. */
export function listed(entry: Entry | undefined, name: string): Text[] {
  const found: Text[] = [];
  for (let i = 0; entry?.texts[`${name}.${i}`]; i++) found.push(entry.texts[`${name}.${i}`] as Text);
  return found;
}

interface Published {
  game: string;
  content: string;
  kinds: { kind: string; name: Text }[];
  entries: Entry[];
}

export class Library {
  #published = $state.raw<Published | null>(null);
  #index = $derived.by(() => {
    const index = new Map<string, Entry>();
    for (const entry of this.#published?.entries ?? []) index.set(`${entry.kind}/${entry.id}`, entry);
    return index;
  });
  #asked: Promise<void> | null = null;

  constructor(readonly game: string) {}

  load(): Promise<void> {
    this.#asked ??= get<Published>(`/games/${this.game}/library`).then(
      (found) => {
        this.#published = found;
      },
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  get ready(): boolean {
    return this.#published !== null;
  }

  get kinds(): { kind: string; name: Text }[] {
    return this.#published?.kinds ?? [];
  }

  /** All entries, or all of a kind. */
  all(kind?: string): Entry[] {
    const entries = this.#published?.entries ?? [];
    return kind ? entries.filter((entry) => entry.kind === kind) : entries;
  }

  find(kind: string, id: string): Entry | undefined {
    return this.#index.get(`${kind}/${id}`);
  }
}

const libraries = new Map<string, Library>();

/** The library of a game, shared by everything that shows it. */
export function libraryOf(game: string): Library {
  let found = libraries.get(game);
  if (!found) libraries.set(game, (found = new Library(game)));
  return found;
}
