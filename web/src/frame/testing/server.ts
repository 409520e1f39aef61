/** The other end of the wire, for tests: every connection that the page opens, and what is said by it. */

import { vi } from "vitest";
import type { Answer, FromClient, FromServer, Option, Problem, Question, Update } from "../../api/types";

type Sent<T extends FromClient["type"]> = Extract<FromClient, { type: T }>;

export class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Line[] = [];
  readyState = Line.CONNECTING;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }

  /** The page hangs up; a browser reports that a moment later. */
  close(): void {
    if (this.readyState === Line.CLOSED) return;
    this.readyState = Line.CLOSED;
    queueMicrotask(() => this.onclose?.());
  }

  open(): this {
    this.readyState = Line.OPEN;
    this.onopen?.();
    return this;
  }

  /** The network breaks. */
  break(): void {
    this.readyState = Line.CLOSED;
    this.onclose?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  of<T extends FromClient["type"]>(type: T): Sent<T>[] {
    return this.sent.filter((message): message is Sent<T> => message.type === type);
  }

  last<T extends FromClient["type"]>(type: T): Sent<T> {
    const found = this.of(type).at(-1);
    if (!found) throw new Error(`nothing of the type ${type} was sent`);
    return found;
  }
}

/** All connections of a test go nowhere but here. */
export function noNetwork(): void {
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
}

/** The connection that is used now. */
export function line(): Line {
  const found = Line.all.at(-1);
  if (!found) throw new Error("nothing was connected");
  return found;
}

export function anOption(code: string, about: Option["about"] = {}): Option {
  return { code, about, label: { key: code, args: {} }, role: null };
}

export function aQuestion(codes: (string | Option)[], topic = "topic"): Question {
  const options = codes.map((code) => (typeof code === "string" ? anOption(code) : code));
  return { seat: 0, topic, prompt: { key: topic, args: {} }, options, blocked: [], confirm: false };
}

/** A position, as seat 0 sees it; with options it is asked something. */
export function anUpdate(seq: number, asked: Question | string[] | null = null, more: Partial<Update> = {}): Update {
  const question = Array.isArray(asked) ? aQuestion(asked) : asked;
  return {
    table: { game: "voidfall", seats: [] },
    seq,
    seat: 0,
    yours: [0],
    waiting: question ? [0] : [1],
    your_turn: question !== null,
    over: false,
    view: {},
    question,
    may_undo: false,
    undo_reason: null,
    may_redo: false,
    made: [],
    outcome: null,
    log: { keep: seq, lines: [] },
    ...more,
  } as unknown as Update;
}

export function anAnswer(last: number, more: Partial<Answer> = {}): Answer {
  return { first: last, last, seq: last, repeated: false, update: null, ...more };
}

export function aProblem(error: string): Problem {
  return { error, message: { key: `server-${error}`, args: {} }, text: error, rule: "", seq: null };
}
