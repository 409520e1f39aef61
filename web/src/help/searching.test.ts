import { describe, expect, it } from "vitest";
import { type Doc, distance, plain, ruleNumber, search } from "./searching";

function doc(kind: string, id: string, title: string, body = ""): Doc {
  return { game: "voidfall", kind, id, titles: [plain(title)], body: plain(body) };
}

const DOCS = [
  doc("crises", "debts", "Old Debts", "place a Bounty token on each sector"),
  doc("bounties", "spoils", "Bounty of the Fleet", "gain 2 Food"),
  doc("rules", "V-301", "V-301", "Salvo steps repeat until at least one side has no Fleet Power"),
  doc("rules", "V-160", "V-160", "Tie: the tied player with fewer Corruption in total wins"),
  doc("houses", "valnis", "Ród Valnis", "Gildia Górników, żywność"),
];
const ids = (wanted: string): string[] => search(DOCS, wanted).docs.map(({ id }) => id);

describe("the search", () => {
  it("finds every word, whatever its case and accents, the title before the text", () => {
    expect(ids("gorni VALNIS")).toEqual(["valnis"]);
    expect(ids("zywnosc")).toEqual(["valnis"]);
    expect(ids("valnis energia")).toEqual([]);
    expect(ids("bounty")).toEqual(["spoils", "debts"]);
    expect(ids("  ")).toHaveLength(DOCS.length);
  });

  it("knows the numbers of rules however they are written", () => {
    expect(["V-301", "v301", " v 301 ", "r5", "S7"].map(ruleNumber)).toEqual([
      "V-301",
      "V-301",
      "V-301",
      "R-005",
      "S-07",
    ]);
    expect(ruleNumber("vanguard")).toBeNull();
    for (const wanted of ["V-301", "v301", "V 301"]) expect(ids(wanted)).toEqual(["V-301"]);
  });

  it("forgives a slip of the finger, and says what it searched for", () => {
    expect(search(DOCS, "corupption")).toMatchObject({ docs: [{ id: "V-160" }], instead: "corruption" });
    expect(ids("vanlis")).toEqual(["valnis"]);
    expect(search(DOCS, "xyzzyx").docs).toEqual([]);
  });

  it("knows what people mean by words that the rules do not use", () => {
    expect(ids("tiebreak")).toContain("V-160");
  });

  it("counts letters that are changed, added, left out or exchanged", () => {
    expect(distance("agenda", "agenda", 2)).toBe(0);
    expect(distance("agneda", "agenda", 2)).toBe(1);
    expect(distance("agend", "agenda", 2)).toBe(1);
    expect(distance("guild", "agenda", 2)).toBe(3);
  });
});
