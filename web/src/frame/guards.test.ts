import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Guards, SETTLE_MS, isOf, stillAsked } from "./guards.svelte";
import { aQuestion, anOption } from "./testing/server";

const FRAME_MS = 20;
let guards: Guards;

beforeEach(() => {
  vi.useFakeTimers();
  guards = new Guards();
});

afterEach(() => {
  guards.close();
  vi.useRealTimers();
});

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

function key(init: KeyboardEventInit = {}, at = performance.now()): KeyboardEvent {
  return dated(new KeyboardEvent("keydown", { key: "1", ...init }), at);
}

/** Something that is under way until it is told to end. */
function underWay(seq = 1): { end: () => void; done: Promise<string | null> } {
  let end = (): void => undefined;
  const done = guards.alone(0, seq, () => new Promise<string>((resolve) => (end = () => resolve("done"))));
  return { end: () => end(), done };
}

describe("what is under way", () => {
  it("is alone: nothing else is begun beside it", async () => {
    const { end, done } = underWay();
    const other = vi.fn(() => Promise.resolve("other"));
    expect(guards.busy).toBe(true);
    expect(guards.ready).toBe("no");
    expect(await guards.alone(0, 1, other)).toBeNull();
    expect(other).not.toHaveBeenCalled();
    end();
    expect(await done).toBe("done");
    expect(guards.busy).toBe(false);
    expect(await guards.alone(0, 1, other)).toBe("other");
  });

  it("is over when it fails, too", async () => {
    await expect(guards.alone(0, 1, () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
    expect(guards.busy).toBe(false);
  });

  it("knows which positions come after it, and which one it leads to", async () => {
    expect([guards.follows(9), guards.leadsBeyond(0)]).toEqual([false, false]);
    const shown = vi.fn();
    await guards.alone(0, 4, (doing) => {
      expect([guards.follows(4), guards.follows(5)]).toEqual([false, true]);
      expect([guards.leadsBeyond(4), guards.leadsBeyond(5)]).toEqual([true, false]);
      Object.assign(doing, { last: 6, shown });
      expect([guards.leadsBeyond(5), guards.leadsBeyond(6)]).toEqual([true, false]);
      guards.shown(5);
      expect(shown).not.toHaveBeenCalled();
      guards.shown(6);
      expect(shown).toHaveBeenCalledOnce();
      return Promise.resolve();
    });
  });
});

describe("what is new in sight", () => {
  it("takes no click before it was there for a moment, and none that was pressed earlier", () => {
    const early = performance.now();
    guards.settle(true);
    vi.advanceTimersByTime(FRAME_MS + SETTLE_MS / 2);
    expect([guards.settled, guards.meant(click())]).toEqual([false, false]);
    vi.advanceTimersByTime(SETTLE_MS);
    expect([guards.settled, guards.meant(click(early)), guards.meant(click())]).toEqual([true, false, true]);
  });

  it("takes keys at once after the person's own choice, later if it came by itself", () => {
    guards.settle(true);
    expect([guards.ready, guards.meant(key())]).toEqual(["no", false]);
    vi.advanceTimersByTime(FRAME_MS);
    expect([guards.ready, guards.meant(key())]).toEqual(["keys", true]);
    guards.settle(false);
    vi.advanceTimersByTime(FRAME_MS);
    expect([guards.ready, guards.meant(key())]).toEqual(["no", false]);
    vi.advanceTimersByTime(SETTLE_MS);
    expect([guards.ready, guards.meant(key())]).toEqual(["yes", true]);
  });

  it("takes no key that is held down, nor one that was pressed before", () => {
    const early = performance.now();
    vi.advanceTimersByTime(1);
    guards.settle(true);
    vi.advanceTimersByTime(FRAME_MS + SETTLE_MS);
    expect([guards.meant(key({ repeat: true })), guards.meant(key({}, early))]).toEqual([false, false]);
  });

  it("begins again when something newer comes meanwhile", () => {
    guards.settle(true);
    vi.advanceTimersByTime(FRAME_MS + SETTLE_MS - 1);
    guards.settle(true);
    vi.advanceTimersByTime(FRAME_MS + 1);
    expect(guards.settled).toBe(false);
  });

  it("is acted on without an event at any time", () => {
    guards.settle(false);
    expect(guards.meant(undefined)).toBe(true);
  });
});

describe("a question", () => {
  it("has its own options, not those of an earlier one with the same name", () => {
    const asked = aQuestion(["a"]);
    expect(asked.options.every((option) => isOf(asked, option))).toBe(true);
    expect([isOf(asked, anOption("a")), isOf(null, anOption("a"))]).toEqual([false, false]);
  });

  it("that is still asked keeps its options and takes on what is new about it", () => {
    const [before, now] = [aQuestion(["a", "b"]), { ...aQuestion(["a", "b"]), confirm: true }];
    const found = stillAsked(before, now);
    expect(found?.options).toBe(before.options);
    expect(found?.confirm).toBe(true);
    expect(stillAsked(before, aQuestion(["a"]))).toBeNull();
    expect(stillAsked(before, aQuestion(["a", "b"], "other"))).toBeNull();
    expect([stillAsked(null, now), stillAsked(before, null)]).toEqual([null, null]);
  });
});
