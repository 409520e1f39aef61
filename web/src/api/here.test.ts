import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Done, Job, Request, Stored } from "../engine/calls";
import type { Kept, Store } from "./store";
import type { Thinker } from "./thinker";

type Module = typeof import("./here");

const TABLE = "here-abc";
let module: Module;
/** Who plays. */
let seats: Kept["row"]["seats"];
/** In which order things happened. */
let course: string[];
let revision: number;
/** What is to be stored of tables that are opened, for other rules to go on with them. */
let renewed: Stored[];
/** What happens when packs come or go. */
let packsChanged: () => void;

function stored(): Stored {
  const row = { id: TABLE, game: "voidfall", revision: revision + 1, seq: revision, seats: [] };
  const glance = { game: "voidfall", seq: revision, over: false, your_turn: true };
  return { row, seq: revision - 1, entries: [{ seq: revision }], glance, dropped: null, snapshots: [] };
}

function done(more: Partial<Done> = {}): Done {
  return { status: 200, answer: "an answer", stored: null, job: null, ...more };
}

/** The tables of a browser, of which one is stored; `answer` is what the engine says. */
function opened(answer: (request: Request) => Done, appended: boolean[] = []) {
  const desk = {
    call: async (name: string, args: unknown) => {
      course.push(name);
      if (name === "open") return renewed.shift() ?? null;
      return name === "ask" ? answer(args as Request) : null;
    },
  };
  const store = {
    kept: async () => ({ row: { revision, seats } }) as Kept,
    whole: async () => ({ row: stored().row, entries: [], snapshots: [] }),
    append: async () => {
      course.push("append");
      return appended.shift() ?? true;
    },
  };
  const thinker = {
    start: () => void course.push("start"),
    think: async (_: string, about: (skip: number) => Promise<Job | null>) => {
      const job = await about(0);
      return job && { job, found: { code: "pass" } };
    },
  };
  const packs = {
    give: async () => undefined,
    watch: (changed: () => void) => {
      packsChanged = changed;
      return () => true;
    },
  };
  return new module.Here(desk as never, store as unknown as Store, thinker as unknown as Thinker, packs);
}

beforeAll(async () => {
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage = (): void => void course.push("tell");
    },
  );
  module = await import("./here");
});

beforeEach(() => {
  course = [];
  revision = 1;
  seats = [];
  renewed = [];
});

describe("the tables of this browser", () => {
  it("are stored before an answer is given, and only then known to others", async () => {
    const here = opened(() => done({ stored: stored() }));
    expect(await here.send("POST", `/tables/${TABLE}/choices`, {})).toBe("an answer");
    expect(course).toEqual(["open", "ask", "append", "tell"]);
  });

  it("are opened again and asked once more when another tab was first", async () => {
    const here = opened(() => done({ stored: stored() }), [false, true]);
    await here.send("POST", `/tables/${TABLE}/choices`, {});
    expect(course).toEqual(["open", "ask", "append", "forget", "open", "ask", "append", "tell"]);
  });

  it("give no answer that could not be stored", async () => {
    const here = opened(() => done({ stored: stored() }), [false, false, false, false]);
    await expect(here.send("POST", `/tables/${TABLE}/choices`, {})).rejects.toThrow("stored");
    expect(course).not.toContain("tell");
  });

  it("are opened again after the engine has lost its memory", async () => {
    const here = opened(() => done());
    await here.send("GET", `/tables/${TABLE}`);
    here.forgetAll();
    await here.send("GET", `/tables/${TABLE}`);
    expect(course.filter((what) => what === "open")).toHaveLength(2);
  });

  it("are opened again when packs have come or gone", async () => {
    const here = opened(() => done());
    await here.send("GET", `/tables/${TABLE}`);
    packsChanged();
    await here.send("GET", `/tables/${TABLE}`);
    expect(course.filter((what) => what === "open")).toHaveLength(2);
  });

  it("are stored again when other rules go on with them, before anything is asked", async () => {
    renewed = [stored()];
    const here = opened(() => done());
    await here.send("GET", `/tables/${TABLE}`);
    expect(course).toEqual(["open", "append", "tell", "ask"]);
  });

  it("are opened again when another tab went on with them first", async () => {
    renewed = [stored()];
    const here = opened(() => done(), [false]);
    await here.send("GET", `/tables/${TABLE}`);
    expect(course).toEqual(["open", "append", "forget", "open", "ask"]);
  });

  it("let bots choose as long as somebody looks and a bot has to", async () => {
    const asked: Request[] = [];
    const job: Job = { table: TABLE, seat: 1, bot: "cadet", packs: [], seq: 7, skip: 0, entries: [] };
    let turns = 2;
    const here = opened((request) => {
      asked.push(request);
      return done(request.method === "GET" ? { job: turns-- > 0 ? job : null } : {});
    });
    const leave = here.watch(TABLE, () => undefined);
    await vi.waitFor(() => expect(turns).toBe(-1));
    leave();
    const made = asked.filter(({ method }) => method === "POST").map(({ body }) => body);
    expect(made).toEqual([
      { seat: 1, seq: 7, code: "pass" },
      { seat: 1, seq: 7, code: "pass" },
    ]);
  });

  it.each([
    ["bot", 1],
    ["person", 0],
  ] as const)("start the worker of bots while a person thinks, where a %s plays", async (kind, times) => {
    seats = [{ seat: 0, kind, name: "", bot: "" }];
    const here = opened(() => done());
    here.watch(TABLE, () => undefined)();
    await new Promise((resolve) => setTimeout(resolve));
    expect(course.filter((what) => what === "start")).toHaveLength(times);
  });

  it("say what a problem is", async () => {
    const here = opened(() => done({ status: 409, answer: { error: "stale", text: "gone on" } }));
    await expect(here.send("GET", `/tables/${TABLE}`)).rejects.toMatchObject({ status: 409, message: "gone on" });
  });
});
