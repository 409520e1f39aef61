import { describe, expect, it } from "vitest";
import { blocks, parts } from "./markdown";

describe("the Markdown of rules", () => {
  it("marks words, codes and other rules", () => {
    expect(parts("**Ruling:** as *community D* says, see V-103 and `x`.")).toEqual([
      { kind: "strong", text: "Ruling:" },
      { kind: "plain", text: " as " },
      { kind: "em", text: "community D" },
      { kind: "plain", text: " says, see " },
      { kind: "rule", text: "V-103" },
      { kind: "plain", text: " and " },
      { kind: "code", text: "x" },
      { kind: "plain", text: "." },
    ]);
  });

  it("leaves alone what only looks like a mark", () => {
    for (const text of ["2 * 3 * 4", "a ** b", "RV-1034", "`open"])
      expect(parts(text)).toEqual([{ kind: "plain", text }]);
  });

  it("reads tables with and without a head", () => {
    const found = blocks("Before.\n\n| a | b |\n|---|---|\n| 1 | **2** |\n\n**Note:** after.\n| x |\n| y |");
    expect(found.map((block) => block.kind)).toEqual(["text", "table", "text", "table"]);
    const plain = (text: string) => [{ kind: "plain", text }];
    expect(found[1]).toEqual({
      kind: "table",
      head: [plain("a"), plain("b")],
      rows: [[plain("1"), [{ kind: "strong", text: "2" }]]],
    });
    expect(found[3]).toEqual({ kind: "table", head: [], rows: [[plain("x")], [plain("y")]] });
  });
});
