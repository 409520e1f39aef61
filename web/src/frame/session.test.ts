import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import type { Option, Preview, Update } from "../api/types";
import { SETTLE_MS } from "./guards.svelte";
import { handleKey } from "./keys";
import { TableSession } from "./session.svelte";
import { settings } from "./settings.svelte";
import { type Line, aProblem, aQuestion, anAnswer, anOption, anUpdate, line, noNetwork } from "./testing/server";

const FRAME_MS = 20;
let session: TableSession;

beforeEach(() => {
  vi.useFakeTimers();
  noNetwork();
  settings.speed = "instant";
  settings.confirm = false;
  settings.endTurn = true;
  settings.language = "en";
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

/** Sit down at a table; what is asked there has been in sight for a while. */
function sit(update: Update = anUpdate(1, ["a", "b", "c"])): Line {
  session = new TableSession("t1");
  flushSync();
  const now = line().open();
  now.say({ type: "update", update });
  vi.advanceTimersByTime(FRAME_MS + SETTLE_MS);
  return now;
}

function news(update: Update): void {
  line().say({ type: "update", update });
}

/** Let promises and a few moments pass: a frame by default. */
async function pass(ms = FRAME_MS): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

function optionOf(code: string): Option {
  const found = session.question?.options.find((option) => option.code === code);
  if (!found) throw new Error(`${code} is not offered`);
  return found;
}

/** An event that the browser dates now, or earlier. */
function dated<E extends Event>(event: E, at = performance.now()): E {
  Object.defineProperty(event, "timeStamp", { value: at });
  return event;
}

/** A click whose press began now, or earlier. */
function click(began = performance.now()): MouseEvent {
  dispatchEvent(dated(new MouseEvent("pointerdown"), began));
  return dated(new MouseEvent("click", { detail: 1 }));
}

function press(key: string, init: KeyboardEventInit = {}, on: EventTarget = document.body): boolean {
  let meant = false;
  const actions = { session, showHelp: vi.fn(), history: vi.fn(), openRule: vi.fn() };
  const listen = (event: Event): void => void (meant = handleKey(event as KeyboardEvent, actions));
  addEventListener("keydown", listen);
  on.dispatchEvent(dated(new KeyboardEvent("keydown", { key, bubbles: true, ...init })));
  removeEventListener("keydown", listen);
  return meant;
}

/** The codes that were sent as choices, by all connections in turn. */
function chosen(): string[] {
  return line()
    .of("choose")
    .flatMap(({ choose }) => choose.codes);
}

async function answered(seq: number, update: Update): Promise<void> {
  line().say({ type: "answer", id: line().last("choose").id, answer: anAnswer(seq) });
  news(update);
  await pass();
}

describe("a choice", () => {
  it("is under way until the position that it led to is shown", async () => {
    sit();
    void session.pick(optionOf("a"), click());
    expect(session.busy).toBe(true);
    line().say({ type: "answer", id: line().last("choose").id, answer: anAnswer(2) });
    await pass();
    expect(session.busy).toBe(true);
    expect(session.ready).not.toBe("yes");
    press("ArrowDown");
    press("2");
    expect(session.pointed).toBeNull();
    news(anUpdate(2, ["d", "e"]));
    await pass();
    expect(session.busy).toBe(false);
    expect(chosen()).toEqual(["a"]);
    press("ArrowDown");
    expect(session.pointed).toBe("d");
  });

  it("is done when its position came before its answer", async () => {
    sit();
    void session.pick(optionOf("a"));
    news(anUpdate(2, ["d"]));
    await pass();
    expect(session.busy).toBe(true);
    line().say({ type: "answer", id: line().last("choose").id, answer: anAnswer(2) });
    await pass();
    expect(session.busy).toBe(false);
  });

  it("is not taken for done by what another seat did meanwhile", async () => {
    sit();
    void session.pick(optionOf("a"));
    news(anUpdate(2, ["a", "b", "c"]));
    line().say({ type: "answer", id: line().last("choose").id, answer: anAnswer(3) });
    await pass();
    expect(session.busy).toBe(true);
    news(anUpdate(3, ["d"]));
    await pass();
    expect(session.busy).toBe(false);
  });

  it("that is refused says why, and the next one works", async () => {
    sit();
    void session.pick(optionOf("a"));
    line().say({ type: "problem", id: line().last("choose").id, problem: aProblem("stale") });
    await pass();
    expect(session.busy).toBe(false);
    expect(session.trouble?.error).toBe("stale");
    void session.pick(optionOf("b"), click());
    expect(session.trouble).toBeNull();
    expect(chosen()).toEqual(["a", "b"]);
  });

  it("is made once, though the connection is lost before its answer", async () => {
    const first = sit();
    void session.pick(optionOf("a"));
    const { key } = first.last("choose").choose;
    first.break();
    await pass(300);
    expect(session.busy).toBe(true);
    line().open();
    news(anUpdate(2, ["d"]));
    await pass();
    expect(line().of("choose")[0]?.choose.key).toBe(key);
    line().say({ type: "answer", id: line().last("choose").id, answer: anAnswer(2, { repeated: true }) });
    await pass();
    expect(session.busy).toBe(false);
    expect(session.trouble).toBeNull();
  });

  it("that was lost on its way is made after all", async () => {
    const first = sit();
    void session.pick(optionOf("a"));
    first.break();
    await pass(300);
    line().open();
    news(anUpdate(1, ["a", "b", "c"]));
    expect(chosen()).toEqual(["a"]);
    await answered(2, anUpdate(2, ["d"]));
    expect(session.busy).toBe(false);
    expect(session.trouble).toBeNull();
  });

  it("is of the question in sight: an option of an earlier one does nothing, not even one of the same name", async () => {
    sit();
    const [old, kept] = [optionOf("a"), optionOf("b")];
    news(anUpdate(2, aQuestion(["b", "c"], "other")));
    await pass(FRAME_MS + SETTLE_MS);
    void session.pick(old, click());
    void session.pick(kept, click());
    void session.choose(kept);
    expect(chosen()).toEqual([]);
    void session.pick(optionOf("b"), click());
    expect(chosen()).toEqual(["b"]);
  });

  it("cannot be made while later positions wait to be shown", () => {
    settings.speed = "step";
    sit(anUpdate(1));
    news(anUpdate(2));
    news(anUpdate(3, ["a"]));
    expect(session.question).toBeNull();
    press("1");
    void session.step("undo");
    expect(line().sent.map(({ type }) => type)).toEqual(["hello"]);
    session.skip();
    expect(session.options).toHaveLength(1);
  });
});

describe("a pointer", () => {
  it("chooses nothing for a moment after every new question: a double click answers one", async () => {
    sit();
    void session.pick(optionOf("a"), click());
    await answered(2, anUpdate(2, ["d", "e"]));
    await pass(SETTLE_MS - FRAME_MS - 1);
    expect(session.ready).not.toBe("yes");
    void session.pick(optionOf("d"), click());
    void session.pickAbout({}, click());
    expect(chosen()).toEqual(["a"]);
    expect(session.narrowed).toBeNull();
    await pass(FRAME_MS + 1);
    expect(session.ready).toBe("yes");
    void session.pick(optionOf("d"), click());
    expect(chosen()).toEqual(["a", "d"]);
  });

  it("chooses nothing that was not there when it was pressed", async () => {
    sit();
    const began = performance.now();
    news(anUpdate(2, ["d"]));
    await pass(SETTLE_MS * 4);
    void session.pick(optionOf("d"), click(began));
    expect(chosen()).toEqual([]);
    void session.pick(optionOf("d"), click());
    expect(chosen()).toEqual(["d"]);
  });

  it("takes back once, too", async () => {
    sit(anUpdate(3, ["a"], { may_undo: true }));
    void session.step("undo", click());
    line().say({ type: "answer", id: line().last("step").id, answer: anAnswer(4) });
    news(anUpdate(4, ["b"], { may_undo: true }));
    await pass();
    void session.step("undo", click());
    expect(line().of("step")).toHaveLength(1);
    await pass(FRAME_MS + SETTLE_MS);
    void session.step("undo", click());
    expect(line().of("step")).toHaveLength(2);
  });

  it("holds first, where choices are confirmed", async () => {
    settings.confirm = true;
    sit();
    void session.pick(optionOf("a"), click());
    expect([session.held, session.pointed, chosen()]).toEqual(["a", "a", []]);
    void session.pick(optionOf("b"), click());
    expect([session.held, chosen()]).toEqual(["b", []]);
    void session.pick(optionOf("b"), click());
    expect(chosen()).toEqual(["b"]);
  });

  it("on a thing with several meanings lists them, and chooses where there is one", async () => {
    sit(
      anUpdate(
        1,
        aQuestion([anOption("a", { sector: 1 }), anOption("b", { sector: 1 }), anOption("c", { sector: 2 })]),
      ),
    );
    await session.pickAbout({ sector: 1 }, click());
    expect(session.options.map(({ code }) => code)).toEqual(["a", "b"]);
    void session.pickAbout({ sector: 2 }, click());
    expect(chosen()).toEqual(["c"]);
  });
});

describe("news that leave the question as it is", () => {
  it("leave alone what the person does with it", async () => {
    settings.confirm = true;
    const codes = Array.from({ length: 15 }, (_, i) => `x${i}`);
    sit(anUpdate(1, codes));
    session.filter = "x1";
    session.narrowed = {};
    void session.pick(optionOf("x1"), click());
    const held = optionOf("x1");
    news(anUpdate(1, codes, { table: { game: "voidfall", seats: [{}] } as unknown as Update["table"] }));
    news(anUpdate(2, codes));
    line().break();
    await pass(300);
    line().open();
    news(anUpdate(2, codes));
    expect([session.held, session.pointed, session.filter]).toEqual(["x1", "x1", "x1"]);
    expect(session.narrowed).toEqual({});
    expect(optionOf("x1")).toBe(held);
    void session.pick(held, click());
    expect(line().last("choose").choose).toMatchObject({ seq: 2, codes: ["x1"] });
  });

  it("say what the options come to now, and leave what is held held", () => {
    settings.confirm = true;
    sit();
    void session.pick(optionOf("b"), click());
    const [a, b] = [anOption("a"), { ...anOption("b"), detail: { key: "reveals", args: {} } }];
    news(anUpdate(2, aQuestion([a, b, "c"])));
    expect(session.held).toBe("b");
    expect(session.latest(optionOf("b")).detail).toEqual({ key: "reveals", args: {} });
    void session.pick(optionOf("b"), click());
    expect(line().last("choose").choose).toMatchObject({ seq: 2, codes: ["b"] });
  });

  it("still say what is not possible now", () => {
    sit();
    const asked = session.question?.options;
    const question = aQuestion(["a", "b", "c"]);
    const reason = { key: "why", args: {} };
    news(anUpdate(2, { ...question, blocked: [{ option: anOption("z"), reason, rule: "" }] }));
    expect(session.question?.blocked).toHaveLength(1);
    expect(session.question?.options).toBe(asked);
  });

  it("but the same question after an own choice is another one", async () => {
    sit();
    session.point("b");
    void session.pick(optionOf("a"), click());
    await answered(2, anUpdate(2, ["a", "b", "c"]));
    expect(session.pointed).toBeNull();
    expect(session.ready).not.toBe("yes");
  });
});

describe("a key", () => {
  it("held down chooses once", async () => {
    sit();
    press("1");
    await answered(2, anUpdate(2, ["d", "e"]));
    expect(press("1", { repeat: true })).toBe(true);
    session.point("e");
    expect(press("Enter", { repeat: true })).toBe(true);
    press("z", { repeat: true, ctrlKey: true });
    expect(chosen()).toEqual(["a"]);
    expect(line().of("step")).toEqual([]);
  });

  it("may follow the person's own choice at once, but not a question that came by itself", async () => {
    sit();
    press("1");
    await answered(2, anUpdate(2, ["d", "e"]));
    press("2");
    expect(chosen()).toEqual(["a", "e"]);
    await answered(3, anUpdate(3));
    news(anUpdate(4, ["f"]));
    await pass();
    press("1");
    expect(chosen()).toEqual(["a", "e"]);
    await pass(FRAME_MS + SETTLE_MS);
    press("1");
    expect(chosen()).toEqual(["a", "e", "f"]);
  });

  it("that was pressed before the question was seen is not meant for it", async () => {
    sit();
    press("1");
    const early = dated(new KeyboardEvent("keydown", { key: "1" }));
    await answered(2, anUpdate(2, ["d"]));
    void session.pick(optionOf("d"), early);
    expect(chosen()).toEqual(["a"]);
  });

  it("picks the option that it stands beside, also in a filtered list", () => {
    const codes = Array.from({ length: 14 }, (_, i) => `x${i}`);
    sit(anUpdate(1, codes));
    session.filter = " X13 ";
    expect(session.options.map(({ code }) => code)).toEqual(["x13"]);
    expect(press("2")).toBe(false);
    press("ArrowDown");
    expect(session.pointed).toBe("x13");
    press("1");
    expect(chosen()).toEqual(["x13"]);
  });

  it("filters by the words of the person's language, and only long lists", () => {
    sit();
    session.filter = "b";
    expect(session.options).toHaveLength(3);
    session.close();
    session = new TableSession("t2", (text) => `Wybór ${text.key}`);
    line().open();
    news(
      anUpdate(
        1,
        Array.from({ length: 13 }, (_, i) => `x${i}`),
      ),
    );
    session.filter = "WYBÓR x12";
    expect(session.options.map(({ code }) => code)).toEqual(["x12"]);
    news(anUpdate(2, ["a"]));
    expect(session.filter).toBe("");
  });

  it("walks around the list and comes back", () => {
    sit();
    const seen = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"].map((key) => {
      press(key);
      return session.pointed;
    });
    expect(seen).toEqual(["a", "b", "c", "a", "c", "b"]);
    session.point(null);
    press("ArrowUp");
    expect(session.pointed).toBe("c");
  });

  it("Enter chooses what is marked: pointed at, else held, else hinted; also from the button of another option", () => {
    sit();
    expect(press("Enter")).toBe(false);
    session.hint = { seq: 1, code: "c", why: { key: "", args: {} }, bot: "captain", best: [] };
    expect(session.marked?.code).toBe("c");
    session.held = "b";
    expect(session.marked?.code).toBe("b");
    session.point("a");
    const [other, undo] = [document.createElement("button"), document.createElement("button")];
    other.dataset.code = "b";
    document.body.append(other, undo);
    expect(press("Enter", {}, undo)).toBe(false);
    expect(press("Enter", {}, other)).toBe(true);
    expect(chosen()).toEqual(["a"]);
  });

  it("takes the focus along, so that an option is heard", () => {
    sit();
    for (const code of ["a", "b", "c"]) {
      const button = document.createElement("button");
      button.dataset.code = code;
      button.scrollIntoView = vi.fn();
      document.body.append(button);
    }
    press("ArrowDown");
    press("ArrowDown");
    expect((document.activeElement as HTMLElement).dataset.code).toBe("b");
  });

  it("Escape goes back one level at a time", () => {
    sit();
    session.point("a");
    session.held = "a";
    session.narrowed = {};
    press("Escape");
    expect([session.held, session.narrowed, session.pointed]).toEqual([null, {}, "a"]);
    press("Escape");
    expect([session.narrowed, session.pointed]).toEqual([null, "a"]);
    press("Escape");
    expect(session.pointed).toBeNull();
  });

  it("is left to a field that is typed into, to a dialog and to the cover", () => {
    sit(anUpdate(1, null, { yours: [0, 1], waiting: [1], may_undo: true }));
    expect(session.handover).toBe(1);
    expect(press("z", { ctrlKey: true })).toBe(false);
    expect(line().of("step")).toEqual([]);
    news(anUpdate(2, ["a"]));
    const [field, dialog] = [document.createElement("input"), document.createElement("dialog")];
    document.body.append(field, dialog);
    expect(press("1", {}, field)).toBe(false);
    dialog.open = true;
    expect(press("1")).toBe(false);
    expect(chosen()).toEqual([]);
  });
});

describe("the end of a turn", () => {
  const chapter = { number: 3, seat: 0, title: { key: "chapter-turn", args: {} } };
  const role = (code: string, role: Option["role"]): Option => ({ ...anOption(code), role });
  const mine = (seq: number, options: (string | Option)[], more: Partial<Update> = {}): Update =>
    anUpdate(seq, aQuestion(options), { chapter, ...more });
  const foreseen = async (ends: boolean): Promise<void> => {
    const preview: Preview = { seq: 1, lines: [], changes: [], reveals: false, ends, figures: [], then: null };
    line().say({ type: "preview", id: line().last("try").id, preview });
    await pass(SETTLE_MS + FRAME_MS);
  };

  it("is not sent before it was said so, and can be gone back from", async () => {
    sit(mine(1, ["a", role("end", "on")]));
    void session.pick(optionOf("end"), click());
    expect(session.busy).toBe(true);
    await foreseen(true);
    expect(session.busy).toBe(false);
    expect(session.ending?.option.code).toBe("end");
    expect(chosen()).toEqual([]);
    press("1");
    expect(chosen()).toEqual([]);
    press("z", { ctrlKey: true });
    expect(session.ending).toBeNull();
    expect(line().of("step")).toEqual([]);
    void session.pick(optionOf("end"));
    await pass(SETTLE_MS + FRAME_MS);
    press("Enter");
    expect(chosen()).toEqual(["end"]);
  });

  it("does not hold back another choice of the turn, nor one outside of it", async () => {
    sit(mine(1, ["a", "b"]));
    void session.pick(optionOf("a"), click());
    await foreseen(false);
    expect(chosen()).toEqual(["a"]);
    session.close();
    sit(mine(1, ["a", "b"], { chapter: { ...chapter, seat: null } }));
    void session.pick(optionOf("b"), click());
    expect(chosen()).toEqual(["b"]);
  });

  it("is the question itself where only deals beside are left, and Undo is a step back then", async () => {
    sit(mine(1, [role("trade", "side"), role("end", "on")], { may_undo: true }));
    expect(session.ready).toBe("no");
    await foreseen(true);
    expect(session.ending).toMatchObject({ option: { code: "end" }, asked: true });
    expect(session.ready).toBe("yes");
    press("z", { ctrlKey: true });
    expect(line().of("step")).toHaveLength(1);
  });

  it("wants one touch less than other choices with two touches", async () => {
    settings.confirm = true;
    sit(mine(1, ["a", role("end", "on")]));
    void session.pick(optionOf("end"), click());
    expect(session.held).toBe("end");
    await pass(100);
    await foreseen(true);
    expect(session.held).toBeNull();
    void session.endTurn(click());
    expect(chosen()).toEqual(["end"]);
  });

  it("is not asked for by who does not want that", async () => {
    settings.endTurn = false;
    sit(mine(1, ["a", role("end", "on")]));
    void session.pick(optionOf("end"), click());
    expect(chosen()).toEqual(["end"]);
  });

  it("lists what goes on after all others, and deals beside last and without a key", () => {
    sit(anUpdate(1, aQuestion([role("trade", "side"), role("done", "on"), "a", "b"])));
    expect(session.options.map(({ code }) => code)).toEqual(["a", "b", "done", "trade"]);
    press("4");
    expect(chosen()).toEqual([]);
    press("3");
    expect(chosen()).toEqual(["done"]);
  });

  it("has letters for what stands after the ninth place", () => {
    sit(anUpdate(1, aQuestion([..."abcdefghijkl"])));
    press("B", { code: "KeyB", shiftKey: true });
    expect(chosen()).toEqual(["k"]);
  });
});

describe("a preview", () => {
  const preview: Preview = { seq: 1, lines: [], changes: [], reveals: false, ends: false, figures: [], then: null };

  it("is shown for what is pointed at, and asked for once", async () => {
    sit();
    session.point("a");
    session.point("b");
    await pass(100);
    expect(
      line()
        .of("try")
        .map((ask) => ask.preview.code),
    ).toEqual(["b"]);
    line().say({ type: "preview", id: line().last("try").id, preview });
    await pass();
    expect(session.preview?.code).toBe("b");
    session.point(null);
    expect(session.preview).toBeNull();
    session.point("b");
    await pass(100);
    expect(session.preview?.code).toBe("b");
    expect(line().of("try")).toHaveLength(1);
  });

  it("of an earlier question is not shown, nor asked for", async () => {
    sit();
    session.point("a");
    await pass(100);
    const { id } = line().last("try");
    session.point("b");
    news(anUpdate(2, aQuestion(["a", "b"], "other")));
    await pass(200);
    expect(line().of("try")).toHaveLength(1);
    session.point("a");
    line().say({ type: "preview", id, preview });
    await pass(0);
    expect(session.preview).toBeNull();
  });

  it("is asked for again when others have moved or the connection was lost", async () => {
    sit();
    session.point("a");
    await pass(100);
    news(anUpdate(2, ["a", "b", "c"]));
    expect(
      line()
        .of("try")
        .map((ask) => ask.preview.seq),
    ).toEqual([1, 2]);
    line().break();
    await pass(300);
    line().open();
    news(anUpdate(2, ["a", "b", "c"]));
    line().say({ type: "preview", id: line().last("try").id, preview });
    await pass(0);
    expect(session.preview?.code).toBe("a");
  });
});

describe("a hint", () => {
  let reply: (response: Response) => void;
  const hint = (code: string) =>
    new Response(JSON.stringify({ seq: 1, code, why: { key: "", args: {} }, bot: "captain" }));

  beforeEach(() => {
    vi.stubGlobal("fetch", () => new Promise((resolve) => (reply = resolve)));
  });

  it("marks an option, also if others have moved meanwhile", async () => {
    sit();
    press("h");
    expect(session.hinting).toBe(true);
    news(anUpdate(2, ["a", "b", "c"]));
    reply(hint("b"));
    await pass();
    expect([session.hint?.code, session.pointed, session.hinting]).toEqual(["b", "b", false]);
  });

  it("for an earlier question is not shown, and does not keep the next one from being asked", async () => {
    sit();
    void session.askHint();
    const early = reply;
    news(anUpdate(2, ["a", "b"]));
    expect(session.hinting).toBe(false);
    void session.askHint();
    early(hint("a"));
    await pass();
    expect(session.hint).toBeNull();
    expect(session.hinting).toBe(true);
    reply(hint("b"));
    await pass();
    expect(session.hint?.code).toBe("b");
  });

  it("that fails for an earlier question is nobody's trouble", async () => {
    sit();
    void session.askHint();
    news(anUpdate(2, ["d"]));
    reply(new Response(JSON.stringify(aProblem("stale")), { status: 409 }));
    await pass();
    expect(session.trouble).toBeNull();
    void session.askHint();
    reply(new Response("{", { status: 502 }));
    await pass();
    expect(session.trouble?.error).toBe("connection");
  });
});

describe("the speed", () => {
  it.each([
    ["slow", 1800],
    ["normal", 700],
    ["fast", 200],
  ] as const)("%s shows what others do one after another", async (speed, delay) => {
    settings.speed = speed;
    sit(anUpdate(1));
    await pass(5000);
    for (const seq of [2, 3, 4]) news(anUpdate(seq, seq === 4 ? ["a"] : null));
    await pass(0);
    expect([session.update?.seq, session.waitingUpdates, session.question]).toEqual([2, 2, null]);
    await pass(delay - 1);
    expect(session.update?.seq).toBe(2);
    await pass(1);
    expect(session.update?.seq).toBe(3);
    await pass(delay);
    expect([session.update?.seq, session.waitingUpdates, session.options.length]).toEqual([4, 0, 1]);
  });

  it("step by step waits for the person, and a faster one goes on by itself", async () => {
    settings.speed = "step";
    sit(anUpdate(1));
    for (const seq of [2, 3, 4]) news(anUpdate(seq));
    await pass(60_000);
    expect(session.update?.seq).toBe(1);
    session.stepForward();
    expect(session.update?.seq).toBe(2);
    press(" ", { repeat: true });
    expect(session.update?.seq).toBe(2);
    settings.speed = "fast";
    flushSync();
    await pass(200);
    expect(session.update?.seq).toBe(3);
    settings.speed = "instant";
    flushSync();
    expect([session.update?.seq, session.waitingUpdates]).toEqual([4, 0]);
  });

  it("goes to the person's turn by the space bar", async () => {
    settings.speed = "step";
    sit(anUpdate(1));
    for (const seq of [2, 3]) news(anUpdate(seq));
    news(anUpdate(4, ["a"]));
    press(" ");
    expect(session.update?.seq).toBe(4);
  });

  it("shows an action with all that belongs to it at once", async () => {
    settings.speed = "normal";
    const chapter = { number: 5, seat: 1, title: { key: "chapter-turn", args: {} } };
    const bot = (seq: number, kind: string): Update => {
      const line = { seq, seat: 1, kind, text: { key: kind, args: {} }, rule: "", terms: [], chapter: 5 };
      return anUpdate(seq, null, { chapter, log: { seq, keep: seq - 1, chapters: [], lines: [line] } as never });
    };
    sit(bot(1, "selected"));
    for (const [seq, kind] of ["action", "spent", "built", "action"].entries()) news(bot(seq + 2, kind));
    await pass(800);
    expect(session.update?.seq).toBe(4);
    await pass(800);
    expect(session.update?.seq).toBe(5);
  });

  it("never holds back what the person did", async () => {
    settings.speed = "step";
    sit(anUpdate(1, ["a"]));
    void session.pick(optionOf("a"));
    await answered(2, anUpdate(2, null, { may_undo: true }));
    expect([session.update?.seq, session.busy]).toEqual([2, false]);
    news(anUpdate(3, null, { may_undo: true }));
    expect(session.waitingUpdates).toBe(1);
    session.skip();
    void session.step("undo");
    news(anUpdate(4, null));
    line().say({ type: "answer", id: line().last("step").id, answer: anAnswer(5) });
    await pass();
    news(anUpdate(5, ["a"]));
    await pass();
    expect([session.update?.seq, session.busy, session.waitingUpdates]).toEqual([5, false, 0]);
  });

  it("does not matter while nobody looks at the page", () => {
    settings.speed = "slow";
    sit(anUpdate(1));
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    news(anUpdate(2));
    news(anUpdate(3));
    hidden.mockRestore();
    expect([session.update?.seq, session.waitingUpdates]).toEqual([3, 0]);
  });
});

describe("several seats at one screen", () => {
  const of = (seat: number, seq: number, codes: string[] | null, waiting: number): Update =>
    anUpdate(seq, codes, { seat, yours: [0, 1], waiting: [waiting] });

  it("stay at the seat that looks until the next person takes the screen", async () => {
    sit(of(0, 1, ["a"], 0));
    expect(
      line()
        .of("look")
        .map(({ seat }) => seat),
    ).toEqual([0]);
    news(of(1, 2, ["secret"], 1));
    expect([session.seat, session.question?.options[0]?.code]).toEqual([0, "a"]);
    news(of(0, 2, null, 1));
    expect(session.handover).toBe(1);
    await pass(FRAME_MS + SETTLE_MS);
    session.look(1, click());
    expect(session.handover).toBe(1);
    news(of(0, 2, null, 1));
    expect(session.seat).toBe(0);
    news(of(1, 2, ["b"], 1));
    expect([session.seat, session.handover, session.options.length]).toEqual([1, null, 1]);
  });

  it("are not uncovered by the click or the key that made the last choice", async () => {
    sit(of(0, 1, ["a"], 0));
    void session.pick(optionOf("a"), click());
    await answered(2, of(0, 2, null, 1));
    session.look(1, click());
    session.look(1, dated(new MouseEvent("click")));
    expect(line().of("look")).toHaveLength(1);
    news(of(0, 2, null, 1));
    await pass(FRAME_MS + SETTLE_MS);
    session.look(1, dated(new MouseEvent("click")));
    expect(line().last("look").seat).toBe(1);
  });

  it("take the screen after the connection came back, too", async () => {
    sit(of(0, 1, null, 1));
    line().break();
    session.look(1);
    await pass(300);
    line().open();
    expect(line().last("hello").seat).toBe(1);
  });

  it("cover nothing before the last position is shown", () => {
    settings.speed = "step";
    sit(of(0, 1, null, 2));
    news(of(0, 2, null, 1));
    news(of(0, 3, null, 1));
    session.stepForward();
    expect(session.handover).toBeNull();
    session.stepForward();
    expect(session.handover).toBe(1);
  });
});

describe("what was made this turn", () => {
  const chosen = { seq: 2, label: { key: "a", args: {} }, usual: false };

  it("is what the table says, also after a reload", () => {
    sit(anUpdate(2, ["b"], { made: [chosen] }));
    expect(session.made).toEqual([chosen]);
    news(anUpdate(3, ["a"]));
    expect(session.made).toEqual([]);
  });

  it("is read when the turn is over, in whatever order the answer and the position came", async () => {
    sit();
    void session.pick(optionOf("a"));
    news(anUpdate(3));
    line().say({ type: "answer", id: line().last("choose").id, answer: anAnswer(3) });
    await pass();
    expect(session.chronicle.read).toBe(3);
  });
});

describe("what is shown by itself", () => {
  const chapter = (number: number, key: string, cycle: number, seat: number | null = null): never =>
    ({ number, seat, title: { key, args: { cycle } } }) as never;
  const end = chapter(2, "chapter-evaluation", 1);

  /** A Cycle ends, and this person is asked something in the next one. */
  function endCycle(): void {
    sit(anUpdate(1, null, { chapter: chapter(1, "chapter-turn", 1, 1) }));
    news(
      anUpdate(2, ["a", "b"], {
        chapter: chapter(3, "chapter-turn", 2, 0),
        log: { seq: 2, keep: 1, chapters: [end], lines: [] } as never,
      }),
    );
    vi.advanceTimersByTime(FRAME_MS + SETTLE_MS);
  }

  it("is closed by Enter, which chooses nothing then, however long it is held", () => {
    settings.endTurn = false;
    endCycle();
    expect(session.ended).toEqual([end]);
    session.point("a");
    expect(press("Enter", { repeat: true })).toBe(true);
    expect(session.ended).toEqual([end]);
    expect(press("Enter")).toBe(true);
    expect(session.ended).toEqual([]);
    expect(chosen()).toEqual([]);
    press("Enter");
    expect(chosen()).toEqual(["a"]);
  });

  it("keeps nobody from choosing, and is gone then", () => {
    settings.endTurn = false;
    endCycle();
    void session.pick(optionOf("a"), click());
    expect(chosen()).toEqual(["a"]);
    expect(session.ended).toEqual([]);
  });

  it("holds back what others do next until it is read", () => {
    settings.speed = "fast";
    sit(anUpdate(1, null, { chapter: chapter(1, "chapter-turn", 1, 1) }));
    const log = { seq: 2, keep: 1, chapters: [end], lines: [] } as never;
    news(anUpdate(2, null, { chapter: chapter(3, "chapter-turn", 2, 1), log }));
    news(anUpdate(3, null, { chapter: chapter(3, "chapter-turn", 2, 1) }));
    vi.advanceTimersByTime(10_000);
    expect(session.update?.seq).toBe(2);
    session.goOn();
    vi.advanceTimersByTime(1000);
    expect(session.update?.seq).toBe(3);
  });
});

describe("places that others changed", () => {
  it("are marked until the next choice, not those that this person changed", () => {
    const at = (seq: number, seat: number | null, sector: number): never =>
      ({ seq, seat, kind: "built", text: { key: "", args: { sector } }, rule: "", terms: [], chapter: 1 }) as never;
    const turn = (number: number, seat: number): never => ({ number, seat, title: { key: "t", args: {} } }) as never;
    const lines = [at(4, 1, 7), at(4, 0, 8), at(4, null, 9)];
    sit(anUpdate(2, ["a"], { chapter: turn(1, 0) }));
    news(anUpdate(3, null, { chapter: turn(2, 1) }));
    expect(session.fresh("sector").size).toBe(0);
    const log = { seq: 4, keep: 3, chapters: [], lines } as never;
    news(anUpdate(4, ["a"], { chapter: turn(3, 0), log }));
    expect([...session.fresh("sector")]).toEqual([7, 9]);
    const made = [{ seq: 5, label: { key: "a", args: {} }, usual: false }];
    news(anUpdate(5, ["b"], { chapter: turn(3, 0), made }));
    expect(session.fresh("sector").size).toBe(0);
  });
});

describe("a hint in sight", () => {
  it("is played by one key", () => {
    settings.confirm = true;
    sit();
    expect(press("p")).toBe(false);
    session.hint = { seq: 1, code: "b", why: { key: "", args: {} }, bot: "captain", best: [] };
    press("p", { repeat: true });
    expect(chosen()).toEqual([]);
    press("p");
    expect(chosen()).toEqual(["b"]);
  });
});

describe("what goes without saying", () => {
  const instead = { label: { key: "b", args: {} }, codes: ["a", "b"], asks: false };
  const asking = { label: { key: "many", args: {} }, codes: ["a"], asks: true };
  const option = (): Option => ({ ...anOption("a"), otherwise: [instead, asking] });
  const sent = (): { codes: string[]; usual?: boolean }[] =>
    line()
      .of("choose")
      .map(({ choose: { codes, usual } }) => ({ codes, ...(usual === undefined ? {} : { usual }) }));

  beforeEach(() => {
    settings.endTurn = false;
    settings.usual = true;
  });
  afterEach(() => {
    settings.endTurn = settings.usual = true;
  });

  it("is answered by the table, in previews and steps too", async () => {
    sit(anUpdate(1, aQuestion([option(), "c"])));
    session.point("a");
    await pass(100);
    expect(line().last("try").preview.usual).toBe(true);
    void session.pick(optionOf("a"), click());
    expect(sent()).toEqual([{ codes: ["a"], usual: true }]);
    await answered(3, anUpdate(3, ["d"], { may_undo: true }));
    void session.step("undo");
    expect(line().last("step").step.usual).toBe(true);
  });

  it("is asked where the person wants to be asked", () => {
    settings.usual = false;
    sit(anUpdate(1, aQuestion([option(), "c"])));
    void session.pick(optionOf("a"), click());
    expect(sent()).toEqual([{ codes: ["a"], usual: false }]);
  });

  it("is answered otherwise by one press, or asked where there are many answers", async () => {
    sit(anUpdate(1, aQuestion([option(), "c"])));
    const [first, second] = optionOf("a").otherwise ?? [];
    void session.pick(optionOf("a"), click(), first);
    expect(sent()).toEqual([{ codes: ["a", "b"], usual: true }]);
    await answered(3, anUpdate(3, aQuestion([option(), "c"])));
    await pass(SETTLE_MS);
    void session.pick(optionOf("a"), click(), second);
    expect(sent()[1]).toEqual({ codes: ["a"], usual: false });
  });

  it("waits for a second touch with what was touched, not with another answer", async () => {
    settings.confirm = true;
    sit(anUpdate(1, aQuestion([option(), "c"])));
    const [other] = optionOf("a").otherwise ?? [];
    void session.pick(optionOf("a"), click());
    void session.pick(optionOf("a"), click(), other);
    expect(sent()).toEqual([]);
    expect(session.heldOther).toBe(other);
    void session.pick(optionOf("a"), click(), other);
    expect(sent()).toEqual([{ codes: ["a", "b"], usual: true }]);
    await pass();
  });

  it("ends the turn with the other answer, if that was chosen", async () => {
    settings.endTurn = true;
    sit(anUpdate(1, aQuestion([option(), "c"]), { chapter: { number: 1, seat: 0, title: { key: "turn", args: {} } } }));
    const [other] = optionOf("a").otherwise ?? [];
    void session.pick(optionOf("a"), click(), other);
    const preview = { seq: 1, reveals: false, ends: true, figures: [], then: null, changes: [], lines: [] };
    line().say({ type: "preview", id: line().last("try").id, preview });
    await pass(FRAME_MS + SETTLE_MS);
    expect(session.ending?.other).toBe(other);
    void session.endTurn(click());
    expect(sent()).toEqual([{ codes: ["a", "b"], usual: true }]);
  });
});
