import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import type { LogLine, Question } from "../../api/types";
import type { TableContext } from "../../frame/context";
import { Library } from "../../frame/library.svelte";
import type { TableSession } from "../../frame/session.svelte";
import { settings } from "../../frame/settings.svelte";
import { aSector, aTable, aView, blocked, option, question, show } from "../testing/table";
import MapView from "./Map.svelte";

const SECTORS = [
  aSector(1, { owner: 0, home: 0, fleets: [2, 0, 1, 0, 0], guilds: ["farmers"] }),
  aSector(2, { voidborn: 3, corrupted: true, glory: [2], bounty: 1 }),
  aSector(3, { owner: 1, fleets: [1, 0, 0, 0, 0] }),
  aSector(4, { tile: "wormhole", population: 0 }),
];
const ENTRIES = [
  {
    kind: "scenarios",
    id: "test",
    name: { en: "Test", pl: "Test" },
    origin: "designed",
    note: "",
    lines: [],
    texts: {},
    data: {
      sectors: [
        { n: 1, q: 0, r: 0, near: [2], far: [], doors: [], storms: [3] },
        { n: 2, q: 0, r: 1, near: [1, 3], far: [], doors: [4], storms: [] },
        { n: 3, q: 1, r: 0, near: [2], far: [], doors: [4], storms: [1] },
        { n: 4, q: 1, r: 1, near: [], far: [], doors: [2, 3], storms: [], wormhole: "A" },
      ],
      voidstorms: [[1, 3]],
    },
  },
  {
    kind: "sectors",
    id: "standard-sector",
    name: { en: "Standard", pl: "Standard" },
    origin: "printed",
    note: "",
    texts: {},
    lines: [{ label: null, text: { key: "What a tile does.", args: {} } }],
    data: {
      kind: "standard",
      guild_spaces: ["plain", "plain", "upkeep"],
      installation_spaces: ["plain", "upkeep"],
      free_upkeep: 0,
      population: "die",
      controllable: true,
    },
  },
];

async function table(asked: Question | null): Promise<TableContext<TableSession>> {
  const found = await aTable({ view: aView({ sectors: SECTORS }), question: asked });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify({ game: "voidfall", content: "", kinds: [], entries: ENTRIES }))),
  );
  const library = new Library("voidfall");
  await library.load();
  return { ...found, library };
}

function tile(n: number): Element {
  const found = document.querySelector(`[data-sector="${n}"]`);
  if (!found) throw new Error(`sector ${n} is not drawn`);
  return found;
}

const INVADE = question(
  "invade",
  [option("invade 2", { sector: 2 })],
  [blocked(option("invade 3", { sector: 3 }), "not-adjacent", "V-268")],
);

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  settings.textOnly = false;
  vi.unstubAllGlobals();
});

describe("the map", () => {
  it("says of every sector in words what it draws", async () => {
    show(await table(null), MapView);
    expect(tile(1).getAttribute("aria-label")).toBe(
      "Sector 1: standard-sector, ● 1 House Valnis (you) – Home sector, Population 2, Pure, Fleets corvette 2, destroyer 1, 3 in all, " +
        "Guilds farmers, 1 free space, 1 free space with Upkeep, Installations 1 free space, 1 free space with Upkeep, Upkeep 0",
    );
    expect(tile(2).getAttribute("aria-label")).toContain("Corrupted, Fleets voidborn 3");
    expect(tile(2).getAttribute("aria-label")).toContain("Tokens Glory 2, 1 Bounty token");
    expect(document.querySelectorAll(".storm")).toHaveLength(1);
  });

  it("shows Fleets on their way when the log says that they moved, not before", async () => {
    const { session, ...context } = await table(null);
    const args = { player: 0, fleet: "corvette", source: 1, sector: 2 };
    const moved: LogLine = {
      seq: 1,
      seat: 0,
      kind: "moved",
      text: { key: "event-moved", args },
      rule: "",
      terms: [],
      chapter: 0,
    };
    session.chronicle.lines = [moved];
    show({ session, ...context }, MapView);
    flushSync();
    expect(document.querySelectorAll(".flight")).toHaveLength(0);
    session.chronicle.lines = [moved, { ...moved, seq: 2 }];
    flushSync();
    expect(document.querySelector(".flight")?.textContent).toBe("1");
  });

  it("lights legal targets, previews on the pointer and answers on a click", async () => {
    const context = await table(INVADE);
    const choose = vi.spyOn(context.session, "choose").mockResolvedValue();
    show(context, MapView);
    expect([...document.querySelectorAll(".target")].map((found) => found.getAttribute("data-sector"))).toEqual(["2"]);
    await fireEvent(tile(2), Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType: "mouse" }));
    expect(context.session.pointed).toBe("invade 2");
    await waitFor(() => expect(tile(2).classList.contains("pointed")).toBe(true));
    await fireEvent.click(tile(2));
    expect(choose).toHaveBeenCalledExactlyOnceWith(INVADE.options[0], null);
  });

  it("does not take the second half of a double click for an answer", async () => {
    const context = await table(INVADE);
    const choose = vi.spyOn(context.session, "choose").mockResolvedValue();
    show(context, MapView);
    await fireEvent.click(tile(2), { detail: 2 });
    expect(choose).not.toHaveBeenCalled();
  });

  it("narrows the list if a click may mean several things", async () => {
    const context = await table(
      question("move", [option("move 1 corvette", { sector: 1 }), option("move 1 destroyer", { sector: 1 })]),
    );
    show(context, MapView);
    await fireEvent.click(tile(1));
    expect(context.session.narrowed).toEqual({ sector: 1 });
  });

  it("opens a card with the reason why not, its rule, and the way to its neighbours", async () => {
    const context = await table(INVADE);
    show(context, MapView);
    await fireEvent.click(tile(3));
    const card = screen.getByRole("dialog");
    expect(card.textContent).toContain("[not-adjacent]");
    await fireEvent.click(within(card).getByRole("button", { name: "Rule V-268" }));
    expect(context.openRule).toHaveBeenCalledWith("V-268");
    expect(card.textContent).toContain("Behind a Voidstorm");
    await fireEvent.click(within(card).getByRole("button", { name: "Go to sector 2" }));
    expect(screen.getByRole("dialog").textContent).toContain("Sector 2");
    await fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(tile(2));
  });

  it("opens the card of a target without answering: by key and by the right button", async () => {
    const context = await table(INVADE);
    const choose = vi.spyOn(context.session, "choose").mockResolvedValue();
    show(context, MapView);
    await fireEvent.keyDown(tile(2), { key: "i" });
    expect(screen.getByRole("dialog").textContent).toContain("Possible here now");
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await fireEvent.contextMenu(tile(2));
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "[label invade 2]" }));
    expect(choose).toHaveBeenCalledOnce();
  });

  it("is walked with the arrow keys and answered with Enter", async () => {
    const context = await table(INVADE);
    const choose = vi.spyOn(context.session, "choose").mockResolvedValue();
    show(context, MapView);
    expect(tile(1).getAttribute("tabindex")).toBe("0");
    await fireEvent.keyDown(tile(1), { key: "ArrowDown" });
    expect(document.activeElement).toBe(tile(2));
    await fireEvent.keyDown(tile(2), { key: "Enter" });
    expect(choose).toHaveBeenCalledOnce();
  });

  it("shows what sectors produce or how strong they are", async () => {
    show(await table(null), MapView);
    await fireEvent.click(screen.getByRole("button", { name: "Strength" }));
    expect(tile(1).querySelector(".beside")?.textContent?.trim()).toBe("3");
    expect(screen.getByText(/No forecast/)).toBeTruthy();
  });
});

describe("the list instead of the map", () => {
  it("has a row for every sector and the same choices", async () => {
    const context = await table(INVADE);
    const choose = vi.spyOn(context.session, "choose").mockResolvedValue();
    show(context, MapView);
    await fireEvent.click(screen.getByRole("button", { name: "List of sectors" }));
    const rows = screen.getAllByRole("row");
    expect(rows).toHaveLength(1 + SECTORS.length);
    expect(rows[2]?.textContent).toContain("voidborn 3");
    await fireEvent.click(within(rows[2] as HTMLElement).getByRole("button", { name: "[label invade 2]" }));
    expect(choose).toHaveBeenCalledOnce();
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "mine" } });
    expect(screen.getAllByRole("row")).toHaveLength(2);
    await fireEvent.click(screen.getByRole("button", { name: "Details of sector 1" }));
    expect(screen.getByRole("dialog").textContent).toContain("Sector 1");
  });

  it("comes first for those who want words", async () => {
    settings.textOnly = true;
    show(await table(null), MapView);
    expect(screen.getAllByRole("row").length).toBeGreaterThan(1);
  });
});
