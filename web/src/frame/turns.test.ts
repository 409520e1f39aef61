import { expect, it } from "vitest";
import type { Chapter, LogLine } from "../api/types";
import { voidfall } from "../games";
import { aboutOf, byTurns, gainOf, without } from "./turns";

const chapter = (number: number, seat: number | null): [number, Chapter] => [
  number,
  { number, seat, title: { key: "chapter-turn", args: { cycle: 1, round: 1 } } },
];
const CHAPTERS = new Map([chapter(0, null), chapter(1, 0), chapter(2, 1)]);

function line(kind: string, number: number, seat: number | null, args: LogLine["text"]["args"] = {}): LogLine {
  return { seq: 1, seat, kind, text: { key: kind, args }, rule: "", terms: [], chapter: number } as LogLine;
}

function read(lines: LogLine[]) {
  return byTurns(lines, CHAPTERS, voidfall.reading);
}

it("puts a turn under its Focus, and what followed under each action", () => {
  const turns = read([
    line("selected", 1, 0),
    line("action", 1, 0),
    line("spent", 1, 0),
    line("built", 1, 0),
    line("action", 1, 0),
    line("selected", 2, 1),
    line("gained", 2, 1),
  ]);
  expect(turns.map(({ chapter: { seat } }) => seat)).toEqual([0, 1]);
  expect(turns[0]?.head?.kind).toBe("selected");
  expect(turns[0]?.steps.map(({ lead, more }) => [lead.kind, ...more.map(({ kind }) => kind)])).toEqual([
    ["action", "spent", "built"],
    ["action"],
  ]);
  expect(turns[1]?.steps.map(({ lead }) => lead.kind)).toEqual(["gained"]);
});

it("keeps a fight together between turns, and everything else apart", () => {
  const [between] = read([
    line("upkeep", 0, 0),
    line("skirmish", 0, 1),
    line("combat-over", 0, null),
    line("abandoned", 0, 1),
    line("upkeep", 0, 1),
  ]);
  expect(between?.steps.map(({ more }) => more.length)).toEqual([0, 2, 0]);
});

it("counts what the log says of one seat", () => {
  const lines = [
    line("influence", 1, 0, { amount: 4 }),
    line("influence", 1, 1, { amount: 9 }),
    line("influence-lost", 1, 0, { amount: 1 }),
  ];
  expect(gainOf(lines, 0, "influence", "influence-lost")).toBe(3);
});

it("knows whose a line is", () => {
  expect(aboutOf(line("built", 1, 1, { sector: 5, what: { key: "x", args: {} } }))).toEqual({ sector: 5, player: 1 });
});

it("does not repeat the name of the head", () => {
  expect(without("House Valnis", "House Valnis gains 2 Food.")).toBe("Gains 2 Food.");
  expect(without("", "the Voidborn attack.")).toBe("The Voidborn attack.");
});
