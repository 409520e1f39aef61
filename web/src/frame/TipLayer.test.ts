import { createRawSnippet, flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aTable, option, question, show } from "../voidfall/testing/table";
import TipLayer from "./TipLayer.svelte";
import { tip } from "./tip.svelte";

const FIRST = question("first", [option("ship 1", { ship: 1 })]);
const NEXT = question("next", [option("ship 2", { ship: 2 })]);
const note = createRawSnippet(() => ({ render: () => "<p>a note</p>" }));

async function opened() {
  const { session, ...table } = await aTable({ question: FIRST });
  show({ session, ...table }, TipLayer);
  tip.show(document.body.appendChild(document.createElement("button")), note);
  flushSync();
  return session;
}

afterEach(() => {
  tip.hide();
  vi.unstubAllGlobals();
});

describe("the note of the table", () => {
  it("closes with its question", async () => {
    const session = await opened();
    expect(document.body.textContent).toContain("a note");
    if (session.update) session.update = { ...session.update, seq: 2, question: NEXT };
    flushSync();
    expect(document.body.textContent).not.toContain("a note");
  });

  it("stays when news leave the question as it is", async () => {
    const session = await opened();
    if (session.update) session.update = { ...session.update, seq: 2 };
    flushSync();
    expect(document.body.textContent).toContain("a note");
  });
});
