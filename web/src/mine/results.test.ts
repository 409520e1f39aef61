import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Finished } from "../api/types";
import { hold } from "../frame/links";
import { countTime, note, noteAll, resultOf, results } from "./results";

function finished(table: string, yours: number[], mode = "competitive"): Finished {
  const seat = (score: number, won: boolean, place: number): unknown => ({ score, won, place, played: [] });
  return {
    table: {
      id: table, game: "voidfall", changed_at: 500,
      seats: [{ seat: 0, name: "Ada", bot: "" }, { seat: 1, name: "", bot: "captain" }],
    },
    yours,
    result: { mode, place: [], seats: [seat(90, false, 2), seat(110, true, 1)], others: {} },
  } as unknown as Finished; // prettier-ignore
}

let asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const table = path.split("/").at(-2) ?? "";
    if (table === "gone") return Promise.resolve(new Response("{}", { status: 404 }));
    return Promise.resolve(new Response(JSON.stringify(finished(table, [0]))));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const held = (table: string): void => hold({ table, game: "voidfall", token: "x", seats: [0], name: "" });

describe("a result", () => {
  it("is that of the own seat, with the others and their scores", () => {
    expect(resultOf(finished("t", [0]))).toMatchObject({
      table: "t", seat: 0, score: 90, rank: 2, won: false, seats: 2, others: [{ bot: "captain", score: 110 }],
    }); // prettier-ignore
  });

  it("of several people at one screen is nobody's, unless they play together", () => {
    expect(resultOf(finished("t", [0, 1]))).toBeNull();
    expect(resultOf(finished("t", []))).toBeNull();
    expect(resultOf(finished("t", [0, 1], "coop"))?.seat).toBe(0);
  });

  it("is kept once, and asked for once", async () => {
    held("t1");
    await note("t1");
    await note("t1");
    expect(results().map(({ table }) => table)).toEqual(["t1"]);
    expect(asked).toHaveLength(1);
  });

  it("of a table to which there is no link is not asked for", async () => {
    await note("foreign");
    expect(asked).toEqual([]);
  });

  it("that cannot be had keeps no other from being kept", async () => {
    held("gone");
    held("t2");
    await noteAll();
    expect(results().map(({ table }) => table)).toEqual(["t2"]);
  });

  it("knows for how long its table was in sight while the game went on", async () => {
    vi.useFakeTimers();
    let going = true;
    const stop = countTime("t3", () => going);
    vi.advanceTimersByTime(60_000);
    going = false;
    vi.advanceTimersByTime(60_000);
    stop();
    vi.useRealTimers();
    held("t3");
    await note("t3");
    expect(results()[0]?.seconds).toBe(60);
  });
});
