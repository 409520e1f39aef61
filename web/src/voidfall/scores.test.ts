import { screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { breakdown, projection, tradeTokens } from "./scores";
import Scores from "./Scores.svelte";
import { aPlayer, aTable, aView, influence, show } from "./testing/table";

describe("the projection", () => {
  const player = aPlayer({
    projected: {
      agendas: [["redemption", 6]],
      event: [
        ["objective-1", 2],
        ["objective-2", 5],
      ],
      upkeep: [["upkeep", -3]],
    },
  });
  it("takes the better of two objectives", () => expect(projection(player, "one").total).toBe(6 + 5 - 3));
  it("takes all where all count", () => expect(projection(player, "all").total).toBe(6 + 7 - 3));
});

describe("the breakdown", () => {
  const log = [
    influence(0, 4, "technology-shields"),
    influence(1, 3, "glory"),
    influence(0, 6, "agenda-redemption"),
    influence(0, 6, "agenda-redemption"),
    influence(0, -3, "upkeep"),
    influence(1, 2, "rival-glory"),
  ];
  const found = breakdown(log, [aPlayer({ influence: 23 }), aPlayer({ influence: 15 })]);

  it("groups what came from where", () => {
    expect(found[0]?.groups).toMatchObject({ start: 10, agenda: 12, technology: 4, loss: -3 });
    expect(found[1]?.groups).toMatchObject({ start: 10, glory: 5 });
  });
  it("adds up to the Influence", () => {
    expect(found.map((one) => Object.values(one.groups).reduce((a, b) => a + b, 0))).toEqual([23, 15]);
  });
  it("names each source once", () => expect(found[0]?.parts.agenda).toEqual([["agenda-redemption", 12]]));
});

it("counts Trade tokens wherever they lie", () => {
  const slots = [{ kind: "standard", agenda: "redemption", corrupted: false, trade: true }] as const;
  expect(tradeTokens(aPlayer({ loose_trade: 1, stored_trade: 1, slots: [...slots] }))).toBe(3);
});

describe("the goal of a tutorial", () => {
  const players = [aPlayer({ influence: 131 }), aPlayer({ house: "belitan", influence: 97 })];
  const region = () => within(screen.getByRole("region", { name: "Goal" }));

  it("shows how far each House is from it, at the end too", async () => {
    const outcome = { winners: [0], scores: [131, 97], how: { key: "end-influence", args: {} } };
    show(await aTable({ view: aView({ players, goal: 120, winners: [0] }), outcome }), Scores);
    expect(region().getByRole("heading").textContent).toBe("Goal 120");
    expect(
      region()
        .getAllByRole("listitem")
        .map((item) => item.querySelector("small")?.textContent),
    ).toEqual(["reached", "23 short"]);
  });

  it("is not there among rivals", async () => {
    show(await aTable({ view: aView({ players }) }), Scores);
    expect(screen.queryByRole("region", { name: "Goal" })).toBeNull();
  });
});

it("ends with the winner and every source of Influence", async () => {
  const view = aView({
    players: [aPlayer({ influence: 19 }), aPlayer({ house: "belitan", influence: 13 })],
    winners: [0],
  });
  const log = [influence(0, 9, "agenda-redemption"), influence(1, 3, "glory")];
  const outcome = { winners: [0], scores: [19, 13], how: { key: "end-influence", args: {} } };
  show(await aTable({ view, log, outcome }), Scores);
  expect(screen.getByText("The House with the most Influence wins.")).toBeTruthy();
  const table = screen.getByRole("table");
  const cells = (name: RegExp) =>
    within(within(table).getByRole("row", { name }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
  expect(cells(/Agendas/)).toEqual(["9", "–"]);
  expect(cells(/Glory/)).toEqual(["–", "3"]);
  expect(cells(/^Influence/)).toEqual(["19", "13"]);
  within(table)
    .getByRole("button", { name: /Agendas/ })
    .click();
  expect(await within(table).findByText("Redemption")).toBeTruthy();
});
