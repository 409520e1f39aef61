import { describe, expect, it } from "vitest";
import { type Spot, bounds, centre, corners, edge, jagged, outline, shortened, towards } from "./hex";

const ROOT3 = Math.sqrt(3);

describe("flat-top hexes", () => {
  it("lie right and half a hex down along q", () => {
    expect(centre({ q: 1, r: 0 }, 10)).toEqual({ x: 15, y: expect.closeTo(5 * ROOT3) });
    expect(centre({ q: 0, r: 1 }, 10)).toEqual({ x: 0, y: expect.closeTo(10 * ROOT3) });
  });

  it("have a corner on each side and an edge at the top", () => {
    const [right, , , left, topLeft, topRight] = corners({ x: 0, y: 0 }, 10);
    expect(right).toEqual({ x: 10, y: 0 });
    expect(left?.x).toBeCloseTo(-10);
    expect(topLeft?.y).toBeCloseTo(-5 * ROOT3);
    expect(topRight?.y).toBeCloseTo(-5 * ROOT3);
    expect(outline({ x: 0, y: 0 }, 10).split(" ")).toHaveLength(6);
  });

  it("fit into their box", () => {
    const box = bounds(
      [
        { q: 0, r: 0 },
        { q: 2, r: -1 },
      ],
      10,
      1,
    );
    expect(box).toEqual({
      x: -11,
      y: expect.closeTo(-5 * ROOT3 - 1),
      width: 52,
      height: expect.closeTo(10 * ROOT3 + 2),
    });
    expect(bounds([]).width).toBeGreaterThan(0);
  });

  it("share the edge whose ends are corners of both", () => {
    const [a, b] = [
      { q: 0, r: 0 },
      { q: 1, r: -1 },
    ];
    for (const end of edge(a, b, 10)) {
      for (const hex of [a, b]) {
        const near = corners(centre(hex, 10), 10).some(({ x, y }) => Math.hypot(x - end.x, y - end.y) < 1e-9);
        expect(near).toBe(true);
      }
    }
  });

  it("draws storms from end to end", () => {
    const path = jagged(
      [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
      ],
      3,
      2,
    );
    expect(path).toBe("M0 0L3 2L6 -2L9 0");
  });

  it("keeps arrows away from both ends", () => {
    expect(shortened({ x: 0, y: 0 }, { x: 100, y: 0 }, 20)).toEqual([
      { x: 20, y: 0 },
      { x: 80, y: 0 },
    ]);
    const [from, to] = shortened({ x: 0, y: 0 }, { x: 10, y: 0 }, 20);
    expect(from.x).toBeLessThan(to.x);
  });
});

/** The printed map C051. */
const C051 = [
  [1, 0, 0],
  [2, 0, 1],
  [3, 0, 2],
  [4, 0, 3],
  [5, 0, 4],
  [6, 1, 0],
  [7, 1, 1],
  [8, 1, 2],
  [9, 2, 0],
  [10, 2, 1],
  [11, 2, 2],
  [12, 3, 0],
  [13, 3, 1],
  [14, 4, 0],
  [15, 1, 3],
].map(([n = 0, q = 0, r = 0]): Spot => ({ n, q, r }));

describe("arrow keys", () => {
  function at(n: number) {
    const found = C051.find((place) => place.n === n);
    if (!found) throw new Error(`there is no sector ${n}`);
    return found;
  }

  it("lead to the nearest tile in that direction", () => {
    expect(towards(C051, at(2), "down")).toBe(3);
    expect(towards(C051, at(2), "up")).toBe(1);
    expect(towards(C051, at(2), "right")).toBe(6);
    expect(towards(C051, at(8), "left")).toBe(3);
    expect(towards(C051, at(1), "left")).toBeNull();
    expect(towards(C051, at(1), "up")).toBeNull();
  });

  it("reach every tile from every tile", () => {
    const seen = new Set([1]);
    for (const n of seen) {
      for (const way of ["left", "right", "up", "down"] as const) {
        const next = towards(C051, at(n), way);
        if (next !== null) seen.add(next);
      }
    }
    expect(seen.size).toBe(C051.length);
  });
});
