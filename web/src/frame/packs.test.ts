import { expect, test } from "vitest";
import { gameName } from "./faces";
import { gameOf, packsOf, withPacks } from "./packs";

test("a name is taken apart into the game and its packs", () => {
  expect([gameOf("voidfall"), packsOf("voidfall")]).toEqual(["voidfall", []]);
  expect([gameOf("voidfall+a+b"), packsOf("voidfall+a+b")]).toEqual(["voidfall", ["a", "b"]]);
  expect([gameOf("voidfall+a@1f+b"), packsOf("voidfall+a@1f+b")]).toEqual(["voidfall", ["a", "b"]]);
  expect(gameOf("")).toBe("");
  expect(gameName("voidfall+a")).toBe("Voidfall + a");
});

test("packs are named in the order of the server", () => {
  expect(withPacks("voidfall", ["a", "b", "c"], ["c", "a"])).toBe("voidfall+a+c");
  expect(withPacks("voidfall", ["a"], [])).toBe("voidfall");
  expect(withPacks("voidfall", [], ["gone"])).toBe("voidfall");
});
