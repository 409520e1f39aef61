import { describe, expect, it } from "vitest";
import { type Drawing, TALL, WIDE, angleOf, packed, place, polar, roomOf, sectorAt } from "./geometry";

const OUTER = [1, 2, 3, 4, 5, 6, 7, 8];
const INNER = ["a", "b", "c", "d"];
const NEXT: Record<string, (number | string)[]> = { a: [1, 2, 3], b: [3, 4, 5], c: [5, 6, 7], d: [7, 8, 1] };

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
] as [string, Drawing][])("the %s drawing of the Main board", (_, drawing) => {
  it("finds every Sector again where it is drawn", () => {
    for (const sector of OUTER) expect(sectorAt(drawing, place(drawing, angleOf(sector), 0.7))).toBe(sector);
    for (const sector of INNER) expect(sectorAt(drawing, place(drawing, angleOf(sector), 0.35))).toBe(sector);
    expect(sectorAt(drawing, { x: drawing.width / 2, y: drawing.height / 2 })).toBeNull();
    expect(sectorAt(drawing, { x: 2, y: 2 })).toBeNull();
  });

  it("puts each inner Sector beside the three outer ones that it touches", () => {
    for (const sector of INNER) {
      const touched = new Set<number | string | null>();
      for (let turn = -44; turn <= 44; turn += 1)
        touched.add(sectorAt(drawing, place(drawing, angleOf(sector) + turn, 0.5)));
      expect([...touched].sort()).toEqual([...(NEXT[sector] ?? [])].sort());
    }
  });

  it("counts the outer Sectors counter-clockwise from the top", () => {
    const first = place(drawing, angleOf(1), 0.7);
    const second = place(drawing, angleOf(2), 0.7);
    expect(first.y).toBeLessThan(drawing.height / 2);
    expect(second.x).toBeLessThan(first.x);
  });

  it("offers room for many pieces inside of each Sector", () => {
    const crowd = [{ width: 120, height: 62 }, ...Array.from({ length: 4 }, () => ({ width: 80, height: 54 }))];
    for (const sector of OUTER) {
      const { places, scale } = packed(crowd, roomOf(drawing, sector));
      expect(scale).toBeGreaterThan(0.8);
      places.forEach(({ x, y }, i) => {
        const { width = 0, height = 0 } = crowd[i] ?? {};
        for (const [dx, dy] of [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const) {
          expect(sectorAt(drawing, { x: x + (dx * width * scale) / 2, y: y + (dy * height * scale) / 2 })).toBe(sector);
        }
      });
    }
  });

  it("reads an angle and a distance back", () => {
    const found = polar(drawing, place(drawing, 30, 0.8));
    expect(found.degrees).not.toBeNaN();
    expect(found.distance).toBeCloseTo(0.8);
  });
});

describe("packing", () => {
  const room = { top: 40, lines: Array.from({ length: 31 }, () => [0, 200] as const) };

  it("lays rows in the middle, as large as they fit", () => {
    const { places, scale } = packed(
      [
        { width: 80, height: 50 },
        { width: 80, height: 50 },
        { width: 80, height: 50 },
      ],
      room,
    );
    expect(scale).toBeCloseTo(1.08);
    expect(places.map(({ x }) => Math.round(x - 100))).toEqual([-46, 46, 0]);
    expect(places[0]?.y).toBe(places[1]?.y);
    expect(places[2]?.y).toBeGreaterThan((places[0]?.y ?? 0) + 50);
  });

  it("shrinks a crowd until it fits", () => {
    const crowd = Array.from({ length: 12 }, () => ({ width: 80, height: 50 }));
    const { places, scale } = packed(crowd, room);
    expect(scale).toBeLessThan(1);
    for (const { x, y } of places) {
      expect(x - 40 * scale).toBeGreaterThanOrEqual(0);
      expect(x + 40 * scale).toBeLessThanOrEqual(200);
      expect(y - 25 * scale).toBeGreaterThanOrEqual(40);
      expect(y + 25 * scale).toBeLessThanOrEqual(164);
    }
  });

  it("has nothing to do with nothing", () => {
    expect(packed([], room).places).toEqual([]);
  });
});
