/** An earlier position of a table, walked through step by step or turn by turn. */

import { Refused, get } from "../api/client";
import type {
  Chapter,
  Log,
  LogLine,
  Option,
  Position,
  ScorePoint,
  ScoreGraph,
  Turn,
  Turns,
  Update,
} from "../api/types";
import { tokenFor } from "./links";
import type { About, BoardSession } from "./session.svelte";

const KEPT = 60;
const NOTHING: ReadonlySet<number | string> = new Set();

export class ReplaySession implements BoardSession {
  /** The table as it is now, with the position that is looked at in place of the present one. */
  update = $state.raw<Update | null>(null);
  position = $state.raw<Position | null>(null);
  lines = $state.raw<LogLine[]>([]);
  turns = $state.raw<Turn[]>([]);
  points = $state.raw<ScorePoint[]>([]);
  problem = $state("");
  at = $state(0);
  readonly question = null;
  readonly options: Option[] = [];
  readonly busy = false;
  readonly pointed = null;
  readonly held = null;
  readonly preview = null;
  readonly narrowed = null;
  mentioned = $state.raw<About | null>(null);
  #present: Update | null = null;
  #positions = new Map<string, Position>();

  constructor(
    readonly table: string,
    at: number | null,
    seat: number | null,
  ) {
    void this.#start(at, seat);
  }

  get token(): string {
    return tokenFor(this.table);
  }

  get seat(): number | null {
    return this.position?.seat ?? null;
  }

  /** The last position. */
  get end(): number {
    return this.#present?.seq ?? 0;
  }

  /** Whether the game has ended, wherever one looks. */
  get over(): boolean {
    return this.#present?.over ?? false;
  }

  /** From which seats the game may be looked at. */
  get seats(): (number | null)[] {
    const now = this.update;
    if (!now) return [null];
    return [null, ...(now.over ? now.table.seats.map((seat) => seat.seat) : now.yours)];
  }

  lit(kind: string, id: number | string): boolean {
    return this.mentioned?.[kind] === id;
  }

  fresh(): ReadonlySet<number | string> {
    return NOTHING;
  }

  about(): Option[] {
    return [];
  }

  async pick(): Promise<void> {
    // What was played is only looked at.
  }

  async pickAbout(): Promise<void> {
    // The same.
  }

  point(): void {
    // There is nothing to try.
  }

  async #start(at: number | null, seat: number | null): Promise<void> {
    try {
      const path = `/tables/${this.table}`;
      this.#present = await get<Update>(`${path}/update`, this.token);
      const [log, turns, scores] = await Promise.all([
        get<Log>(`${path}/log`, this.token),
        get<Turns>(`${path}/turns`, this.token),
        get<ScoreGraph>(`${path}/scores`, this.token),
      ]);
      this.lines = log.lines;
      this.turns = turns.turns;
      this.points = scores.points;
      await this.go(at ?? this.#present.seq, seat ?? this.#present.seat);
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : String(error);
    }
  }

  /** Look at a position from a seat. */
  async go(at: number, seat: number | null = this.seat): Promise<void> {
    const present = this.#present;
    if (!present) return;
    this.at = Math.max(0, Math.min(present.seq, at));
    const wanted = this.at;
    const found = await this.#position(wanted, seat);
    if (this.at !== wanted) return;
    this.position = found;
    this.update = {
      ...present,
      seq: found.at,
      seat: found.seat,
      waiting: found.waiting,
      chapter: this.#chapterAt(found.at),
      view: found.view,
      question: null,
      your_turn: false,
      outcome: found.outcome,
    };
  }

  #chapterAt(at: number): Chapter {
    const turn = this.turns.filter(({ seq }) => seq <= at).at(-1);
    return { number: -1, seat: turn?.seat ?? null, title: turn?.title ?? { key: "", args: {} } };
  }

  async #position(at: number, seat: number | null): Promise<Position> {
    const key = `${at} ${seat}`;
    const known = this.#positions.get(key);
    if (known) return known;
    const query = new URLSearchParams({ at: String(at), ...(seat === null ? {} : { seat: String(seat) }) });
    const found = await get<Position>(`/tables/${this.table}/position?${query}`, this.token);
    this.#positions.set(key, found);
    if (this.#positions.size > KEPT) this.#positions.delete(this.#positions.keys().next().value ?? "");
    return found;
  }

  /** Where the turn before or after this position begins. */
  turnFrom(step: -1 | 1): number {
    const starts = this.turns.map((turn) => turn.seq);
    if (step > 0) return starts.find((seq) => seq > this.at) ?? this.end;
    return starts.filter((seq) => seq < this.at).at(-1) ?? 0;
  }
}
