import { describe, expect, it } from "vitest";
import { WORDS } from "../revenant/parts/signs";
import { pieces } from "./richtext";

const icons = (text: string, language: "en" | "pl"): (string | null)[] =>
  pieces(text, WORDS[language]).map((piece) => piece.icon);

describe("words with icons", () => {
  it("are found whole, the longer ones first", () => {
    expect(icons("gain Hidden Influence and 2 Material", "en")).toEqual([null, "hidden", null, "material"]);
    expect(icons("gain 1 Influence", "en")).toEqual([null, "influence"]);
    expect(icons("destroy 2 Voidborn ships in your Sector", "en")).toEqual([null, "voidborn", null]);
  });

  it("are found in every Polish form", () => {
    expect(icons("zniszcz 1 statek Zrodzonego z Pustki", "pl")).toEqual([null, "voidborn"]);
    expect(icons("zniszcz 5 statków Zrodzonego z Pustki", "pl")).toEqual([null, "voidborn"]);
    expect(icons("zyskaj 1 Energię i 2 Nauki, dobierz 1 kartę Operacji", "pl")).toEqual([
      null,
      "energy",
      null,
      "science",
      null,
      "operation",
    ]);
  });

  it("leave the sentence as it was", () => {
    const text = "gain 2 Energy and place 2 Shields in any Sectors";
    expect(
      pieces(text, WORDS.en)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});
