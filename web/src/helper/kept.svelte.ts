/** What a person ticks and writes down at a physical table; kept in this browser only. */

const MOST = 12;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still helps.
  }
}

/** The names of the players, by seat. */
class Names {
  #names = $state<string[]>(read("domineum.helper.names", []));

  get(seat: number): string {
    return this.#names[seat] ?? "";
  }

  set(seat: number, name: string): void {
    this.#names[seat] = name;
    write(
      "domineum.helper.names",
      Array.from(this.#names, (found) => found ?? ""),
    );
  }
}

export const names = new Names();

/** The ticks of the checklists, by set-up code; only of the latest ones. */
class Ticks {
  #all = $state<[string, string[]][]>(read("domineum.helper.ticks", []));

  of(code: string): string[] {
    return this.#all.find(([found]) => found === code)?.[1] ?? [];
  }

  set(code: string, ids: string[]): void {
    this.#all = [[code, ids] as [string, string[]], ...this.#all.filter(([found]) => found !== code)].slice(0, MOST);
    write("domineum.helper.ticks", this.#all);
  }

  toggle(code: string, id: string): void {
    const known = this.of(code);
    this.set(code, known.includes(id) ? known.filter((found) => found !== id) : [...known, id]);
  }
}

export const ticks = new Ticks();

/** A score pad: what stands in each cell, as it was typed. */
export class Pad {
  #cells = $state<Record<string, string>>({});
  readonly #key: string;

  constructor(game: string) {
    this.#key = `domineum.helper.pad.${game}`;
    this.#cells = read(this.#key, {});
  }

  get(row: string, column: number): string {
    return this.#cells[`${row}/${column}`] ?? "";
  }

  set(row: string, column: number, text: string): void {
    this.#cells[`${row}/${column}`] = text;
    write(this.#key, this.#cells);
  }

  clear(): void {
    this.#cells = {};
    write(this.#key, {});
  }
}
