/** Things that this browser keeps besides its tables; of many the oldest go. */

interface Aged {
  id: string;
  at: number;
}

const STORE = "things";

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the storage of the browser failed"));
  });
}

export class Keeping<T extends Aged> {
  constructor(
    readonly name: string,
    readonly most: number,
    readonly store = STORE,
  ) {}

  async #open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    const opening = indexedDB.open(this.name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(this.store, { keyPath: "id" });
    const opened = await asked(opening);
    const work = opened.transaction(this.store, mode);
    work.oncomplete = work.onabort = () => opened.close();
    return work.objectStore(this.store);
  }

  async get(id: string): Promise<T | undefined> {
    return asked((await this.#open("readonly")).get(id) as IDBRequest<T | undefined>);
  }

  async put(thing: T): Promise<void> {
    const things = await this.#open("readwrite");
    // A copy without what makes it reactive.
    await asked(things.put(JSON.parse(JSON.stringify(thing))));
    const ids = (await asked(things.getAllKeys())) as string[];
    if (ids.length <= this.most) return;
    const all = (await asked(things.getAll() as IDBRequest<T[]>)).sort((a, b) => b.at - a.at);
    for (const { id } of all.slice(this.most)) things.delete(id);
  }
}
