import { screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../api/types";
import Combat from "./Combat.svelte";
import type { Forecast, Invasion } from "./combat";
import { aSector, aTable, aView, option, question, show } from "./testing/table";

function forecast(winner: Forecast["winner"], invader: number, defender: number): Forecast {
  return {
    winner,
    invader: { power: invader, fleets: invader ? { corvette: invader } : {} },
    defender: { power: defender, fleets: defender ? { voidborn: defender } : {} },
    replicated: false,
    steps: [
      {
        step: "approach",
        initiative: { invader: 0, defender: 0 },
        damage: { invader: 0, defender: 2 },
        absorbed: { invader: 1, defender: 0 },
        power: { invader, defender },
      },
    ],
  };
}

const OPEN: Invasion = {
  seat: 0,
  target: 1,
  defender: { kind: "voidborn", seat: null, house: null },
  moved: [{ sector: 7, power: 1, fleets: { corvette: 1 } }],
  abandons: [7],
  glory_lost: 1,
  launched: 0,
  invading: { power: 1, fleets: { corvette: 1 } },
  defending: { power: 3, fleets: { voidborn: 3 }, defenses: 1 },
  fighting: false,
  fought: 0,
  forecast: forecast("defender", 0, 3),
  spending: null,
};
const SECTOR = aSector(1, { tile: "rift", population: 0, voidborn: 3 });
const MOVE = option("move 7 corvette", { sector: 7 });

async function fight(invasion: Invasion, seat: number | null = 0) {
  const table = await aTable({ view: aView({ invasion, sectors: [SECTOR] }), question: question("move", [MOVE]) });
  if (table.session.update) table.session.update = { ...table.session.update, seat };
  show(table, Combat);
  return table.session;
}

function results(): string[] {
  return [...document.querySelectorAll(".result")].map((found) =>
    found.innerHTML
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

afterEach(() => vi.unstubAllGlobals());

describe("an open Invasion", () => {
  it("says who would win and with what, for the one who looks", async () => {
    await fight(OPEN);
    expect(results()).toEqual([
      "With the best decisions of both sides You lose Left to you: no Fleet Power · 1 Fleet Power lost Left to the Voidborn: 3 voidborn · Nothing lost",
    ]);
    expect(screen.getByText(/This sector is left behind/)).toBeTruthy();
    expect(screen.getByText(/1 Sector Defense or Starbase/)).toBeTruthy();
    expect(screen.getByRole("row", { name: "Approach 0 0 0 2 1 0 0 3" })).toBeTruthy();
    expect(
      screen.getByRole("img", { name: "Fleet Power after each step. Invader: 1, 0. Defender: 3, 3." }),
    ).toBeTruthy();
  });

  it("says first what the attack abandons and which Glory it costs", async () => {
    await fight(OPEN);
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toMatch(/This attack abandons sector 7; the Voidborn take it/);
    expect(alert.textContent).toMatch(/Glory token/);
    const result = document.querySelector(".result") as Element;
    expect(alert.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("names Combat Replicators that win after a tie", async () => {
    await fight({ ...OPEN, abandons: [], forecast: { ...forecast("invader", 1, 0), replicated: true } });
    expect(results()[0]).toContain("deployed by Combat Replicators after a tie");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("takes no side for those who watch", async () => {
    await fight(OPEN, null);
    expect(results()[0]).toContain("With the best decisions of both sides The Defender holds the sector");
  });

  it("asks for Fleets before there are any", async () => {
    await fight({ ...OPEN, moved: [], forecast: null });
    expect(results()).toEqual([]);
    expect(screen.getByText(/Choose at least 1 Fleet Power/)).toBeTruthy();
  });

  it("says what spending would make of it", async () => {
    await fight({ ...OPEN, spending: { spends: { energy: 1, trade: 0, active: 2 }, forecast: forecast("tie", 0, 0) } });
    expect(results()[1]).toBe("= If you spend: 1 Energy, 2 Active Fleet Power A tie: nobody has Fleet Power left");
  });

  it("shows the result with the pointed pick beside the present one", async () => {
    const session = await fight(OPEN);
    session.pointed = MOVE.code;
    const changes = [
      { path: "invasion.moved.0.power", before: 1, after: 4 },
      { path: "invasion.forecast", before: OPEN.forecast, after: forecast("invader", 2, 0) },
    ];
    session.preview = {
      code: MOVE.code,
      preview: { seq: 1, reveals: false, ends: false, figures: [], then: null, lines: [], changes },
    };
    flushSync();
    expect(results()[1]).toBe(
      "With this choice You win Left to you: 2 corvette · 2 Fleet Power lost Left to the Voidborn: no Fleet Power · 3 Fleet Power lost",
    );
  });

  it("shows the end if the pointed pick already decides it", async () => {
    const session = await fight(OPEN);
    session.pointed = MOVE.code;
    const over: LogLine = {
      seq: 2,
      seat: null,
      kind: "combat-over",
      rule: "V-345",
      terms: [],
      chapter: 0,
      text: { key: "event-combat-over", args: { winner: "invader" } },
    };
    session.preview = {
      code: MOVE.code,
      preview: {
        seq: 1,
        reveals: false,
        ends: false,
        figures: [],
        then: null,
        lines: [over],
        changes: [{ path: "invasion", before: {}, after: null }],
      },
    };
    flushSync();
    expect(results()[1]).toBe("With this choice You win");
  });
});
