/**
 * A table as this browser sees it: the position, the question, and everything that may be asked of them.
 *
 * A key or a click acts on what the person saw, or does nothing: see `guards.svelte.ts`. News that leave the question
 * as it is leave alone what is pointed at, held, narrowed and filtered.
 */

import { Refused, freshKey, isBoard, post } from "../api/client";
import { type Connection, type TableLine, Trouble } from "../api/line";
import { lineTo } from "../api/lineTo";
import type {
  Answer,
  Chapter,
  Hint,
  Made,
  Option,
  Otherwise,
  Preview,
  Problem,
  Question,
  Text,
  Update,
} from "../api/types";
import { Chronicle } from "./chronicle.svelte";
import { closed } from "./closing";
import { faceOf } from "./faces";
import { type Doing, Guards, isOf, stillAsked } from "./guards.svelte";
import { tokenFor } from "./links";
import { motion } from "./motion.svelte";
import { Playback } from "./playback.svelte";
import { Previews } from "./previews";
import { Scenes, scenesOf } from "./scenes.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sounds";
import { textsOf } from "./texts.svelte";

export type About = Record<string, number | string>;
/** What would end the turn, before anything of it goes to others. */
export interface Ending {
  option: Option;
  /** What to answer instead of what would go without saying after it. */
  other: Otherwise | null;
  /** Nothing but this and deals beside it is asked. */
  asked: boolean;
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
  | "fresh"
  | "lit"
  | "about"
  | "pick"
  | "pickAbout"
  | "point"
>;

const HOVER_MS = 80;
/** A list that is longer than this can be filtered. */
export const MANY = 12;

export class TableSession {
  /** What is shown now; later positions may wait in the queue. */
  update = $state.raw<Update | null>(null);
  readonly chronicle = new Chronicle();
  connection = $state<Connection>("connecting");
  /** Why the server let nobody in. */
  refused = $state.raw<Problem | null>(null);
  /** The last thing that went wrong, until it is closed. */
  trouble = $state.raw<Problem | null>(null);
  /** The option that the pointer or the keyboard is on. */
  pointed = $state<string | null>(null);
  /** What a line of the log is about, while the pointer is on it. */
  mentioned = $state.raw<About | null>(null);
  /** The option that waits for its second touch. */
  held = $state<string | null>(null);
  /** With which answer to what would go without saying after it. */
  heldOther = $state.raw<Otherwise | null>(null);
  /** The choice that waits until the person ends the turn by it. */
  ending = $state.raw<Ending | null>(null);
  /** Only options about this are listed: the person has clicked something with several meanings. */
  narrowed = $state.raw<About | null>(null);
  /** Only options with these words are listed, when there are many. */
  filter = $state("");
  preview = $state.raw<{ code: string; preview: Preview } | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** A seat of this browser that has to choose, while another one is looking. */
  handover = $derived.by(() => {
    const now = this.update;
    if (!now || now.over || now.question || this.waitingUpdates || this.board) return null;
    return now.waiting.find((seat) => now.yours.includes(seat) && seat !== now.seat) ?? null;
  });

  /** Where others changed something since this person's last turn, until the next choice: `fresh("sector")`. */
  readonly #news = $derived(!this.question || this.made.length ? [] : this.chronicle.news(this.seat));
  /** What is shown by itself before one looks at the table. */
  readonly scenes = new Scenes();
  /** The chapters of a Cycle that has just ended, until the person goes on. */
  ended = $state.raw<Chapter[]>([]);

  /** The options for which a hint was asked. */
  #pondered = $state.raw<Option[] | null>(null);
  /** The options of which it is not known yet whether they are the end of the turn. */
  #looking = $state.raw<Option[] | null>(null);
  /** What was last in sight: the options of the question, and the seat that is to take the screen. */
  #asked: Option[] | null = null;
  /** What the options come to now, by code. */
  #comesTo = $state.raw(new Map<string, Option>());
  #nextSeat: number | null = null;
  #guards = new Guards();
  #playback = new Playback(
    () => this.update,
    (update) => this.#show(update),
    () => (this.ended.length ? Infinity : this.scenes.left),
  );

  #socket: TableLine;
  #hover: ReturnType<typeof setTimeout> | undefined;
  #previews = new Previews(
    () => this,
    (seat, seq, code) => this.#socket.preview(seat, seq, code, settings.usual),
  );
  #wanted: number | null = null;

  constructor(
    readonly table: string,
    /** How a text reads in the person's language. */
    readonly say: (text: Text) => string = (text) => text.key,
  ) {
    this.#socket = lineTo(table, {
      hello: () => ({ token: this.token, seat: this.#wanted, since: -1 }),
      update: (update) => this.#receive(update),
      connection: (state) => {
        this.connection = state;
        if (state === "live" && this.trouble?.error === "connection") this.trouble = null;
      },
      refused: (problem) => (this.refused = problem),
    });
  }

  /** Whether one person plays all seats here and hides nothing from anybody. */
  get board(): boolean {
    return isBoard(this.table);
  }

  get token(): string {
    return tokenFor(this.table);
  }

  /** How many positions wait to be shown. */
  get waitingUpdates(): number {
    return this.#playback.waiting;
  }

  /** The question of the seat that looks, once everything that came before it is shown. */
  get question(): Question | null {
    const asked = this.update?.question ?? null;
    return this.waitingUpdates ? null : asked;
  }

  /** What the seat has chosen in this turn. */
  get made(): Made[] {
    return this.update?.made ?? [];
  }

  get seat(): number | null {
    return this.update?.seat ?? null;
  }

  /** Whether a choice or a step is under way. */
  get busy(): boolean {
    return this.#guards.busy;
  }

  /** What may answer now: nothing, keys only, or whatever a person has. */
  get ready(): "no" | "keys" | "yes" {
    return this.question && !this.#looking ? this.#guards.ready : "no";
  }

  /** Whether what is in sight has been there for long enough to be clicked on. */
  get settled(): boolean {
    return this.#guards.settled;
  }

  get hinting(): boolean {
    return this.#pondered !== null && this.#pondered === this.question?.options;
  }

  /** The options about what was clicked, or all of them. */
  get candidates(): Option[] {
    const options = inOrder(this.question?.options ?? []);
    return this.narrowed ? options.filter((option) => matches(option, this.narrowed ?? {})) : options;
  }

  /** The options as they are listed and numbered: those that the filter leaves. */
  get options(): Option[] {
    const options = this.candidates;
    const wanted = this.filter.trim().toLocaleLowerCase(settings.language);
    if (!wanted || options.length <= MANY) return options;
    return options.filter(({ label }) => this.say(label).toLocaleLowerCase(settings.language).includes(wanted));
  }

  /** The listed option that is marked: pointed at, else held, else hinted. */
  get marked(): Option | null {
    const options = this.options;
    for (const code of [this.pointed, this.held, this.hint?.code]) {
      const found = options.find((option) => option.code === code);
      if (found) return found;
    }
    return null;
  }

  /** The options about something: `about({sector: 12})`. */
  about(wanted: About): Option[] {
    return (this.question?.options ?? []).filter((option) => matches(option, wanted));
  }

  /** An option with what it comes to now. */
  latest(option: Option): Option {
    return this.#comesTo.get(option.code) ?? option;
  }

  /** Whether something is pointed at, from the list of options or from the log: `lit("sector", 12)`. */
  lit(kind: string, id: number | string): boolean {
    const pointed = this.question?.options.find((option) => option.code === this.pointed);
    return pointed?.about[kind] === id || this.mentioned?.[kind] === id;
  }

  /** The places that others changed since this person's last turn, until the next choice. */
  fresh(kind: string): ReadonlySet<number | string> {
    const found = this.#news.map(({ text }) => text.args[kind]);
    return new Set(found.filter((place) => typeof place === "number" || typeof place === "string"));
  }

  // -- receiving --------------------------------------------------------------------------------

  #receive(update: Update): void {
    if (this.#pinnedElsewhere(update)) return;
    this.#playback.receive(update, this.#guards.leadsBeyond(this.update?.seq ?? -1));
  }

  /** With several seats in this browser the server shows the one that has to choose, unless asked otherwise:
   * nobody is shown another seat's cards before its player has taken the screen. */
  #pinnedElsewhere(update: Update): boolean {
    if (this.board || update.yours.length < 2) return false;
    if (this.#wanted === null) this.#socket.look(update.seat);
    else if (update.seat !== this.#wanted && update.yours.includes(this.#wanted)) return true;
    return false;
  }

  /** Show the next position at once (step by step). */
  stepForward(): void {
    this.#playback.stepForward();
  }

  /** Show the latest position at once. */
  skip(): void {
    this.#playback.skip();
    this.scenes.skip();
  }

  /** What the Cycle came to is read. */
  goOn(): void {
    this.ended = [];
    this.#playback.goOn();
  }

  #show(update: Update): void {
    const before = this.update;
    const elsewhere = before === null || before.seat !== update.seat;
    this.chronicle.take(update, elsewhere);
    if (!this.board || update.log.keep >= 0) this.#stage(before, update);
    if (before) this.chronicle.turn(before, update);
    const own = this.#guards.follows(update.seq);
    const kept = elsewhere || own ? null : stillAsked(before.question, update.question);
    this.#wanted = update.seat;
    this.update = kept ? { ...update, question: kept } : update;
    this.#comesTo = new Map((update.question?.options ?? []).map((option) => [option.code, option] as const));
    this.#notice(own);
    if (before?.seq !== update.seq) this.#previews.clear();
    if (this.pointed !== null && (before?.seq !== update.seq || this.preview?.code !== this.pointed))
      void this.#fetchPreview(this.pointed);
    this.#guards.shown(update.seq);
  }

  /** Let it be seen and heard how a position came about. */
  #stage(before: Update | null, now: Update): void {
    const face = faceOf(now.table.game);
    if (!face || !before) return;
    motion.pieces();
    const when = (update: Update): string[] => face.standing(update, textsOf(now.table.game), update.seat).when;
    const scenes = scenesOf(before, now, face, when);
    const over =
      now.over || !face.closes ? [] : closed(this.chronicle.chapters, before.chapter, now.chapter, face.closes);
    if (over.length) this.ended = over;
    this.scenes.show(over.length ? scenes.filter(({ kind }) => kind === "fight") : scenes);
    if (over.length) sound("cycle");
    else if (scenes.some(({ kind }) => kind === "fight")) sound("fight");
    else if (this.#guards.follows(now.seq)) sound("choice");
  }

  /** Notice whether something else is asked now, or somebody else is to take the screen. */
  #notice(own: boolean): void {
    const asked = this.question?.options ?? null;
    if (asked === this.#asked && this.handover === this.#nextSeat) return;
    this.#asked = asked;
    this.#nextSeat = this.handover;
    clearTimeout(this.#hover);
    this.pointed = this.narrowed = this.preview = this.hint = this.ending = null;
    this.release();
    this.filter = "";
    this.#looking = null;
    this.#guards.settle(own);
    void this.#onlyGoesOn();
  }

  // -- ending the turn --------------------------------------------------------------------------

  /** Whether the end of a turn is to be confirmed, and this is a turn of the seat that looks. */
  get #endsAreAsked(): boolean {
    return settings.endTurn && this.seat !== null && this.update?.chapter?.seat === this.seat;
  }

  /** Where there is nothing left but to go on, and that ends the turn, the question is the end of the turn. */
  async #onlyGoesOn(): Promise<void> {
    const options = this.question?.options ?? [];
    const [only, ...more] = options.filter(({ role }) => role !== "side");
    if (!this.#endsAreAsked || !only || more.length || only.role !== "on") return;
    this.#looking = options;
    const found = await this.#previews.of(only.code);
    if (this.#looking === options) this.#looking = null;
    if (found?.ends && isOf(this.question, only)) this.#wait({ option: only, other: null, asked: true });
  }

  #wait(ending: Ending): void {
    this.ending = ending;
    this.narrowed = null;
    this.release();
    this.filter = "";
    this.point(ending.option.code);
    this.#guards.settle(true);
  }

  /** End the turn by what waits for it. */
  async endTurn(by?: Event): Promise<void> {
    if (!this.ending || this.busy || !this.#guards.meant(by)) return;
    await this.#send(this.ending.option, this.ending.other);
  }

  /** Go back from the end of the turn to the question; if nothing else is asked there, take back the last choice. */
  async goBack(by?: Event): Promise<void> {
    if (!this.ending || this.busy || !this.#guards.meant(by)) return;
    if (this.ending.asked) await this.step("undo", by);
    else this.reopen();
  }

  /** Look at everything that may still be chosen. */
  reopen(): void {
    this.ending = null;
    this.point(null);
    this.#guards.settle(true);
  }

  // -- choosing ---------------------------------------------------------------------------------

  /** Let go of what waits for its second touch. */
  release(): void {
    this.held = this.heldOther = null;
  }

  /**
   * Answer the question by an event, perhaps with another answer to what would go without saying after it; with
   * confirmation switched on, the first event only holds the option, unless that is `sure`.
   */
  async pick(option: Option, by?: Event, other: Otherwise | null = null, sure = !settings.confirm): Promise<void> {
    if (!isOf(this.question, option) || this.busy || this.#looking || !this.#guards.meant(by)) return;
    if (this.ending?.option === option && this.ending.other === other) return;
    this.ending = null;
    if (!sure && (this.held !== option.code || this.heldOther !== other)) {
      this.held = option.code;
      this.heldOther = other;
      this.point(option.code);
      return;
    }
    await this.choose(option, other);
  }

  /** Answer by clicking on something: choose if it means one thing, else list what it may mean. */
  async pickAbout(wanted: About, by?: Event): Promise<void> {
    const found = this.about(wanted);
    if (found.length === 1 && found[0]) await this.pick(found[0], by);
    else if (found.length > 1 && !this.busy && this.#guards.meant(by)) this.narrowed = wanted;
  }

  /** Choose; what would end the turn waits for `endTurn`. */
  async choose(option: Option, other: Otherwise | null = null): Promise<void> {
    if (!isOf(this.question, option) || this.busy) return;
    if (this.#endsAreAsked) {
      const { seq } = this.update ?? { seq: -1 };
      const found = await this.#guards.alone(this.seat ?? 0, seq, () => this.#previews.of(option.code));
      if (!isOf(this.question, option)) return;
      if (found?.ends) {
        this.#wait({ option, other, asked: false });
        return;
      }
    }
    await this.#send(option, other);
  }

  async #send(option: Option, other: Otherwise | null): Promise<void> {
    const usual = settings.usual && !other?.asks;
    this.ended = [];
    await this.#do((seat, seq, key) => this.#socket.choose(seat, seq, key, other?.codes ?? [option.code], usual));
  }

  /** Take back or do again; only from the latest position. */
  async step(verb: "undo" | "redo" | "reset", by?: Event): Promise<void> {
    if (this.waitingUpdates || !this.#guards.meant(by)) return;
    await this.#do((seat, seq, key) => this.#socket.step(verb, seat, seq, key, settings.usual));
  }

  /** Ask the server to change the table, and wait until the change is in sight, or it was refused. */
  async #do(request: (seat: number, seq: number, key: string) => Promise<Answer>): Promise<void> {
    const now = this.update;
    if (!now || now.seat === null || this.busy) return;
    const { seat, seq } = now;
    this.trouble = null;
    await this.#guards.alone(seat, seq, async (doing) => {
      try {
        doing.last = (await request(seat, seq, freshKey())).last;
        await this.#inSight(doing, doing.last);
      } catch (error) {
        this.trouble = problemOf(error);
      }
    });
  }

  /** Wait until the position that something led to is shown; if it waits in the queue, it is shown now. */
  #inSight(doing: Doing, last: number): Promise<void> | undefined {
    if (this.#playback.reaches(last)) while ((this.update?.seq ?? last) < last) this.stepForward();
    if ((this.update?.seq ?? -1) >= last) return undefined;
    return new Promise((resolve) => (doing.shown = resolve));
  }

  dismiss(): void {
    this.trouble = null;
  }

  // -- looking ----------------------------------------------------------------------------------

  /** Look from another seat of this browser, or (null) as a spectator. */
  look(seat: number | null, by?: Event): void {
    if (by && (!this.settled || !this.#guards.meant(by))) return;
    this.#wanted = seat;
    this.#playback.clear();
    this.#socket.look(seat);
  }

  /** The pointer is on an option (or on nothing): show what it would do, if it stays. */
  point(code: string | null): void {
    if (this.pointed === code || (this.busy && code !== null)) return;
    this.pointed = code;
    clearTimeout(this.#hover);
    if (code === null) {
      this.preview = null;
      return;
    }
    this.#hover = setTimeout(() => void this.#fetchPreview(code), HOVER_MS);
  }

  async #fetchPreview(code: string): Promise<void> {
    const found = await this.#previews.of(code);
    if (!found || this.pointed !== code) return;
    this.preview = { code, preview: found };
    const option = this.question?.options.find((one) => one.code === code);
    if (found.ends && option && this.held === code && this.#endsAreAsked)
      this.#wait({ option, other: this.heldOther, asked: false });
  }

  /** Ask what a bot would do here, and why. */
  async askHint(): Promise<void> {
    const { update: now, question } = this;
    if (!question || now === null || now.seat === null || this.busy || this.hinting) return;
    const { options } = question;
    this.#pondered = options;
    try {
      const wish = { seat: now.seat, seq: now.seq };
      const found = await post<Hint>(`/tables/${this.table}/hint`, wish, this.token);
      if (this.question?.options !== options || this.busy) return;
      this.hint = found;
      this.pointed = null;
      this.point(found.code);
    } catch (error) {
      if (this.question?.options === options) this.trouble = problemOf(error);
    } finally {
      if (this.#pondered === options) this.#pondered = null;
    }
  }

  /** Play what a hint names, by one press. */
  async playHint(code: string, by?: Event): Promise<void> {
    const option = this.question?.options.find((one) => one.code === code);
    if (!option || this.busy || this.#looking || this.ending || !this.#guards.meant(by)) return;
    this.release();
    await this.choose(option);
  }

  close(): void {
    this.#playback.close();
    this.scenes.skip();
    clearTimeout(this.#hover);
    this.#guards.close();
    this.#socket.close();
  }
}

/** As they are listed: what goes on or declines after all others, deals beside last. */
function inOrder(options: Option[]): Option[] {
  const place = ({ role }: Option): number => (role === null ? 0 : role === "side" ? 2 : 1);
  return [...options].sort((a, b) => place(a) - place(b));
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
