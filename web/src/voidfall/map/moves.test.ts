import { describe, expect, it } from "vitest";
import type { LogLine } from "../../api/types";
import { aSector } from "../testing/table";
import { movesIn, movesOf } from "./moves";

const SECTORS = [aSector(1, { home: 0 })];

function line(kind: LogLine["kind"], args: LogLine["text"]["args"]): LogLine {
  return { seq: 1, seat: 0, kind, text: { key: `event-${kind}`, args }, rule: "", terms: [], chapter: 0 };
}

const MOVED = line("moved", { player: 0, fleet: "corvette", source: 4, sector: 5 });
const INVADES = line("invades", { player: 1, sector: 7, power: 3, "from-5": 2, "from-12": 1 });
const OVER = line("combat-over", { sector: 7, winner: "defender", "to-1": 2 });

describe("moves of Fleets", () => {
  it("are read from the events", () => {
    expect(movesOf(MOVED, SECTORS)).toEqual([{ from: 4, to: 5, owner: 0, power: 1 }]);
    expect(movesOf(INVADES, SECTORS)).toEqual([
      { from: 5, to: 7, owner: 1, power: 2 },
      { from: 12, to: 7, owner: 1, power: 1 },
    ]);
    expect(movesOf(OVER, SECTORS)).toEqual([{ from: 7, to: 1, owner: 0, power: 2 }]);
  });

  it("are not read from what only names a source", () => {
    expect(movesOf(line("influence", { player: 0, amount: 3, source: "glory" }), SECTORS)).toEqual([]);
    expect(movesOf(line("recalled", { player: 0, fleet: "corvette", sector: 4 }), SECTORS)).toEqual([]);
    expect(movesOf(line("moved-corruption", { player: 0, source: "a", where: "b" }), SECTORS)).toEqual([]);
  });

  it("go together on the same way, and back when they are taken back", () => {
    expect(movesIn({ added: [MOVED, MOVED], gone: [] }, SECTORS)).toEqual([{ from: 4, to: 5, owner: 0, power: 2 }]);
    expect(movesIn({ added: [], gone: [MOVED] }, SECTORS)).toEqual([{ from: 5, to: 4, owner: 0, power: 1 }]);
  });
});
