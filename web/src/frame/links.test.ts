import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Created } from "../api/types";
import {
  RESTORE_MS,
  held,
  hold,
  keepOwn,
  linkTo,
  meet,
  remove,
  restore,
  seated,
  takeFromAddress,
  tokenFor,
  tokenToChange,
} from "./links";

const MADE = {
  table: { id: "t1", game: "voidfall" },
  links: [
    { token: "host", seats: [], host: true },
    { token: "a", seats: [0], host: false },
    { token: "b", seats: [1], host: false },
  ],
} as unknown as Created;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("the links of a new table", () => {
  it("are all kept: one's own, the host's, and the one to give away", () => {
    keepOwn(MADE, 0, "Ada");
    expect(linkTo("t1")).toMatchObject({ token: "a", seats: [0], host: "host", give: { 1: "b" } });
  });

  it("let the host change the other seats, and the player their own", () => {
    keepOwn(MADE, 0, "Ada");
    expect(tokenToChange("t1", 1, [0])).toBe("host");
    expect(tokenToChange("t1", 0, [0])).toBe("a");
  });

  it("survive a visit by another link to the same table", () => {
    keepOwn(MADE, 0, "Ada");
    meet("t1", 1);
    location.hash = "#seat=b";
    takeFromAddress("t1", "");
    seated("t1", [1]);
    expect(linkTo("t1")).toMatchObject({ game: "voidfall", token: "b", seats: [1], host: "host", met: [1] });
    expect(linkTo("t1")?.give?.[0]).toBe("a");
  });

  it("are not given away for one's own seat", () => {
    keepOwn(MADE, 0, "Ada");
    hold({ table: "t1", game: "voidfall", token: "b2", seats: [1], name: "" });
    expect(linkTo("t1")?.give).toEqual({ 0: "a" });
  });

  it("are kept however many there are", () => {
    for (let n = 0; n < 250; n++) hold({ table: `t${n}`, game: "", token: `${n}`, seats: [0], name: "" });
    expect(tokenFor("t0")).toBe("0");
  });
});

describe("a table that was removed from the list", () => {
  beforeEach(() => {
    keepOwn(MADE, 0, "Ada");
    remove("t1");
  });

  it("can be put back as it was", () => {
    expect(held()[0]?.removed).toBeDefined();
    expect(tokenFor("t1")).toBe("a");
    restore("t1");
    expect(linkTo("t1")).toMatchObject({ token: "a", host: "host", give: { 1: "b" } });
    expect(linkTo("t1")?.removed).toBeUndefined();
  });

  it("is on the list again once it is opened", () => {
    seated("t1", [0]);
    vi.advanceTimersByTime(RESTORE_MS + 1);
    expect(tokenFor("t1")).toBe("a");
  });

  it("is forgotten after a while", () => {
    vi.advanceTimersByTime(RESTORE_MS - 1);
    expect(held()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(held()).toEqual([]);
  });
});
