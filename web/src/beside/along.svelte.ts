/** Bots that play a set-up along, one rank after the other, in a worker of their own. What they have played is kept. */

import { here } from "../api/client";
import { Keeping } from "../api/keeping";
import type { Created } from "../api/types";
import { Engine, begin } from "../engine/engine";
import type { AlongTurn } from "./types";

export const RANKS = ["cadet", "captain", "admiral"] as const;
export type Rank = (typeof RANKS)[number];

export interface KeptGame extends AlongTurn {
  id: string;
  at: number;
  /** The table of this browser at which it can be watched, once somebody wanted to. */
  table?: string;
}

export type Games = Pick<Keeping<KeptGame>, "get" | "put">;

const MOST = 90;
const games = new Keeping<KeptGame>("domineum-along", MOST);

export class Along {
  games = $state.raw<Partial<Record<Rank, KeptGame>>>({});
  playing = $state<Rank | null>(null);
  problem = $state("");
  #engine: Engine | null = null;
  #read: Promise<void> | null = null;

  constructor(
    readonly setup: string,
    readonly start: () => Worker = begin,
    readonly kept: Games = games,
  ) {}

  /** Those ranks that have not played to the end. */
  get left(): Rank[] {
    return RANKS.filter((rank) => !this.games[rank]?.result);
  }

  #id(rank: Rank): string {
    return `${this.setup} ${rank}`;
  }

  /** Know what was played before. */
  read(): Promise<void> {
    return (this.#read ??= this.#readAll());
  }

  async #readAll(): Promise<void> {
    for (const rank of RANKS) {
      const found = await this.kept.get(this.#id(rank)).catch(() => undefined);
      if (found && !this.games[rank]) this.games = { ...this.games, [rank]: found };
    }
  }

  /** Let ranks play, or go on where they were stopped. */
  async run(ranks: readonly Rank[] = RANKS): Promise<void> {
    if (this.#engine) return;
    const engine = (this.#engine = new Engine(this.start));
    this.problem = "";
    try {
      await this.read();
      for (const rank of ranks) await this.#play(engine, rank);
    } catch (error) {
      if (this.#engine === engine) this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      if (this.#engine === engine) this.stop();
    }
  }

  async #play(engine: Engine, rank: Rank): Promise<void> {
    if (this.#engine !== engine || this.games[rank]?.result) return;
    this.playing = rank;
    await engine.call("along", { setup: this.setup, bot: rank, record: this.games[rank]?.record ?? "" });
    while (this.#engine === engine && !this.games[rank]?.result) {
      const turn = await engine.call("along-turn", null);
      if (this.#engine !== engine) return;
      await this.#keep(rank, { ...turn, id: this.#id(rank), at: Date.now() });
    }
  }

  async #keep(rank: Rank, game: KeptGame): Promise<void> {
    this.games = { ...this.games, [rank]: game };
    await this.kept.put(game);
  }

  stop(): void {
    const engine = this.#engine;
    this.#engine = null;
    this.playing = null;
    engine?.stop();
  }

  /** The table at which the game of a rank can be watched; it is made when it is first wanted. */
  async tableOf(rank: Rank, bots: string[]): Promise<string> {
    const game = this.games[rank];
    if (!game) throw new Error("nothing was played");
    const desk = await here();
    if (game.table && (await desk.glance(game.table))) return game.table;
    const seats = bots.map((bot) => ({ kind: "bot", bot: bot || rank }));
    const made = await desk.send<Created>("POST", "/import", { record: game.record, seats });
    await this.#keep(rank, { ...game, table: made.table.id });
    return made.table.id;
  }
}

const known = new Map<string, Along>();

/** The bots of a set-up, which play on while the page shows something else. */
export function alongOf(setup: string): Along {
  let found = known.get(setup);
  if (!found) known.set(setup, (found = new Along(setup)));
  return found;
}
