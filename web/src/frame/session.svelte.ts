/** A table as this browser sees it: the position, the question, and everything that may be asked of them. */

import { Refused, freshKey, post } from "../api/client";
import { type Connection, TableSocket, Trouble } from "../api/socket";
import type { LogLine, Option, Preview, Problem, Question, Text, Update } from "../api/types";
import { tokenFor } from "./links";
import { type Speed, settings } from "./settings.svelte";

export type About = Record<string, number | string>;
export interface Hint {
  seq: number;
  code: string;
  why: Text;
  bot: string;
}
/** A choice of this turn, as it was read when it was made. */
export interface Made {
  seq: number;
  label: Text;
}

/** What a board needs of a session: a replay offers the same, without questions. */
export type BoardSession = Pick<
  TableSession,
  | "update"
  | "seat"
  | "question"
  | "options"
  | "busy"
  | "pointed"
  | "held"
  | "preview"
  | "mentioned"
  | "narrowed"
  | "lit"
  | "about"
  | "pick"
  | "pickAbout"
  | "point"
>;

const DELAYS: Record<Speed, number> = { step: Infinity, slow: 1800, normal: 700, fast: 200, instant: 0 };
const HOVER_MS = 80;

export class TableSession {
  /** What is shown now; later positions may wait in the queue. */
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  connection = $state<Connection>("connecting");
  /** Why the server let nobody in. */
  refused = $state.raw<Problem | null>(null);
  /** The last thing that went wrong, until it is closed. */
  trouble = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** The option that the pointer or the keyboard is on. */
  pointed = $state<string | null>(null);
  /** What a line of the log is about, while the pointer is on it. */
  mentioned = $state.raw<About | null>(null);
  /** The option that waits for its second touch. */
  held = $state<string | null>(null);
  /** Only options about this are listed: the person has clicked something with several meanings. */
  narrowed = $state.raw<About | null>(null);
  preview = $state.raw<{ code: string; preview: Preview } | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  made = $state.raw<Made[]>([]);
  /** The log is read up to here: what came later happened since this person's last choice. */
  read = $state(-1);
  /** A seat of this browser that has to choose, while another one is looking. */
  handover = $derived.by(() => {
    const now = this.update;
    if (!now || now.over || now.question) return null;
    return now.waiting.find((seat) => now.yours.includes(seat) && seat !== now.seat) ?? null;
  });
  waitingUpdates = $state(0);

  #socket: TableSocket;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hover: ReturnType<typeof setTimeout> | undefined;
  #previews = new Map<string, Preview>();
  #wanted: number | null = null;
  #shownAt = -Infinity;

  constructor(readonly table: string) {
    this.#socket = new TableSocket(table, {
      hello: () => ({ token: this.token, seat: this.#wanted, since: -1 }),
      update: (update) => this.#receive(update),
      connection: (state) => (this.connection = state),
      refused: (problem) => (this.refused = problem),
    });
  }

  get token(): string {
    return tokenFor(this.table);
  }

  /** The question of the seat that looks, once everything that came before it is shown. */
  get question(): Question | null {
    const asked = this.update?.question ?? null;
    return this.waitingUpdates ? null : asked;
  }

  get seat(): number | null {
    return this.update?.seat ?? null;
  }

  /** The options to list: all of them, or those about what was clicked. */
  get options(): Option[] {
    const options = this.question?.options ?? [];
    return this.narrowed ? options.filter((option) => matches(option, this.narrowed ?? {})) : options;
  }

  /** The options about something: `about({sector: 12})`. */
  about(wanted: About): Option[] {
    return (this.question?.options ?? []).filter((option) => matches(option, wanted));
  }

  /** Whether something is pointed at, from the list of options or from the log: `lit("sector", 12)`. */
  lit(kind: string, id: number | string): boolean {
    const pointed = this.question?.options.find((option) => option.code === this.pointed);
    return pointed?.about[kind] === id || this.mentioned?.[kind] === id;
  }

  // -- receiving --------------------------------------------------------------------------------

  #receive(update: Update): void {
    if (this.#pinnedElsewhere(update)) return;
    this.#queue.push(update);
    if (this.#atOnce(update)) this.skip();
    else this.#plan();
    this.waitingUpdates = this.#queue.length;
  }

  /** What this person did is shown at once; what others did, at the chosen speed. */
  #atOnce(update: Update): boolean {
    const shown = this.update;
    if (shown === null || shown.seat !== update.seat || document.hidden) return true;
    if (DELAYS[settings.speed] === 0) return true;
    const alone = this.#queue.length === 1;
    return alone && (shown.your_turn || update.seq <= shown.seq);
  }

  /** With several seats in this browser the server shows the one that has to choose, unless told otherwise:
   * nobody is shown another seat's cards before its player has taken the screen. */
  #pinnedElsewhere(update: Update): boolean {
    if (update.yours.length < 2) return false;
    if (this.#wanted === null) this.#socket.look(update.seat);
    else if (update.seat !== this.#wanted && update.yours.includes(this.#wanted)) return true;
    return false;
  }

  /** Show the next position of the queue when its time has come; step by step, when it is asked for. */
  #plan(): void {
    const delay = DELAYS[settings.speed];
    if (this.#timer !== undefined || !this.#queue.length || delay === Infinity) return;
    this.#timer = setTimeout(this.#next, Math.max(0, this.#shownAt + delay - performance.now()));
  }

  #next = (): void => {
    this.#timer = undefined;
    const update = this.#queue.shift();
    if (update) this.#show(update);
    this.waitingUpdates = this.#queue.length;
    this.#plan();
  };

  /** Show the next position at once (step by step). */
  stepForward(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next();
  }

  /** Show the latest position at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const update of this.#queue.splice(0)) this.#show(update);
    this.waitingUpdates = 0;
  }

  #show(update: Update): void {
    this.#shownAt = performance.now();
    const before = this.update;
    if (before === null || before.seat !== update.seat) this.log = [];
    this.log = [...this.log.filter((line) => line.seq <= update.log.keep), ...update.log.lines];
    if (before === null || before.seat !== update.seat || before.seq !== update.seq) {
      this.#previews.clear();
      this.pointed = this.held = this.narrowed = this.preview = this.hint = null;
    }
    if (before === null || before.seat !== update.seat) this.made = [];
    this.made = this.made.filter((choice) => choice.seq < update.seq);
    if (before?.your_turn && !update.your_turn) this.read = update.seq;
    if (!update.your_turn && !update.may_undo) this.made = [];
    this.#wanted = update.seat;
    this.update = update;
  }

  // -- choosing ---------------------------------------------------------------------------------

  /** Answer the question; with confirmation switched on, the first call only holds the option. */
  async pick(option: Option): Promise<void> {
    if (settings.confirm && this.held !== option.code) {
      this.held = option.code;
      this.point(option.code);
      return;
    }
    await this.choose(option);
  }

  /** Answer by clicking on something: choose if it means one thing, else list what it may mean. */
  async pickAbout(wanted: About): Promise<void> {
    const found = this.about(wanted);
    if (found.length === 1 && found[0]) await this.pick(found[0]);
    else if (found.length > 1) this.narrowed = wanted;
  }

  async choose(option: Option): Promise<void> {
    const now = this.update;
    if (!now || now.seat === null) return;
    const seat = now.seat;
    const made = { seq: now.seq, label: option.label };
    if (await this.#do((key) => this.#socket.choose(seat, now.seq, key, [option.code]))) {
      this.made = [...this.made, made];
    }
  }

  async step(verb: "undo" | "redo" | "reset"): Promise<void> {
    const now = this.update;
    if (!now || now.seat === null) return;
    const seat = now.seat;
    if ((await this.#do((key) => this.#socket.step(verb, seat, now.seq, key))) && verb !== "redo") {
      this.made = verb === "reset" ? [] : this.made.slice(0, -1);
    }
  }

  async #do(request: (key: string) => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      await request(freshKey());
      return true;
    } catch (error) {
      this.trouble = problemOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  dismiss(): void {
    this.trouble = null;
  }

  // -- looking ----------------------------------------------------------------------------------

  /** Look from another seat of this browser, or (null) as a spectator. */
  look(seat: number | null): void {
    this.#wanted = seat;
    this.#queue = [];
    this.waitingUpdates = 0;
    this.#socket.look(seat);
  }

  /** The pointer is on an option (or on nothing): show what it would do, if it stays. */
  point(code: string | null): void {
    if (this.pointed === code) return;
    this.pointed = code;
    clearTimeout(this.#hover);
    if (code === null) {
      this.preview = null;
      return;
    }
    this.#hover = setTimeout(() => void this.#fetchPreview(code), HOVER_MS);
  }

  async #fetchPreview(code: string): Promise<void> {
    const now = this.update;
    if (!now?.question || now.seat === null) return;
    try {
      const found = this.#previews.get(code) ?? (await this.#socket.preview(now.seat, now.seq, code));
      if (this.update !== now) return;
      this.#previews.set(code, found);
      if (this.pointed === code) this.preview = { code, preview: found };
    } catch {
      // A preview that cannot be had is not shown.
    }
  }

  /** Ask what a bot would do here, and why. */
  async askHint(): Promise<void> {
    const now = this.update;
    if (!now?.question || now.seat === null || this.hinting) return;
    this.hinting = true;
    try {
      const wish = { seat: now.seat, seq: now.seq };
      const found = await post<Hint>(`/tables/${this.table}/hint`, wish, this.token);
      if (this.update?.seq === found.seq) {
        this.hint = found;
        this.pointed = null;
        this.point(found.code);
      }
    } catch (error) {
      this.trouble = problemOf(error);
    } finally {
      this.hinting = false;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#hover);
    this.#socket.close();
  }
}

function matches(option: Option, wanted: About): boolean {
  return Object.entries(wanted).every(([key, value]) => option.about[key] === value);
}

function problemOf(error: unknown): Problem {
  if (error instanceof Trouble) return error.problem;
  if (error instanceof Refused && error.problem) return error.problem;
  const text = error instanceof Error ? error.message : String(error);
  return { error: "connection", message: { key: "problem-connection", args: {} }, text, rule: "", seq: null };
}
