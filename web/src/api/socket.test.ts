import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, aProblem, anAnswer, anUpdate, line, noNetwork } from "../frame/testing/server";
import { type Connection, Trouble } from "./line";
import { TableSocket } from "./socket";
import type { Problem, Update } from "./types";

let states: Connection[];
let updates: Update[];
let refused: Problem[];
let seat: number | null;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  noNetwork();
  [states, updates, refused, seat] = [[], [], [], null];
  socket = new TableSocket("t1", {
    hello: () => ({ token: "secret", seat, since: -1 }),
    update: (update) => updates.push(update),
    connection: (state) => states.push(state),
    refused: (problem) => refused.push(problem),
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function live(seq = 1): Line {
  const now = line().open();
  now.say({ type: "update", update: anUpdate(seq) });
  return now;
}

describe("a connection", () => {
  it("says who looks, and is live with the first position", () => {
    live();
    expect(line().sent).toEqual([{ type: "hello", token: "secret", seat: null, since: -1 }]);
    expect(states).toEqual(["connecting", "live"]);
    expect(updates.map(({ seq }) => seq)).toEqual([1]);
  });

  it("shows who has come or gone at the position that it knows", () => {
    const now = live(7);
    now.say({ type: "presence", seats: [1], watchers: 3 });
    const [first, second] = updates;
    expect(second?.table.watchers).toBe(3);
    expect(second?.table.seats.map(({ present }) => present)).toEqual(
      first?.table.seats.map((each) => each.seat === 1),
    );
    expect(second?.log).toEqual({ ...first?.log, keep: first?.log.seq, chapters: [], lines: [] });
    expect({ ...second, table: 0, log: 0 }).toEqual({ ...first, table: 0, log: 0 });
  });

  it("comes back after longer and longer waits, and says then who looks now", () => {
    live().break();
    seat = 1;
    for (const wait of [300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]) {
      const before = Line.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(Line.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(Line.all.length).toBe(before + 1);
      line().break();
    }
    vi.advanceTimersByTime(10_000);
    live(5);
    expect(line().last("hello").seat).toBe(1);
    expect(states.at(-1)).toBe("live");
    line().break();
    vi.advanceTimersByTime(300);
    expect(line().readyState).toBe(Line.CONNECTING);
  });

  it("does not wait when the network is back", () => {
    for (let i = 0; i < 6; i += 1) {
      line().break();
      vi.advanceTimersByTime(20_000);
    }
    line().break();
    const before = Line.all.length;
    dispatchEvent(new Event("online"));
    expect(Line.all.length).toBe(before + 1);
    vi.advanceTimersByTime(10_000);
    expect(Line.all.length).toBe(before + 1);
  });

  it("asks for a sign of life when the page is looked at again, and believes no dead connection", () => {
    const first = live();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(first.of("ping")).toHaveLength(1);
    first.say({ type: "pong" });
    vi.advanceTimersByTime(39_000);
    expect(Line.all).toHaveLength(1);
    dispatchEvent(new Event("online"));
    expect(first.of("ping")).toHaveLength(2);
    vi.advanceTimersByTime(15_000);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(Line.all).toHaveLength(2);
  });

  it("hears nothing from a connection that it has given up", () => {
    const first = live();
    first.break();
    vi.advanceTimersByTime(300);
    live(7);
    first.say({ type: "update", update: anUpdate(3) });
    first.break();
    expect(updates.at(-1)?.seq).toBe(7);
    expect(states.at(-1)).toBe("live");
  });

  it("is given up for good when it is refused, but not when the server is only busy", async () => {
    line()
      .open()
      .say({ type: "problem", id: null, problem: aProblem("unavailable") });
    line().break();
    vi.advanceTimersByTime(300);
    expect(Line.all).toHaveLength(2);
    expect(refused).toEqual([]);
    const choice = socket.choose(0, 1, "key-1234", ["a"]);
    line()
      .open()
      .say({ type: "problem", id: null, problem: aProblem("no-link") });
    await expect(choice).rejects.toThrow(Trouble);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all).toHaveLength(2);
    expect(refused.map(({ error }) => error)).toEqual(["no-link"]);
  });
});

describe("a request", () => {
  it("gets its own answer", async () => {
    const now = live();
    const [one, two] = [socket.choose(0, 1, "key-1234", ["a"]), socket.preview(0, 1, "b")];
    now.say({ type: "problem", id: now.last("try").id, problem: aProblem("stale") });
    now.say({ type: "answer", id: now.last("choose").id, answer: anAnswer(2) });
    await expect(one).resolves.toMatchObject({ last: 2 });
    await expect(two).rejects.toThrow(Trouble);
  });

  it("to change the table is repeated with its key after the connection was lost", async () => {
    const first = live();
    const choice = socket.choose(0, 1, "key-1234", ["a"]);
    const asked = first.last("choose");
    first.break();
    vi.advanceTimersByTime(300);
    line().open();
    expect(line().of("choose")).toEqual([]);
    line().say({ type: "update", update: anUpdate(2) });
    expect(line().of("choose")).toEqual([asked]);
    line().say({ type: "answer", id: asked.id, answer: anAnswer(2, { repeated: true }) });
    await expect(choice).resolves.toMatchObject({ repeated: true });
    line().break();
    vi.advanceTimersByTime(300);
    live();
    expect(line().of("choose")).toEqual([]);
  });

  it("to change the table waits for a connection", () => {
    void socket.step("undo", 0, 1, "key-1234");
    line().open();
    expect(line().of("step")).toEqual([]);
    line().say({ type: "update", update: anUpdate(1) });
    expect(line().of("step")).toHaveLength(1);
  });

  it("that nobody answers is asked again by another connection", () => {
    live();
    void socket.choose(0, 1, "key-1234", ["a"]);
    vi.advanceTimersByTime(15_000 + 300);
    expect(Line.all).toHaveLength(2);
    live();
    expect(line().last("choose").choose.key).toBe("key-1234");
  });

  it("to look ahead ends with its connection", async () => {
    await expect(socket.preview(0, 1, "a")).rejects.toThrow();
    live();
    const preview = socket.preview(0, 1, "a");
    line().break();
    await expect(preview).rejects.toThrow();
    const other = socket.preview(0, 1, "a").catch(() => "refused");
    dispatchEvent(new Event("online"));
    await expect(other).resolves.toBe("refused");
    live();
    expect(line().of("try")).toEqual([]);
  });
});
