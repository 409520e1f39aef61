import { expect, it } from "vitest";
import { found, plain } from "./searching";

it("finds every word, whatever its case and accents", () => {
  const text = plain("Ród Valnis: Gildia Górników, żywność");
  expect(found(text, "gorni VALNIS")).toBe(true);
  expect(found(text, "zywnosc")).toBe(true);
  expect(found(text, "valnis energia")).toBe(false);
  expect(found(text, "  ")).toBe(true);
});
