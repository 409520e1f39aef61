import { screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Update } from "../api/types";
import { voidfall } from "../games";
import { aPlayer, aTable, aView, show } from "../voidfall/testing/table";
import SeatsBar from "./SeatsBar.svelte";

const PLAYERS = [aPlayer({ influence: 131 }), aPlayer({ house: "belitan", influence: 97 })];

afterEach(() => vi.unstubAllGlobals());

/** What the bar says beside the seats, if somebody looks at it from a seat. */
async function beside(goal: number | null, seat: number | null): Promise<string[]> {
  const view = aView({ players: PLAYERS, goal });
  const table = await aTable({ view });
  table.session.update = { ...table.session.update, table: { seats: [] }, waiting: [] } as unknown as Update;
  const rival = voidfall.rival(view, table.texts, seat);
  show(table, SeatsBar, { scores: [131, 97], label: () => "", rival });
  return screen.queryAllByRole("listitem").map((item) => `${item.title} (${item.querySelector("b")?.textContent})`);
}

it.each([
  ["a House that has reached it", 0, "Goal: reached (120)"],
  ["a House that has not", 1, "Goal: 23 short (120)"],
  ["a spectator", null, "Goal: for each House (120)"],
])("shows the goal of a tutorial to %s", async (_, seat, words) => {
  expect(await beside(120, seat)).toEqual([words]);
});

it("shows no goal among rivals", async () => {
  expect(await beside(null, 0)).toEqual([]);
});
