import { describe, expect, it } from "vitest";
import { pieces } from "../../frame/richtext";
import { WORDS } from "./signs";

const icons = (text: string, language: "en" | "pl") =>
  pieces(text, WORDS[language]).flatMap((piece) => piece.icon ?? []);

describe("words with icons", () => {
  it("are found in English", () => {
    expect(icons("spend 1 Food, 1 Energy and 1 Material: gain a Trade token or activate 1 Fleet Power", "en")).toEqual([
      "food",
      "energy",
      "materials",
      "trade",
      "corvette",
    ]);
  });
  it("are found in all Polish forms", () => {
    expect(icons("wydaj 2 jednostki Żywności i 1 Materiał: zyskaj 4 punkty Wpływu, usuń do 2 Spaczeń", "pl")).toEqual([
      "food",
      "materials",
      "influence",
      "corruption",
    ]);
    expect(icons("po 1 Sile Floty, 2 Siły Floty, Siłami Floty", "pl")).toEqual(["corvette", "corvette", "corvette"]);
  });
  it("are not found inside of other words", () => {
    expect(icons("Gildia Naukowców", "pl")).toEqual([]);
    expect(icons("Scientists' Guild", "en")).toEqual([]);
  });
});
