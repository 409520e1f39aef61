/** A connection to one table that comes back by itself, and loses nothing that was asked of the server. */

import { type Handlers, type TableLine, Trouble } from "./line";
import type { Answer, FromClient, FromServer, Presence, Preview, Problem, Update } from "./types";

interface Waiting {
  message: Request;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}
type Request = Exclude<FromClient, { type: "hello" } | { type: "look" } | { type: "ping" }>;
type WithoutId<R> = R extends { id: number } ? Omit<R, "id"> : never;

const PING_MS = 40_000;
const LONGEST_WAIT_MS = 10_000;
/** Everything that is sent gets an answer; a connection that is silent for longer is dead, though nobody closed it. */
const SILENCE_MS = 15_000;
/** Why a server may send somebody away for a moment only. */
const PASSING = new Set(["too-many", "unavailable", "failed"]);

/** The same position, at which others look now; the log has nothing new. */
function withPresent(update: Update, { seats, watchers }: Presence): Update {
  const table = {
    ...update.table,
    watchers,
    seats: update.table.seats.map((seat) => ({ ...seat, present: seats.includes(seat.seat) })),
  };
  return { ...update, table, log: { ...update.log, keep: update.log.seq, chapters: [], lines: [] } };
}

export class TableSocket implements TableLine {
  #socket: WebSocket | null = null;
  /** Whether the server has shown a position since this connection was opened. */
  #live = false;
  /** The position that the server has sent last. */
  #shown: Update | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly handlers: Handlers,
  ) {
    this.#connect();
    addEventListener("online", this.#verify);
    document.addEventListener("visibilitychange", this.#verify);
  }

  /** The network or the page is back: is the connection still there? */
  #verify = (): void => {
    if (document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ type: "ping" });
    else this.#connect();
  };

  #connect(): void {
    this.#drop();
    this.handlers.connection("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.table}/socket`);
    this.#socket = socket;
    this.#expectLife();
    socket.onopen = () => this.#send({ type: "hello", ...this.handlers.hello() });
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Let go of the connection. What changes the table waits for the next one; what only looks is given up. */
  #drop(): void {
    clearTimeout(this.#again);
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#live = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const [id, { message, reject }] of this.#waiting) {
      if (message.type !== "try") continue;
      this.#waiting.delete(id);
      reject(new Error("connection lost"));
    }
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.handlers.connection("lost");
    const wait = Math.min(LONGEST_WAIT_MS, 300 * 2 ** this.#tries++);
    this.#again = setTimeout(() => this.#connect(), wait);
  }

  #receive(message: FromServer): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    switch (message.type) {
      case "update":
        if (!this.#live) this.#revive();
        this.#shown = message.update;
        this.handlers.update(message.update);
        break;
      case "presence":
        if (this.#shown) this.handlers.update((this.#shown = withPresent(this.#shown, message)));
        break;
      case "answer":
        this.#settle(message.id)?.resolve(message.answer);
        break;
      case "preview":
        this.#settle(message.id)?.resolve(message.preview);
        break;
      case "problem":
        if (message.id !== null) this.#settle(message.id)?.reject(new Trouble(message.problem));
        else if (!PASSING.has(message.problem.error)) this.#refuse(message.problem);
        break;
      case "pong":
        break;
    }
  }

  /** The server listens: ask again for what was never answered. The keys of requests let each count once. */
  #revive(): void {
    this.#live = true;
    this.#tries = 0;
    this.#ping = setInterval(() => this.#send({ type: "ping" }), PING_MS);
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.handlers.connection("live");
  }

  #refuse(problem: Problem): void {
    this.close();
    for (const waiting of this.#waiting.values()) waiting.reject(new Trouble(problem));
    this.#waiting.clear();
    this.handlers.refused(problem);
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#expectLife();
  }

  #expectLife(): void {
    this.#silence ??= setTimeout(() => this.#lost(), SILENCE_MS);
  }

  #ask<T>(asked: WithoutId<Request>): Promise<T> {
    if (!this.#live && asked.type === "try") return Promise.reject(new Error("not connected"));
    const message = { ...asked, id: this.#next++ } as Request;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve: (value) => resolve(value as T), reject });
      if (this.#live) this.#send(message);
    });
  }

  choose(seat: number, seq: number, key: string, codes: string[], usual = false): Promise<Answer> {
    return this.#ask({ type: "choose", choose: { seat, seq, key, codes, brief: true, usual } });
  }

  step(verb: "undo" | "redo" | "reset", seat: number, seq: number, key: string, usual = false): Promise<Answer> {
    return this.#ask({ type: "step", verb, step: { seat, seq, key, brief: true, usual } });
  }

  preview(seat: number, seq: number, code: string, usual = false): Promise<Preview> {
    return this.#ask({ type: "try", preview: { seat, seq, code, usual } });
  }

  look(seat: number | null): void {
    this.#send({ type: "look", seat, since: -1 });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#verify);
    document.removeEventListener("visibilitychange", this.#verify);
    this.#drop();
  }
}
