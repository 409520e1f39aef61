import { describe, expect, it } from "vitest";
import { FLEETS } from "../words";
import { SHIPS, flight } from "./ships";

/** All numbers of a path; ours are written without exponents. */
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe("the ships of the map", () => {
  it("has one for every type of Fleet, for the Voidborn and for Sector Defenses", () => {
    expect(Object.keys(SHIPS).sort()).toEqual([...FLEETS, "defense", "voidborn"].sort());
  });

  it("keeps them within their square, so that none is cut or covers its neighbour", () => {
    for (const { body, raised, lights } of Object.values(SHIPS))
      for (const n of [...numbers(body), ...numbers(raised), ...lights.flat()])
        expect(Math.abs(n)).toBeLessThanOrEqual(50);
  });

  it("is larger where more is at stake", () => {
    const size = (name: string): number => SHIPS[name]?.size ?? 0;
    expect(size("corvette")).toBeLessThan(size("destroyer"));
    expect(size("destroyer")).toBeLessThan(size("dreadnought"));
  });
});

describe("a fleet", () => {
  it("flies as many ships as it has Power, up to five", () => {
    expect([0, 1, 2, 3, 4, 5, 12].map((power) => flight(power).length)).toEqual([0, 1, 2, 3, 4, 5, 5]);
  });

  it("flies within its square", () => {
    for (let power = 1; power <= 5; power++)
      for (const { x, y, size } of flight(power)) {
        expect(Math.abs(x) + size * 25).toBeLessThanOrEqual(55);
        expect(Math.abs(y) + size * 25).toBeLessThanOrEqual(55);
      }
  });
});
