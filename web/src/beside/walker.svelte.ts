/** Games that are gone through in a worker, turn by turn: first one, then the other. */

import { get } from "../api/client";
import type { RecordText } from "../api/types";
import { Engine, begin } from "../engine/engine";
import { tokenFor } from "../frame/links";
import type { Walk } from "./types";

export class Walker {
  walks = $state.raw<(Walk | null)[]>([]);
  working = $state(false);
  problem = $state("");
  #engine: Engine | null = null;

  constructor(readonly start: () => Worker = begin) {}

  /** Go through the games of these tables, both of which are over. */
  async run(tables: string[]): Promise<void> {
    this.stop();
    const engine = (this.#engine = new Engine(this.start));
    this.walks = tables.map(() => null);
    this.problem = "";
    this.working = true;
    try {
      for (const [place, table] of tables.entries()) await this.#walk(engine, place, table);
    } catch (error) {
      if (this.#engine === engine) this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      if (this.#engine === engine) this.stop();
    }
  }

  async #walk(engine: Engine, place: number, table: string): Promise<void> {
    const { record } = await get<RecordText>(`/tables/${table}/record`, tokenFor(table));
    if (this.#engine !== engine) return;
    let walk: Walk = { begun: await engine.call("walk", { record, done: 0 }), turns: [] };
    while (this.#engine === engine) {
      const turn = await engine.call("walk-turn", null);
      if (this.#engine !== engine || !turn) return;
      walk = { ...walk, turns: [...walk.turns, turn] };
      this.walks = this.walks.map((found, i) => (i === place ? walk : found));
    }
  }

  stop(): void {
    const engine = this.#engine;
    this.#engine = null;
    this.working = false;
    engine?.stop();
  }
}
