/**
 * The tables of this browser: the same requests and answers as those of a server.
 *
 * The Python engine answers in its worker. What an answer rests on is stored before it is given. Several tabs may have
 * the same table open: each stores only what fits to what is stored, and hears of what the others have stored.
 */

import type { Done, Glance, Row, Stored } from "../engine/calls";
import { type Engine, engine, onLost } from "../engine/engine";
import { Refused } from "./client";
import { Packs } from "./packs";
import { Store } from "./store";
import { Thinker } from "./thinker";
import type { Hint, Problem } from "./types";

const TRIES = 4;

export class Here {
  /** Which revision of each table the engine has in its memory. */
  #known = new Map<string, number>();
  #watchers = new Map<string, Set<() => void>>();
  /** Tables whose bots are choosing. */
  #playing = new Set<string>();
  /** One request after another: an answer rests on what was stored before it. */
  #last: Promise<unknown> = Promise.resolve();
  #others = new BroadcastChannel("domineum");

  constructor(
    readonly desk: Pick<Engine, "call">,
    readonly store: Store,
    readonly thinker: Thinker,
    readonly packs: Pick<Packs, "give" | "watch">,
  ) {
    this.#others.onmessage = ({ data }: MessageEvent<string>) => this.#heard(data);
    // A table whose pack has come or gone is read again.
    packs.watch(() => this.#known.clear());
  }

  /** The engine has lost its memory. */
  forgetAll(): void {
    this.#known.clear();
  }

  /** Ask about a table of this browser. */
  async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    if (path === "/tables" && method === "GET") return { tables: [] } as T;
    if (path.endsWith("/hint")) return (await this.#hint(path, body)) as T;
    const done = await this.#ask(method, path, body);
    return done.answer as T;
  }

  /** What a list of tables shows, without starting the engine. */
  async glance(table: string): Promise<(Glance & { seats: Row["seats"] }) | null> {
    const kept = await this.store.kept(table);
    return kept ? { ...kept.glance, seats: kept.row.seats } : null;
  }

  /** Hear of everything that happens at a table, and let its bots play; returns how to stop. */
  watch(table: string, changed: () => void): () => void {
    const watchers = this.#watchers.get(table) ?? new Set();
    this.#watchers.set(table, watchers.add(changed));
    void this.#letBotsPlay(table).then(() => this.#expectBots(table));
    return () => {
      watchers.delete(changed);
      if (!watchers.size) this.#watchers.delete(table);
    };
  }

  /** Forget tables for good. */
  async drop(tables: string[]): Promise<void> {
    for (const table of tables) await this.store.drop(table);
  }

  /** Start the engine while a person is still choosing. */
  async start(): Promise<void> {
    await this.desk.call("start", null);
  }

  // -- asking -----------------------------------------------------------------------------------

  #ask(method: string, path: string, body?: unknown): Promise<Done> {
    const answer = this.#last.then(() => this.#answered(method, path, body));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #answered(method: string, path: string, body: unknown): Promise<Done> {
    const table = /^\/tables\/([\w-]+)/.exec(path)?.[1];
    await this.packs.give(this.desk);
    for (let tries = 1; ; tries++) {
      if (table) await this.#open(table);
      const done = await this.desk.call("ask", { method, path, body });
      if (done.stored && !(await this.#keep(done.stored))) {
        // Another tab was first: look at the table as it is now.
        if (tries < TRIES) continue;
        throw new Error("the table could not be stored");
      }
      // The engine has dropped what it could not answer about: it is read again when it is wanted.
      if (done.status >= 500 && table) this.#known.delete(table);
      if (done.status >= 300) throw new Refused(done.status, done.answer as Problem);
      return done;
    }
  }

  /** See to it that the engine knows the table as it is stored. */
  async #open(table: string): Promise<void> {
    for (let tries = 1; tries <= TRIES; tries++) {
      const kept = await this.store.kept(table);
      if (!kept || this.#known.get(table) === kept.row.revision) return;
      const whole = await this.store.whole(table);
      if (!whole) return;
      const stored = await this.desk.call("open", whole);
      this.#known.set(table, whole.row.revision);
      if (!stored || (await this.#keep(stored))) return;
    }
  }

  async #keep(stored: Stored): Promise<boolean> {
    const { id, revision } = stored.row;
    let kept = false;
    try {
      kept = await this.store.append(stored);
    } finally {
      if (!kept) {
        this.#known.delete(id);
        await this.desk.call("forget", id);
      }
    }
    if (kept) {
      this.#known.set(id, revision);
      this.#others.postMessage(id);
      this.#heard(id);
    }
    return kept;
  }

  #heard(table: string): void {
    for (const changed of this.#watchers.get(table) ?? []) changed();
    void this.#letBotsPlay(table);
  }

  // -- bots -------------------------------------------------------------------------------------

  /** As long as somebody looks, bots choose until a person has to. */
  async #letBotsPlay(table: string): Promise<void> {
    if (this.#playing.has(table)) return;
    this.#playing.add(table);
    try {
      while (this.#watchers.has(table) && (await this.#botPlays(table)));
    } catch (error) {
      console.warn(error);
    } finally {
      this.#playing.delete(table);
    }
  }

  /** Where bots play, their worker starts while a person thinks. */
  async #expectBots(table: string): Promise<void> {
    const kept = await this.store.kept(table).catch(() => undefined);
    if (kept?.row.seats.some(({ kind }) => kind === "bot")) this.thinker.start();
  }

  async #botPlays(table: string): Promise<boolean> {
    const path = `/tables/${table}/bots`;
    const thought = await this.thinker.think(table, async (skip) => {
      const { job } = await this.#ask("GET", `${path}?${skip}`);
      return job;
    });
    if (!thought) return false;
    const { seat, seq } = thought.job;
    const choice = thought.found ? { code: thought.found.code } : { why: thought.failed };
    try {
      await this.#ask("POST", path, { seat, seq, ...choice });
    } catch (error) {
      // What the rules cannot carry out is not chosen again.
      if (!(error instanceof Refused && error.problem?.error === "rules-failed")) throw error;
    }
    return true;
  }

  async #hint(path: string, body: unknown): Promise<Hint> {
    const table = path.split("/")[2] ?? "";
    const thought = await this.thinker.think(table, async (skip) => {
      const { job } = await this.#ask("POST", `${path}?${skip}`, body);
      return job;
    });
    if (!thought?.found) throw new Refused(503, NO_HINT);
    const { seq, bot } = thought.job;
    return { seq, bot, ...thought.found } as Hint;
  }
}

const NO_HINT: Problem = {
  error: "no-hint",
  message: { key: "server-no-hint", args: {} },
  text: "No bot has found an answer in time.",
  rule: "",
  seq: null,
};

const store = new Store();
export const packs = new Packs(store);
export const here = new Here(engine, store, new Thinker(packs), packs);
onLost(() => {
  packs.forget(engine);
  here.forgetAll();
});
