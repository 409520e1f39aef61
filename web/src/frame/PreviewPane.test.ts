import { afterEach, describe, expect, it, vi } from "vitest";
import type { Figure, Preview, Update } from "../api/types";
import { aTable, influence, option, question, show } from "../voidfall/testing/table";
import PreviewPane from "./PreviewPane.svelte";

const CHOICE = option("attack");
const EMPTY: Preview = { seq: 1, reveals: false, ends: false, figures: [], then: null, changes: [], lines: [] };

const INFLUENCE: Figure = { name: { key: "figure-influence", args: {} }, before: 1, after: 3, bad: false };

async function said(preview: Partial<Preview>): Promise<string> {
  const table = await aTable({ question: question("invade", [CHOICE]) });
  const { session } = table;
  session.update = { ...session.update, table: { game: "voidfall" } } as Update;
  session.pointed = CHOICE.code;
  session.preview = { code: CHOICE.code, preview: { ...EMPTY, ...preview } };
  show(table, PreviewPane);
  return document.querySelector(".preview")?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

afterEach(() => vi.unstubAllGlobals());

describe("a preview", () => {
  it("says that nothing changes only if nothing does", async () => {
    expect(await said({})).toBe("Nothing would change.");
  });

  it.each([
    ["invasion.fought", /The Combat changes/],
    ["sectors.3.owner", /on the board/],
    ["players.0.technologies.shields", /your own boards/],
    ["players.1.stock.0", /another player/],
    ["scenario", /Something else/],
  ])("says what kind of thing changes: %s", async (path, words) => {
    const text = await said({ changes: [{ path, before: 0, after: 1 }] });
    expect(text).toMatch(words);
    expect(text).not.toMatch(/Nothing/);
  });

  it("forecasts the Combat of an Invasion", async () => {
    const invasion = {
      seat: 0,
      target: 1,
      defender: { kind: "voidborn", seat: null },
      forecast: { winner: "invader" },
    };
    const text = await said({ changes: [{ path: "invasion", before: null, after: invasion }] });
    expect(text).toBe("With the best decisions of both sides: You win.");
  });

  it("leaves that out where figures say more", async () => {
    const changes = [{ path: "players.0.used", before: [], after: ["x"] }];
    expect(await said({ changes, figures: [INFLUENCE] })).toBe("[figure-influence] +2 1→3");
  });

  it("says what is known before it says that something is revealed", async () => {
    const text = await said({ reveals: true, lines: [influence(0, 2, "glory")] });
    expect(text).toMatch(/influence.*… then something new is revealed: no undo/i);
  });

  it("shows the figures that are known, too", async () => {
    const changes = [{ path: "players.0.influence", before: 1, after: 3 }];
    const text = await said({ reveals: true, changes, figures: [INFLUENCE] });
    expect(text).toBe("[figure-influence] +2 1→3 … then something new is revealed: no undo.");
  });

  it("says only that it reveals something if nothing else is known", async () => {
    expect(await said({ reveals: true })).toBe("This reveals something new and cannot be undone.");
  });

  it("says what is asked next", async () => {
    expect(await said({ then: { key: "ask-next", args: {} } })).toBe("Then you choose: [ask-next]");
  });

  it("says that the turn ends", async () => {
    expect(await said({ ends: true })).toBe("Your turn ends.");
  });

  it("marks a figure of which more is worse", async () => {
    await said({ figures: [{ ...INFLUENCE, bad: true }] });
    expect(document.querySelector(".number b")?.className).toMatch(/bad/);
  });
});
