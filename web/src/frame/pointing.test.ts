import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import type { Preview } from "../api/types";
import { Pointing, shownPreview } from "./pointing.svelte";
import { TableSession } from "./session.svelte";
import { settings } from "./settings.svelte";
import { aQuestion, anOption, anUpdate, noNetwork } from "./testing/server";

let session: TableSession;
let pointing: Pointing<number>;
const look = vi.fn();

const REASON = { key: "why", args: {} };
const ASKED = {
  ...aQuestion([
    anOption("a 1", { sector: 1 }),
    anOption("a 2", { sector: 2 }),
    anOption("b 2", { sector: 2 }),
    anOption("done"),
  ]),
  blocked: [{ option: anOption("a 3", { sector: 3 }), reason: REASON, rule: "V-001" }],
};

beforeEach(() => {
  noNetwork();
  settings.confirm = false;
  session = new TableSession("t1");
  session.update = anUpdate(1, ASKED);
  pointing = new Pointing<number>(session);
  look.mockClear();
  flushSync();
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

describe("the places of a board", () => {
  it("are those that options are about, or that are refused", () => {
    expect([...pointing.targets]).toEqual([1, 2]);
    expect(pointing.at(2).map(({ code }) => code)).toEqual(["a 2", "b 2"]);
    expect(pointing.refusedAt(3).map(({ rule }) => rule)).toEqual(["V-001"]);
    expect([pointing.at(3), pointing.refusedAt(1)]).toEqual([[], []]);
  });

  it("are pointed at by their option, wherever that is pointed at", () => {
    expect([pointing.pointedAt, pointing.heldAt]).toEqual([null, null]);
    session.point("b 2");
    session.held = "a 1";
    expect([pointing.pointedAt, pointing.heldAt]).toEqual([2, 1]);
    session.point("done");
    expect(pointing.pointedAt).toBeNull();
  });

  it("point at what they mean, if they mean one thing", () => {
    pointing.point(1);
    expect(session.pointed).toBe("a 1");
    pointing.point(2);
    expect(session.pointed).toBe("a 1");
    pointing.point(null);
    expect(session.pointed).toBeNull();
    pointing.point(1);
    session.held = "a 1";
    pointing.point(null);
    expect(session.pointed).toBe("a 1");
  });

  it("answer when something is asked about them, and are looked at when not", () => {
    const choose = vi.spyOn(session, "choose").mockResolvedValue();
    const click = new Event("click");
    pointing.choose(1, click, look);
    expect(choose).toHaveBeenCalledWith(pointing.at(1)[0], null);
    pointing.choose(2, click, look);
    expect(session.narrowed).toEqual({ sector: 2 });
    expect(look).not.toHaveBeenCalled();
    pointing.choose(3, click, look);
    expect(look).toHaveBeenCalledWith(3);
  });
});

describe("a preview", () => {
  it("is that of the option that is pointed at, not of an earlier one", () => {
    const preview = { changes: [] } as unknown as Preview;
    session.pointed = "a 1";
    session.preview = { code: "a 1", preview };
    expect([shownPreview(session), pointing.preview]).toEqual([preview, preview]);
    session.pointed = "a 2";
    expect([shownPreview(session), pointing.preview]).toEqual([null, null]);
  });
});
