/**
 * Where this browser keeps its tables: what a table is, the entries of its log, which are only ever added to, and
 * snapshots, from which a game goes on by other rules; and the packs that it keeps.
 */

import type { Glance, NewPack, Numbered, Row, Stored, Whole } from "../engine/calls";

const NAME = "domineum";
const VERSION = 3;
const OF_A_TABLE = ["entries", "snapshots"] as const;
const ALL = ["tables", ...OF_A_TABLE];
const PACKS = "packs";
/** An answer is given once it would survive the end of the machine. */
const STRICT: IDBTransactionOptions = { durability: "strict" };

export interface Kept {
  id: string;
  row: Row;
  glance: Glance;
}

export interface KeptPack extends NewPack {
  /** The zip, as text. */
  data: string;
  bytes: number;
  /** When it came. */
  at: number;
}

/** What a table has in the log or among the snapshots. */
interface Part {
  table: string;
  seq: number;
  entry: Numbered;
}

function from(table: string, seq = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, seq], [table, Infinity]);
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
        const there = asked.result.objectStoreNames;
        if (!there.contains("tables")) asked.result.createObjectStore("tables", { keyPath: "id" });
        if (!there.contains(PACKS)) asked.result.createObjectStore(PACKS, { keyPath: "id" });
        for (const name of OF_A_TABLE)
          if (!there.contains(name)) asked.result.createObjectStore(name, { keyPath: ["table", "seq"] });
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

  /** All that is stored of a table, in one moment of time. */
  async whole(table: string): Promise<Whole | null> {
    const work = (await this.#open()).transaction(ALL);
    const [kept, entries, snapshots] = await Promise.all([
      done(work.objectStore("tables").get(table) as IDBRequest<Kept | undefined>),
      ...OF_A_TABLE.map((name) => done(work.objectStore(name).getAll(from(table)) as IDBRequest<Part[]>)),
    ]);
    const plain = (parts: Part[] = []): Numbered[] => parts.map(({ entry }) => entry);
    return kept ? { row: kept.row, entries: plain(entries), snapshots: plain(snapshots) } : null;
  }

  /** Store what was done, if nobody else (another tab) has done something since; say whether it is stored. */
  async append({ row, seq, entries, glance, dropped, snapshots }: Stored): Promise<boolean> {
    const work = (await this.#open()).transaction(ALL, "readwrite", STRICT);
    const tables = work.objectStore("tables");
    const before = await done(tables.get(row.id) as IDBRequest<Kept | undefined>);
    const fits = before ? before.row.revision === row.revision - 1 && before.row.seq === seq : row.revision === 1;
    if (!fits) {
      work.abort();
      return false;
    }
    tables.put({ id: row.id, row, glance } satisfies Kept);
    const part = (entry: Numbered): Part => ({ table: row.id, seq: entry.seq, entry });
    for (const entry of entries) work.objectStore("entries").add(part(entry));
    if (dropped !== null) work.objectStore("snapshots").delete(from(row.id, dropped));
    for (const snapshot of snapshots) work.objectStore("snapshots").put(part(snapshot));
    await finished(work);
    return true;
  }

  /** All packs, the latest last. */
  async packs(): Promise<KeptPack[]> {
    const work = (await this.#open()).transaction(PACKS);
    const found = await done(work.objectStore(PACKS).getAll() as IDBRequest<KeptPack[]>);
    return found.sort((one, two) => one.at - two.at);
  }

  async keepPack(pack: KeptPack): Promise<void> {
    const work = (await this.#open()).transaction(PACKS, "readwrite", STRICT);
    work.objectStore(PACKS).put(pack);
    await finished(work);
  }

  async dropPack(pack: string): Promise<void> {
    const work = (await this.#open()).transaction(PACKS, "readwrite", STRICT);
    work.objectStore(PACKS).delete(pack);
    await finished(work);
  }

  /** How many tables are played with a pack and are not over. */
  async playedWith(pack: string): Promise<number> {
    const work = (await this.#open()).transaction("tables");
    const all = await done(work.objectStore("tables").getAll() as IDBRequest<Kept[]>);
    return all.filter(({ row, glance }) => !glance.over && row.game.split("+").includes(pack)).length;
  }

  /** Drop a table for good. */
  async drop(table: string): Promise<void> {
    const work = (await this.#open()).transaction(ALL, "readwrite", STRICT);
    work.objectStore("tables").delete(table);
    for (const name of OF_A_TABLE) work.objectStore(name).delete(from(table));
    await finished(work);
  }
}
