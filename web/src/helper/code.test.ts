import { describe, expect, it } from "vitest";
import type { Entry } from "../frame/library.svelte";
import { readRevenant, readVoidfall, writeRevenant, writeVoidfall } from "./code";

const entry = (id: string, data: Record<string, unknown>): Entry => ({
  kind: "",
  id,
  name: { en: id, pl: id },
  origin: "designed",
  note: "",
  lines: [],
  data,
  texts: {},
  pack: "",
});
const MAPS = [
  entry("lanterns", { ref: "DT2", players: 2, fallen_houses: ["zenor"], origin_side: "A" }),
  entry("open", { ref: "C1", players: 2 }),
];
const HOUSES = [entry("valnis", { number: 1 }), entry("zenor", { number: 2 }), entry("astoran", { number: 13 })];
const CAPTAINS = [entry("oriel", { board: "x" }), entry("tomas", { board: "x" }), entry("noor", { board: "y" })];
const FRIGATES = [entry("wayfarer", {}), entry("ironside", {})];

describe("set-up codes", () => {
  it("come back as what they stand for", () => {
    const pick = {
      scenario: "open",
      seats: [
        { house: "astoran", side: "B" },
        { house: "valnis", side: "A" },
      ],
      order: [1, 0],
    };
    expect(writeVoidfall(pick, MAPS, HOUSES)).toBe("C1-13B-1A.BA");
    expect(readVoidfall(" c1-13b-1a.ba ", MAPS, HOUSES)).toEqual(pick);
    const crews = { captains: ["noor", "tomas"], frigates: ["ironside", "wayfarer"], order: [0, 1] };
    expect(writeRevenant(crews, CAPTAINS, FRIGATES)).toBe("R-3B-2A.AB");
    expect(readRevenant("R-3B-2A.AB", CAPTAINS, FRIGATES)).toEqual(crews);
  });

  it.each([
    "",
    "C1",
    "C1-1A",
    "C1-1A-1B",
    "C1-1A-99B",
    "C1-1C-2A",
    "C9-1A-2A",
    "DT2-1A-2A",
    "DT2-1A-13B",
    "C1-1A-2A.AA",
    "C1-1A-2A.ABC",
  ])("that describe no Voidfall table are refused: %s", (code) => expect(readVoidfall(code, MAPS, HOUSES)).toBeNull());

  it.each(["", "R", "R-1A-2B", "R-1A-3A", "R-9A", "X-1A", "R-1F"])(
    "that describe no Revenant table are refused: %s",
    (code) => expect(readRevenant(code, CAPTAINS, FRIGATES)).toBeNull(),
  );
});
