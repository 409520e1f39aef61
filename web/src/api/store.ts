/** Where this browser keeps its tables: what a table is, and the entries of its log, which are only ever added to. */

import type { Glance, Row, Stored } from "../engine/calls";

const NAME = "domineum";
const VERSION = 1;
/** An answer is given once it would survive the end of the machine. */
const STRICT: IDBTransactionOptions = { durability: "strict" };

export interface Kept {
  id: string;
  row: Row;
  glance: Glance;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the storage of the browser failed"));
  });
}

function finished(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onerror = work.onabort = () => reject(work.error ?? new Error("the storage of the browser failed"));
  });
}

export class Store {
  #opened: Promise<IDBDatabase> | null = null;

  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(NAME, VERSION);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore("tables", { keyPath: "id" });
        asked.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
      };
      asked.onsuccess = () => {
        const found = asked.result;
        found.onclose = found.onversionchange = () => {
          found.close();
          this.#opened = null;
        };
        resolve(found);
      };
      asked.onerror = () => reject(asked.error ?? new Error("this browser keeps nothing"));
    });
    this.#opened.catch(() => (this.#opened = null));
    return this.#opened;
  }

  /** What a table is now, or nothing. */
  async kept(table: string): Promise<Kept | undefined> {
    const work = (await this.#open()).transaction("tables");
    return done(work.objectStore("tables").get(table) as IDBRequest<Kept | undefined>);
  }

  /** A table with its whole log, in one moment of time. */
  async whole(table: string): Promise<{ row: Row; entries: unknown[] } | null> {
    const work = (await this.#open()).transaction(["tables", "entries"]);
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const [kept, entries] = await Promise.all([
      done(work.objectStore("tables").get(table) as IDBRequest<Kept | undefined>),
      done(work.objectStore("entries").getAll(range) as IDBRequest<{ entry: unknown }[]>),
    ]);
    return kept ? { row: kept.row, entries: entries.map(({ entry }) => entry) } : null;
  }

  /** Store what was done, if nobody else (another tab) has done something since; say whether it is stored. */
  async append({ row, seq, entries, glance }: Stored): Promise<boolean> {
    const work = (await this.#open()).transaction(["tables", "entries"], "readwrite", STRICT);
    const tables = work.objectStore("tables");
    const before = await done(tables.get(row.id) as IDBRequest<Kept | undefined>);
    const fits = before ? before.row.revision === row.revision - 1 && before.row.seq === seq : row.revision === 1;
    if (!fits) {
      work.abort();
      return false;
    }
    tables.put({ id: row.id, row, glance } satisfies Kept);
    for (const entry of entries) work.objectStore("entries").add({ table: row.id, seq: entry.seq, entry });
    await finished(work);
    return true;
  }

  /** Drop a table for good. */
  async drop(table: string): Promise<void> {
    const work = (await this.#open()).transaction(["tables", "entries"], "readwrite", STRICT);
    work.objectStore("tables").delete(table);
    work.objectStore("entries").delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    await finished(work);
  }
}
