import { describe, expect, it } from "vitest";
import type { LogLine } from "../api/types";
import { newsOf } from "./news";

function line(seq: number, kind: LogLine["kind"]): LogLine {
  return { seq, seat: 0, kind, text: { key: kind, args: {} }, rule: "", terms: [], chapter: 0 };
}

const [A, B, C] = [line(1, "recalled"), line(1, "abandoned"), line(2, "moved")];

describe("the news of a log", () => {
  it("are the lines that were added", () => {
    expect(newsOf([A], [A, B, C])).toEqual({ added: [B, C], gone: [] });
  });

  it("name what was taken back, the latest first", () => {
    expect(newsOf([A, B, C], [A])).toEqual({ added: [], gone: [C, B] });
    const other = line(2, "deployed");
    expect(newsOf([A, B, C], [A, B, other])).toEqual({ added: [other], gone: [C] });
  });

  it("are none when the same log comes again, be it in words for another seat", () => {
    const seen = { ...B, text: { key: "event-abandoned-own", args: { card: "x" } } };
    expect(newsOf([A, B], [{ ...A }, seen])).toEqual({ added: [], gone: [] });
  });
});
