import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "../locale/*.ftl", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Technical signs, shapes, dingbats, arrows with decoration, pictures: what fonts often lack. */
const DRAWN_AS_TEXT = /[\u2300-\u23ff\u25a0-\u27ef\u2900-\u2bff]|[\u{1f000}-\u{1faff}]/u;
/** Shapes of seats in sentences, and the title of a browser's tab, can only be text. */
const TEXTS = ["./seats.ts", "./notice.ts"];

it("draws every sign: no character stands for a picture", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(150);
  const found = Object.entries(SOURCES).filter(([path, text]) => !TEXTS.includes(path) && DRAWN_AS_TEXT.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});
