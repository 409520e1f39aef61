import { expect, it } from "vitest";
import { MOST, flying, formation, shots } from "./battle";
import type { Beat, Fight } from "./scenes.svelte";

const fight = (beats: Beat[], sides: (number | null)[] = [0, null]): Fight => ({
  kind: "fight",
  title: null,
  place: 5,
  sides,
  beats,
  result: null,
});
const salvoes = fight([
  { power: [4, 3], damage: [0, 0] },
  { power: [3, 1], damage: [1, 2] },
  { power: [3, 0], damage: [0, 1] },
]);

it("shows as many ships as Fleet Power, and fewer after each loss", () => {
  expect([0, 1, 2, 3].map((beat) => flying(salvoes, beat))).toEqual([
    [4, 3],
    [4, 3],
    [3, 1],
    [3, 0],
  ]);
});

it("draws large fleets by their share, and never none of who still has some", () => {
  const large = fight([
    { power: [20, 14], damage: [0, 0] },
    { power: [1, 7], damage: [19, 7] },
  ]);
  expect(flying(large, 0)).toEqual([MOST, MOST]);
  expect(flying(large, 2)).toEqual([1, 4]);
});

it("shoots as often as Damage is dealt, and at those first that are lost", () => {
  expect(shots(salvoes, 1)).toEqual([]);
  const second = shots(salvoes, 2);
  expect(second.map(({ side, end }) => [side, end])).toEqual([
    [1, "lost"],
    [0, "lost"],
    [0, "lost"],
  ]);
  expect(second.map(({ to }) => to)).toEqual([formation(0)[3], formation(1)[2], formation(1)[1]]);
  expect(shots(salvoes, 2)).toEqual(second);
});

it("lets the Voidborn strike where there are no sides: blocked, hit or lost", () => {
  const strike = fight([{ blow: "blocked" }, { blow: "hit" }, { blow: "lost" }], []);
  expect([1, 2, 3].map((beat) => shots(strike, beat).map(({ side, end }) => [side, end]))).toEqual([
    [[0, "blocked"]],
    [[0, "hit"]],
    [[0, "lost"]],
  ]);
  expect(flying(strike, 3)).toEqual([5, 3]);
});
