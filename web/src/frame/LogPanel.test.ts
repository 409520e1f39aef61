import { fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../api/types";
import { aTable, show } from "../voidfall/testing/table";
import LogPanel from "./LogPanel.svelte";

function line(seq: number, seat: number | null): LogLine {
  return { seq, seat, kind: "event", rule: "", terms: [], chapter: 0, text: { key: `gain-${seq}`, args: {} } };
}

const rows = (): HTMLLIElement[] => [...document.querySelectorAll("li")];

afterEach(() => vi.unstubAllGlobals());

describe("the log", () => {
  it("marks the lines of the one who looks", async () => {
    show(await aTable({ log: [line(1, 0), line(2, 1), line(3, null)] }), LogPanel);
    expect(rows().map((row) => row.classList.contains("own"))).toEqual([true, false, false]);
    expect(rows()[0]?.textContent).toContain("(you)");
  });

  it("shows the latest lines, and on request earlier ones", async () => {
    const log = [1, 2, 3, 4, 5].map((seq) => line(seq, 1));
    show(await aTable({ log }), LogPanel, { latest: 3 });
    expect(rows()).toHaveLength(3);
    await fireEvent.click(screen.getByText("Earlier lines"));
    expect(rows()).toHaveLength(5);
    expect(screen.queryByText("Earlier lines")).toBeNull();
  });

  it("goes to a new line unless earlier ones are read", async () => {
    const table = await aTable({ log: [line(1, 1)] });
    show(table, LogPanel);
    const box = screen.getByRole("log");
    Object.defineProperties(box, { scrollHeight: { value: 1000 }, clientHeight: { value: 100 } });
    const add = (seq: number): void => {
      table.session.log = [...table.session.log, line(seq, 1)];
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
