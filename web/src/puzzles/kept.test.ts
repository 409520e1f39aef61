import { beforeEach, expect, test } from "vitest";
import { keep, keepBoard, keptPuzzles, puzzleOn, stateOf } from "./kept";

beforeEach(() => localStorage.clear());

test("a puzzle is new, tried, solved alone or with help", () => {
  expect(stateOf(keptPuzzles().a)).toBe("new");
  expect(stateOf(keep("voidfall", "a", { at: 1 }))).toBe("tried");
  expect(stateOf(keep("voidfall", "a", { solved: 5 }))).toBe("solved");
  expect(stateOf(keep("voidfall", "b", { hints: 1, solved: 5 }))).toBe("helped");
  expect(stateOf(keep("voidfall", "c", { shown: true, solved: 5 }))).toBe("helped");
  expect(Object.keys(keptPuzzles())).toEqual(["a", "b", "c"]);
});

test("what cannot be read is nothing", () => {
  localStorage.setItem("domineum.puzzles", "{");
  expect(keptPuzzles()).toEqual({});
});

test("a puzzle has one board, and of many the oldest go", () => {
  expect(keepBoard({ board: "one", game: "voidfall", id: "a" })).toEqual([]);
  expect(keepBoard({ board: "two", game: "voidfall", id: "a" })).toEqual(["one"]);
  expect(puzzleOn("one")).toBeUndefined();
  for (let i = 0; i < 11; i++) expect(keepBoard({ board: `more${i}`, game: "voidfall", id: `b${i}` })).toEqual([]);
  expect(keepBoard({ board: "last", game: "voidfall", id: "z" })).toEqual(["two"]);
  expect(puzzleOn("last")?.id).toBe("z");
});
