import { expect, it } from "vitest";
import file from "../../../../src/domineum/revenant/content/ship_types.toml?raw";
import { HULLS, type HullKind } from "./hulls";

const types = [...file.matchAll(/^id = "([\w-]+)"[^[]*?^damage_slots = (\d+)/gms)].map(
  ([, id = "", slots = ""]) => [id, Number(slots)] as const,
);

it("has a hull for every type of ship, with a place for each Damage", () => {
  expect(types.length).toBeGreaterThanOrEqual(4);
  for (const [type, slots] of types) {
    const hull = HULLS[type as HullKind];
    expect(hull, type).toBeDefined();
    expect(hull.wounds.length).toBeGreaterThanOrEqual(slots);
  }
});

it("has no two ships of one outline", () => {
  const outlines = Object.values(HULLS).map(({ body }) => body);
  expect(new Set(outlines).size).toBe(outlines.length);
});

it("tears a hull open only where it is", () => {
  for (const { width, height, wounds } of Object.values(HULLS))
    for (const [x, y] of wounds) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
});
