/** A connection to one table that comes back by itself. */

import type { Answer, FromClient, FromServer, Preview, Problem, Update } from "./types";

export type Connection = "connecting" | "live" | "lost";

/** What a request by the socket was answered with instead of success. */
export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

interface Handlers {
  /** Who looks: asked anew at every connection. */
  hello: () => { token: string; seat: number | null; since: number };
  update: (update: Update) => void;
  connection: (state: Connection) => void;
  /** The connection itself was refused; there is no use in trying again. */
  refused: (problem: Problem) => void;
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}
type Request = Exclude<FromClient, { type: "hello" } | { type: "look" } | { type: "ping" }>;
type WithoutId<R> = R extends { id: number } ? Omit<R, "id"> : never;

const PING_MS = 40_000;
const LONGEST_WAIT_MS = 10_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #tries = 0;
  #timers: { again?: ReturnType<typeof setTimeout>; ping?: ReturnType<typeof setInterval> } = {};
  #closed = false;

  constructor(
    readonly table: string,
    readonly handlers: Handlers,
  ) {
    this.#connect();
    addEventListener("online", this.#now);
  }

  #now = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timers.again);
    this.#socket?.close();
    this.handlers.connection("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", ...this.handlers.hello() });
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    clearInterval(this.#timers.ping);
    for (const waiting of this.#waiting.values()) waiting.reject(new Error("connection lost"));
    this.#waiting.clear();
    if (this.#closed) return;
    this.handlers.connection("lost");
    const wait = Math.min(LONGEST_WAIT_MS, 300 * 2 ** this.#tries++);
    this.#timers.again = setTimeout(() => this.#connect(), wait);
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "update":
        if (this.#tries || !this.#timers.ping) this.#alive();
        this.handlers.connection("live");
        this.handlers.update(message.update);
        break;
      case "answer":
        this.#settle(message.id)?.resolve(message.answer);
        break;
      case "preview":
        this.#settle(message.id)?.resolve(message.preview);
        break;
      case "problem":
        if (message.id === null) {
          this.close();
          this.handlers.refused(message.problem);
        } else {
          this.#settle(message.id)?.reject(new Trouble(message.problem));
        }
        break;
      case "pong":
        break;
    }
  }

  #alive(): void {
    this.#tries = 0;
    clearInterval(this.#timers.ping);
    this.#timers.ping = setInterval(() => this.#send({ type: "ping" }), PING_MS);
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ask<T>(message: WithoutId<Request>): Promise<T> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Error("not connected"));
    const id = this.#next++;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (value) => resolve(value as T), reject });
      this.#send({ ...message, id } as Request);
    });
  }

  choose(seat: number, seq: number, key: string, codes: string[]): Promise<Answer> {
    return this.#ask({ type: "choose", choose: { seat, seq, key, codes, brief: true } });
  }

  step(verb: "undo" | "redo" | "reset", seat: number, seq: number, key: string): Promise<Answer> {
    return this.#ask({ type: "step", verb, step: { seat, seq, key, brief: true } });
  }

  preview(seat: number, seq: number, code: string): Promise<Preview> {
    return this.#ask({ type: "try", preview: { seat, seq, code } });
  }

  look(seat: number | null): void {
    this.#send({ type: "look", seat, since: -1 });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    clearTimeout(this.#timers.again);
    clearInterval(this.#timers.ping);
    this.#socket?.close();
  }
}
