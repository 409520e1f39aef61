/** Reviews as this browser keeps them, by the game and by how deep they go. */

import type { ReviewBegun, TurnReview } from "./types";

export interface KeptReview {
  /** The table, how deep, and how long its log was. */
  id: string;
  begun: ReviewBegun;
  turns: TurnReview[];
  at: number;
}

const NAME = "domineum-reviews";
const STORE = "reviews";
const MOST = 60;

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the storage of the browser failed"));
  });
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
  const opened = await asked(opening);
  const work = opened.transaction(STORE, mode);
  work.oncomplete = work.onabort = () => opened.close();
  return work.objectStore(STORE);
}

export async function keptReview(id: string): Promise<KeptReview | undefined> {
  return asked((await store("readonly")).get(id) as IDBRequest<KeptReview | undefined>);
}

/** Keep a review; of many the oldest go. */
export async function keepReview(review: KeptReview): Promise<void> {
  const reviews = await store("readwrite");
  // A copy without what makes it reactive.
  await asked(reviews.put(JSON.parse(JSON.stringify(review))));
  const ids = (await asked(reviews.getAllKeys())) as string[];
  if (ids.length <= MOST) return;
  const all = (await asked(reviews.getAll() as IDBRequest<KeptReview[]>)).sort((a, b) => b.at - a.at);
  for (const { id } of all.slice(MOST)) reviews.delete(id);
}
