import { describe, expect, it } from "vitest";
import { parse } from "../frame/fluent";
import type { Language } from "../frame/settings.svelte";
import en from "../locale/glossary.en.ftl?raw";
import pl from "../locale/glossary.pl.ftl?raw";
import { GLOSSARY, stretches } from "./glossary";

const words = (text: string, game: string, language: Language = "en"): string[] =>
  stretches(text, game, language).flatMap(({ word }) => word?.id ?? []);

describe("the glossary", () => {
  it("finds the words of a sentence, the whole of them, and leaves the sentence as it was", () => {
    const text = "Where do you place 1 Bounty token? A Pure Population; Hidden Influence.";
    expect(words(text, "voidfall")).toEqual(["bounty", "pure", "population", "influence"]);
    expect(words(text, "revenant")).toEqual(["hidden"]);
    expect(
      stretches(text, "voidfall", "en")
        .map((stretch) => stretch.text)
        .join(""),
    ).toBe(text);
  });

  it("marks a word once in a text, and knows games with packs", () => {
    expect(words("gain 1 Corruption, then move 1 Corruption", "voidfall+void")).toEqual(["corruption"]);
  });

  it("finds every Polish form", () => {
    expect(words("Gdzie umieszczasz 1 żeton Nagrody? Spaczonych Sektorów, 5 Sił Floty", "voidfall", "pl")).toEqual([
      "bounty",
      "corruption",
      "fleet-power",
    ]);
    expect(words("wejdź na Arkę Rodu, zniszcz 2 statki Zrodzonego z Pustki w Fazie Starcia", "revenant", "pl")).toEqual(
      ["arkship", "voidborn", "skirmish"],
    );
    expect(words("kontroluj 1 Spaczenie; Kadetów; Myśliwcem; Śladu Pustki", "revenant", "pl")).toEqual([
      "control",
      "cadet",
      "fighter",
      "trace",
    ]);
  });

  it("explains every word in both languages in a sentence or two, and nothing else", () => {
    for (const texts of [parse(en), parse(pl)]) {
      const wanted = Object.entries(GLOSSARY).flatMap(([game, found]) =>
        found.flatMap(({ id }) => [`${game}-${id}`, `${game}-${id}-text`]),
      );
      expect(Object.keys(texts).sort()).toEqual(wanted.sort());
      for (const key of wanted.filter((name) => name.endsWith("-text"))) {
        const sentences = String(texts[key]).split(/[.!]\s+/);
        expect(sentences.length, key).toBeLessThanOrEqual(3);
      }
    }
  });

  it("finds each word by its own name", () => {
    for (const [language, texts] of [
      ["en", parse(en)],
      ["pl", parse(pl)],
    ] as const) {
      for (const [game, found] of Object.entries(GLOSSARY)) {
        for (const { id } of found) {
          const name = String(texts[`${game}-${id}`]);
          expect(words(name.charAt(0).toUpperCase() + name.slice(1), game, language), name).toContain(id);
        }
      }
    }
  });
});
