/**
 * The packs that this browser keeps. The engine of a worker is given all of them before it is asked about a game with
 * packs; a file that is new is tried in a worker of its own, which is ended if it takes too long.
 */

import type { Given, NewPack } from "../engine/calls";
import { Engine, begin } from "../engine/engine";
import { Refused } from "./client";
import type { KeptPack, Store } from "./store";

/** Of a zip; what it holds the engine bounds. */
export const MOST_BYTES = 5_000_000;
export const MOST_PACKS = 24;
const LATE_MS = 90_000;

/** Why a file was not taken before the engine has looked at it. */
export class Unfit extends Error {
  constructor(readonly why: "large" | "many" | "late" | "storage") {
    super(why);
  }
}

export class Packs {
  /** Resolves when this worker has been given all packs; begun again when they change, or it has ended. */
  #given = new Map<Pick<Engine, "call">, Promise<void>>();
  #watchers = new Set<() => void>();
  #others = new BroadcastChannel("domineum-packs");

  constructor(
    readonly store: Pick<Store, "packs" | "keepPack" | "dropPack">,
    readonly start: () => Worker = begin,
  ) {
    this.#others.onmessage = () => this.#changed();
  }

  /** All that are kept, the latest last. */
  all(): Promise<KeptPack[]> {
    return this.store.packs();
  }

  /** Hear when packs come or go, here or in another tab; returns how to stop. */
  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  /** See to it that a worker knows all packs that are kept. */
  give(desk: Pick<Engine, "call">): Promise<void> {
    const given = this.#given.get(desk) ?? this.#give(desk);
    this.#given.set(desk, given);
    given.catch(() => this.#given.delete(desk));
    return given;
  }

  async #give(desk: Pick<Engine, "call">): Promise<void> {
    for (const { id, data } of await this.store.packs().catch(() => []))
      await desk.call("give-pack", { file: `${id}.zip`, data });
  }

  /** A worker has ended and knows nothing any more. */
  forget(desk: Pick<Engine, "call">): void {
    this.#given.delete(desk);
  }

  /** Try a file, and keep it if the engine can play with it. */
  async add(file: File): Promise<KeptPack> {
    if (file.size > MOST_BYTES) throw new Unfit("large");
    const data = await asText(file);
    const made = await this.#tried({ file: file.name, data });
    const before = await this.all();
    if (before.length >= MOST_PACKS && !before.some(({ id }) => id === made.id)) throw new Unfit("many");
    const pack: KeptPack = { ...made, data, bytes: file.size, at: Date.now() };
    await this.store.keepPack(pack).catch(() => {
      throw new Unfit("storage");
    });
    this.#tell();
    return pack;
  }

  async #tried(given: Given): Promise<NewPack> {
    const engine = new Engine(this.start);
    const late = setTimeout(() => engine.stop("late"), LATE_MS);
    try {
      const found = await engine.call("try-pack", given);
      if ("error" in found) throw new Refused(422, found);
      return found;
    } catch (error) {
      throw error instanceof Error && error.message === "late" ? new Unfit("late") : error;
    } finally {
      clearTimeout(late);
      engine.stop();
    }
  }

  /** Keep a pack no longer. */
  async remove(pack: string): Promise<void> {
    await this.store.dropPack(pack);
    for (const desk of this.#given.keys()) await desk.call("drop-pack", pack);
    this.#tell();
  }

  #tell(): void {
    this.#others.postMessage("changed");
    this.#changed();
  }

  #changed(): void {
    this.#given.clear();
    for (const changed of this.#watchers) changed();
  }
}

/** The bytes of a file as text that a worker can be sent. */
async function asText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = "";
  for (let at = 0; at < bytes.length; at += 32_768) letters += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(letters);
}
