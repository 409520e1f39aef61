import { screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { focusCards, focusOrder, takenActions } from "./hand";
import Hand from "./Hand.svelte";
import { aPlayer, aTable, aView, blocked, option, question, show } from "./testing/table";

const turn = (changes = {}) => ({ seat: 0, card: "", agenda: "", flipped: false, taken: [], given: "", ...changes });

describe("the places of Focus cards", () => {
  const order = focusOrder([
    { id: "conquest", data: { focus: "conquest" } },
    { id: "politics", data: { focus: "politics" } },
    { id: "conquest-yarvek", data: { focus: "conquest", house: "yarvek", replaces: "conquest" } },
  ]);

  it("stay the same wherever the cards are", () => {
    const before = focusCards(aPlayer({ hand: ["conquest", "politics"], aside: [] }), turn(), true, order);
    const after = focusCards(aPlayer({ hand: ["politics"], discard: ["conquest"], aside: [] }), turn(), true, order);
    expect(before.map((card) => card.id)).toEqual(after.map((card) => card.id));
    expect(after.map((card) => card.state)).toEqual(["played", "hand"]);
  });
  it("put a card of a House where the standard one stands", () =>
    expect(
      focusCards(aPlayer({ hand: ["politics", "conquest-yarvek"], aside: [] }), turn(), true, order).map(
        (card) => card.id,
      ),
    ).toEqual(["conquest-yarvek", "politics"]));
  it("keep the card that was given for a Joint one", () =>
    expect(
      focusCards(aPlayer({ hand: [], aside: [] }), turn({ card: "joint-politics", given: "politics" }), true, order),
    ).toEqual([{ id: "politics", state: "playing" }]));
  it("know which actions are taken", () =>
    expect(takenActions(turn({ taken: ["focus direct", "agenda"] }))).toEqual(new Set(["direct"])));
});

describe("the hand", () => {
  it("lets a card be chosen that is asked for", async () => {
    const options = [option("focus conquest", { focus: "conquest" })];
    const table = await aTable({ question: question("voidfall.select", options) });
    const choose = vi.spyOn(table.session, "choose").mockResolvedValue();
    show(table, Hand);
    const card = screen.getByRole("button", { name: /Conquest/ });
    expect(card).toHaveProperty("className", expect.stringContaining("glow"));
    card.click();
    expect(choose).toHaveBeenCalledWith(options[0], null);
    expect(screen.getByRole("button", { name: /Politics/ }).className).not.toContain("glow");
  });

  it("opens a card that is not asked for", async () => {
    const table = await aTable();
    show(table, Hand);
    screen.getByRole("button", { name: /Conquest/ }).click();
    expect(table.openEntry).toHaveBeenCalledWith("focuses", "conquest");
  });

  it("tells which cards are played and which come later", async () => {
    const players = [aPlayer({ hand: ["politics"], discard: ["conquest"] }), aPlayer()];
    show(await aTable({ view: aView({ players }) }), Hand);
    expect(within(screen.getByRole("button", { name: /Conquest/ })).getByText("played")).toBeTruthy();
    expect(within(screen.getByRole("button", { name: /Innovation/ })).getByText("from Cycle 2")).toBeTruthy();
  });

  it("shows the card in play with what is taken, possible and impossible", async () => {
    const view = aView({
      turn: turn({ card: "conquest", taken: ["focus engage"] }),
      players: [aPlayer({ hand: ["politics"] }), aPlayer()],
    });
    const asked = question(
      "voidfall.act",
      [option("take plan", { action: "plan" }), option("end")],
      [blocked(option("take prepare", { action: "prepare" }), "blocked-cost", "V-073")],
    );
    show(await aTable({ view, question: asked }), Hand);
    expect(within(screen.getByRole("button", { name: /Engage/ })).getByText(/taken/)).toBeTruthy();
    expect(screen.getByRole("button", { name: /Plan/ }).className).toContain("glow");
    expect(within(screen.getByRole("button", { name: /Prepare/ })).getByText("You cannot pay the cost.")).toBeTruthy();
  });

  it("shows the cards again when a preferred Focus is asked for", async () => {
    const view = aView({ turn: turn({ card: "conquest" }), players: [aPlayer({ hand: ["politics"] }), aPlayer()] });
    const asked = question("voidfall.prefer", [
      option("prefer politics direct", { focus: "politics", action: "direct" }),
      option("prefer politics obtain", { focus: "politics", action: "obtain" }),
    ]);
    const table = await aTable({ view, question: asked });
    show(table, Hand);
    screen.getByRole("button", { name: /Politics/ }).click();
    expect(table.session.narrowed).toEqual({ focus: "politics" });
  });
});
