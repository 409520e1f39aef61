import { describe, expect, it } from "vitest";
import type { LogLine } from "../api/types";
import { leaders } from "../frame/comparing";
import { compareGroups } from "./compare";
import { sources, total } from "./scores";
import { jumpedIn } from "./sequence/jumps";
import { type Player, type View, amount, hiddenOf, housePrestige, prestige } from "./words";

const player = (more: object = {}): Player =>
  ({
    score: { houses: 6, rank: 2, corruption: -2 },
    tracks: { belitan: 2, zenor: 1 },
    hidden: ["belitan", "belitan"],
    hand: ["scout"],
    resources: { material: 1 },
    locked: [["material"], [], [], [], []],
    corrupted: [false, true, false, false, false],
    cadets: [["scout"], []],
    slots: [],
    orders: [],
    rank: 1,
    tactics: 4,
    trace: 0,
    intel: 2,
    ...more,
  }) as unknown as Player;
const other = player({ hidden: 3, hand: { cadet: 1, frigate: 0, order: 2 }, score: { houses: 4 }, rank: 0 });
const view = { houses: { belitan: { power: 3, rewards: [] } }, players: [player(), other] } as unknown as View;
const line = (
  kind: string,
  args: LogLine["text"]["args"],
  terms: LogLine["terms"] = [],
  seat: number | null = null,
): LogLine => ({ seq: 1, seat, kind, text: { key: `event-${kind}`, args }, rule: "", terms }) as LogLine;

describe("Prestige", () => {
  it("is the sum of its sources", () => {
    expect(prestige(player())).toBe(6);
    expect(total({ houses: 3, corruption: -2 })).toBe(1);
  });

  it("comes from Power times open and known Influence", () => {
    expect(housePrestige(view, player(), "belitan")).toBe(12);
    expect(housePrestige(view, other, "belitan")).toBe(6);
    expect(hiddenOf(other, "belitan")).toBe(0);
  });

  it("is what the final scoring tells, once it is known", () => {
    expect(sources(view.players, [])[1]).toEqual({ houses: 4 });
    const log = [
      line(
        "scored",
        { player: 1, n: 13 },
        [
          ["houses", 7],
          ["personal", 6],
        ],
        1,
      ),
    ];
    expect(sources(view.players, log)[1]).toEqual({ houses: 7, personal: 6 });
    expect(sources(view.players, log)[0]).toEqual({ houses: 6, rank: 2, corruption: -2 });
  });
});

describe("comparing", () => {
  it("counts hands that are seen and hands that are not", () => {
    expect([amount(["a", "b"]), amount(3), amount({ cadet: 1, frigate: 0, order: 2 })]).toEqual([2, 3, 3]);
  });

  it("shows everybody in every row, and who leads", () => {
    const rows = compareGroups(view).flatMap(({ rows: found }) => found);
    expect(rows.every((row) => row.values.length === 2)).toBe(true);
    const rank = rows.find((row) => row.id === "rank");
    expect(rank && leaders(rank)).toEqual([true, false]);
    expect(rows.find((row) => row.id === "material")?.beside).toEqual(["+1", "+1"]);
  });
});

describe("the Sequence board", () => {
  it("knows in which Cycles the fleet jumped", () => {
    const log = [
      line("cycle", { cycle: 1 }),
      line("cycle", { cycle: 2 }),
      line("jumped", { offer: "x" }),
      line("cycle", { cycle: 3 }),
    ];
    expect([...jumpedIn(log)]).toEqual([2]);
  });
});
