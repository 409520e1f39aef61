import { screen } from "@testing-library/svelte";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Entry, libraryOf } from "../frame/library.svelte";
import { settings } from "../frame/settings.svelte";
import { textsOf } from "../frame/texts.svelte";
import Setup from "./Setup.svelte";

function entry(kind: string, id: string, data: Record<string, unknown> = {}): Entry {
  return { kind, id, name: { en: id, pl: id }, origin: "designed", note: "", lines: [], data, texts: {}, pack: "" };
}

function map(id: string, mode: string, players: number): Entry {
  const sectors = [{ n: 1, col: 0, row: 0, type: "standard-sector" }];
  return entry("scenarios", id, { mode, players, sectors, voidstorms: [] });
}

const ENTRIES = [
  ...["a", "b", "c", "d"].map((id) => entry("houses", id)),
  ...[1, 2, 3, 4].map((players) => map(`lesson ${players}`, "tutorial", players)),
  map("rivals", "competitive", 2),
  map("partners", "coop", 2),
  entry("setup", "difficulties", { value: { rows: [{ id: "easy" }, { id: "hard" }] } }),
];

/** Show the set-up; say what it would send to the server. */
async function setUp(): Promise<() => Record<string, unknown>> {
  settings.language = "en";
  vi.stubGlobal("fetch", (path: string) => {
    const found = path.includes("/texts/") ? { texts: {} } : { game: "voidfall", kinds: [], entries: ENTRIES };
    return Promise.resolve(new Response(JSON.stringify(found)));
  });
  await Promise.all([libraryOf("voidfall").load(), textsOf("voidfall").load()]);
  let config: (() => Record<string, unknown>) | null = null;
  const props = {
    game: "voidfall",
    modes: {},
    players: 2,
    get config() {
      return config;
    },
    set config(found) {
      config = found;
    },
  };
  shown = mount(Setup, { target: document.body, props });
  flushSync();
  return () => config?.() ?? {};
}

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
});

function choose(name: string): void {
  screen.getByText(name, { selector: "button b" }).click();
  flushSync();
}

const goal = (): HTMLElement | null => screen.queryByRole("checkbox", { name: /120 Influence/ });

describe("A tutorial for several", () => {
  it.each([2, 3, 4])("with %i players is for rivals, unless they want to reach the goal", async (players) => {
    const config = await setUp();
    choose(`lesson ${players}`);
    expect(config()).toMatchObject({ scenario: `lesson ${players}` });
    expect(config()).not.toHaveProperty("together");
    goal()?.click();
    flushSync();
    expect(config()).toMatchObject({ scenario: `lesson ${players}`, together: true });
  });

  it.each(["lesson 1", "rivals", "partners"])("is the only kind of map with that choice: not %s", async (name) => {
    const config = await setUp();
    choose("lesson 2");
    goal()?.click();
    choose(name);
    expect(goal()).toBeNull();
    expect(config()).toMatchObject({ scenario: name });
    expect(config()).not.toHaveProperty("together");
  });
});
