import { expect, it } from "vitest";
import { emblem } from "./emblem";

it("gives every House a mark of its own", () => {
  const drawn = Array.from({ length: 14 }, (_, i) => JSON.stringify(emblem(i + 1)));
  expect(new Set(drawn).size).toBe(14);
});
