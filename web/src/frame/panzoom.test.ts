import { describe, expect, it } from "vitest";
import { type Camera, fitted, held, pinched, revealed, zoomed } from "./panzoom";

const LIMITS = { least: 0.1, most: 4 };
const world = (camera: Camera, x: number, y: number) => ({
  x: (x - camera.x) / camera.scale,
  y: (y - camera.y) / camera.scale,
});

describe("fitting", () => {
  it("shows all of the content, in the middle", () => {
    const camera = fitted({ width: 2000, height: 500 }, { width: 1020, height: 800 }, 10, 9);
    expect(camera).toEqual({ scale: 0.5, x: 10, y: 275 });
  });

  it("does not blow small content up", () => {
    expect(fitted({ width: 10, height: 10 }, { width: 1000, height: 1000 }, 0, 2).scale).toBe(2);
  });

  it("survives a viewport without room", () => {
    expect(fitted({ width: 10, height: 10 }, { width: 0, height: 0 }, 5, 2).scale).toBeGreaterThan(0);
  });
});

describe("zooming", () => {
  it("keeps the place under the pointer", () => {
    const before = { scale: 1, x: 30, y: -20 };
    const after = zoomed(before, 1.7, { x: 200, y: 120 }, LIMITS);
    expect(after.scale).toBeCloseTo(1.7);
    expect(world(after, 200, 120).x).toBeCloseTo(world(before, 200, 120).x);
    expect(world(after, 200, 120).y).toBeCloseTo(world(before, 200, 120).y);
  });

  it("stops at its limits without drifting", () => {
    const before = { scale: 4, x: 5, y: 6 };
    expect(zoomed(before, 3, { x: 90, y: 90 }, LIMITS)).toEqual(before);
  });

  it("follows two fingers", () => {
    const before = { scale: 1, x: 0, y: 0 };
    const after = pinched(
      before,
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 150, y: 150 },
        { x: 350, y: 150 },
      ],
      LIMITS,
    );
    expect(after.scale).toBeCloseTo(2);
    expect(world(after, 150, 150).x).toBeCloseTo(100);
    expect(world(after, 350, 150).x).toBeCloseTo(200);
  });
});

describe("staying in sight", () => {
  const content = { width: 400, height: 400 };
  const viewport = { width: 300, height: 200 };

  it("cannot be dragged away", () => {
    expect(held({ scale: 1, x: 9999, y: -9999 }, content, viewport)).toEqual({ scale: 1, x: 150, y: -300 });
    expect(held({ scale: 1, x: 20, y: 20 }, content, viewport)).toEqual({ scale: 1, x: 20, y: 20 });
  });

  it("moves only as far as needed to show a place", () => {
    const camera = { scale: 1, x: 0, y: 0 };
    expect(revealed(camera, viewport, { x: 150, y: 100 }, 50)).toEqual(camera);
    expect(revealed(camera, viewport, { x: 390, y: 10 }, 50)).toEqual({ scale: 1, x: -140, y: 40 });
  });

  it("puts what is larger than the screen into its middle", () => {
    expect(revealed({ scale: 2, x: 0, y: 0 }, viewport, { x: 10, y: 10 }, 90)).toEqual({ scale: 2, x: 130, y: 80 });
  });
});
