import { fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Chapter, LogLine } from "../api/types";
import { aTable, show } from "../voidfall/testing/table";
import LogPanel from "./LogPanel.svelte";

function line(seq: number, seat: number | null, more: Partial<LogLine> = {}): LogLine {
  const text = { key: `gain-${seq}`, args: {} };
  return { seq, seat, kind: "gained", rule: `V-00${seq}`, terms: [], chapter: seq, text, ...more };
}

/** A turn of each line. */
async function aLog(log: LogLine[]) {
  const table = await aTable({ log });
  const title = { key: "chapter-turn", args: { cycle: 1, round: 1 } };
  table.session.chronicle.chapters = new Map(
    [...Array(9).keys()].map((number): [number, Chapter] => [number, { number, seat: number % 2, title }]),
  );
  return table;
}

const PROPS = { label: (seat: number): string => `House ${seat}` };
const turns = (): Element[] => [...document.querySelectorAll("li.turn")];

afterEach(() => vi.unstubAllGlobals());

describe("the log", () => {
  it("comes by turns, of which the own ones are marked", async () => {
    show(await aLog([line(1, 1), line(2, 0), line(2, 0)]), LogPanel, PROPS);
    expect(turns().map((turn) => turn.classList.contains("own"))).toEqual([false, true]);
    expect(turns()[1]?.textContent).toMatch(/House 0 ?\(you\)/);
    expect(screen.getByText("Cycle 1")).toBeTruthy();
  });

  it("shows rules only of a turn that is opened", async () => {
    show(await aLog([line(1, 1)]), LogPanel, PROPS);
    expect(screen.queryByText("V-001")).toBeNull();
    await fireEvent.click(screen.getByTitle("Every line, with rules and arithmetic"));
    expect(screen.getByText("V-001")).toBeTruthy();
  });

  it("leads from a line to that moment, and lights what it is about", async () => {
    const table = await aLog([line(3, 1, { text: { key: "event-built", args: { sector: 5 } } })]);
    show(table, LogPanel, PROPS);
    const step = document.querySelector("a.step");
    expect(step?.getAttribute("href")).toBe(`/t/${table.session.table}/replay?at=3`);
    await fireEvent.pointerEnter(step as Element);
    expect(table.session.mentioned).toEqual({ sector: 5, player: 1 });
  });

  it("shows the latest turns, and on request earlier ones", async () => {
    show(await aLog([1, 2, 3, 4, 5].map((seq) => line(seq, 1))), LogPanel, { ...PROPS, latest: 3 });
    expect(turns()).toHaveLength(3);
    await fireEvent.click(screen.getByText("Earlier lines"));
    expect(turns()).toHaveLength(5);
    expect(screen.queryByText("Earlier lines")).toBeNull();
  });

  it("goes to a new line unless earlier ones are read", async () => {
    const table = await aLog([line(1, 1)]);
    show(table, LogPanel, PROPS);
    const box = screen.getByRole("log");
    Object.defineProperties(box, { scrollHeight: { value: 1000 }, clientHeight: { value: 100 } });
    const add = (seq: number): void => {
      table.session.chronicle.lines = [...table.session.chronicle.lines, line(seq, 1)];
      flushSync();
    };
    add(2);
    expect(box.scrollTop).toBe(1000);
    box.scrollTop = 300;
    await fireEvent.scroll(box);
    add(3);
    expect(box.scrollTop).toBe(300);
  });
});
