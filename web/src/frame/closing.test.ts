import { describe, expect, it } from "vitest";
import type { Chapter } from "../api/types";
import { closed } from "./closing";

const chapter = (number: number, key: string, cycle: number): Chapter => ({
  number,
  seat: null,
  title: { key, args: { cycle } },
});
const closes = ({ key }: { key: string }): boolean => key !== "turn";
const known = (...all: Chapter[]): Map<number, Chapter> => new Map(all.map((one) => [one.number, one]));

describe("the end of a Cycle", () => {
  const [last, evaluation, preparation, next] = [
    chapter(5, "turn", 1),
    chapter(6, "evaluation", 1),
    chapter(7, "preparation", 2),
    chapter(8, "turn", 2),
  ];
  const all = known(last, evaluation, preparation, next);

  it("is summed up when the next Cycle has begun, with all that lay between", () => {
    expect(closed(all, preparation, next, closes)).toEqual([evaluation, preparation]);
  });

  it("is summed up, too, when nobody was asked anything at it", () => {
    expect(closed(all, last, next, closes)).toEqual([evaluation, preparation]);
    const round = chapter(8, "turn", 2);
    expect(closed(known(last, evaluation, round, chapter(9, "turn", 2)), last, chapter(9, "turn", 2), closes)).toEqual([
      evaluation,
    ]);
  });

  it("is not summed up while it lasts, nor in the middle of a Cycle, nor when a page has just been opened", () => {
    expect(closed(all, last, evaluation, closes)).toEqual([]);
    expect(closed(all, evaluation, preparation, closes)).toEqual([]);
    expect(closed(all, next, chapter(9, "turn", 2), closes)).toEqual([]);
    expect(closed(all, undefined, next, closes)).toEqual([]);
  });

  it("is none before the first Cycle", () => {
    const [set, first] = [chapter(1, "preparation", 1), chapter(2, "turn", 1)];
    expect(closed(known(set, first), set, first, closes)).toEqual([]);
  });
});
