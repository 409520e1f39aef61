import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine, Update } from "../api/types";
import { fightsIn } from "../voidfall/fights";
import type { View } from "../voidfall/words";
import { type Fight, Scenes, scenesOf } from "./scenes.svelte";
import { settings } from "./settings.svelte";
import { anUpdate } from "./testing/server";

const line = (seq: number, kind: LogLine["kind"], args: LogLine["text"]["args"]): LogLine => ({
  seq,
  seat: null,
  kind,
  text: { key: `event-${kind}`, args },
  rule: "V-1",
  terms: [],
  chapter: 1,
});
const step = (kind: LogLine["kind"], invader: number, defender: number, hit: number, hitBack: number): LogLine =>
  line(2, kind, {
    sector: 2,
    invader_power: invader,
    defender_power: defender,
    invader_damage: hit,
    defender_damage: hitBack,
  });
const COMBAT = [
  line(2, "invades", { player: 0, sector: 2, power: 3 }),
  step("combat-approach", 3, 2, 0, 0),
  step("combat-salvo", 2, 0, 2, 1),
  line(2, "combat-over", { sector: 2, winner: "invader" }),
  line(2, "conquered", { player: 0, sector: 2 }),
];
const VIEW = { invasion: null, sectors: [{}, { owner: -1 }] } as unknown as View;

let scenes: Scenes;
beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  scenes = new Scenes();
});
afterEach(() => {
  scenes.skip();
  settings.speed = "instant";
  vi.useRealTimers();
});

describe("a Combat in the log", () => {
  it("is a fight with its sides, and after each step the power that is left and what hit whom", () => {
    const [fight] = fightsIn(COMBAT, VIEW);
    expect(fight?.sides).toEqual([0, null]);
    expect(fight?.beats).toEqual([
      { name: "fight-approach", power: [3, 2], damage: [0, 0] },
      { name: "fight-salvo", power: [2, 0], damage: [1, 2] },
    ]);
    expect(fight?.result?.args.winner).toBe("invader");
  });

  it("goes on after a question without what was told before it", () => {
    const [fight] = fightsIn(COMBAT.slice(2), VIEW);
    expect([fight?.title, fight?.place, fight?.beats.length]).toEqual([null, 2, 1]);
  });

  it("of a Skirmish has the Voidborn as invaders", () => {
    const attack = line(2, "skirmish", { player: 1, sector: 2, power: 2 });
    expect(fightsIn([attack, ...COMBAT.slice(1)], VIEW)[0]?.sides).toEqual([null, 1]);
  });
});

describe("what is shown of a new position", () => {
  const face = { fights: (lines: readonly LogLine[]) => fightsIn(lines, VIEW) };
  const at = (seq: number, round: number, lines: LogLine[] = [], keep = seq - 1): Update =>
    anUpdate(seq, null, { chapter: { number: round } as never, log: { seq, keep, chapters: [], lines } });
  const when = ({ chapter }: Update): string[] => ["Cycle 1", `Round ${chapter.number}`];

  it("are its fights, then the round that begins", () => {
    const found = scenesOf(at(1, 1), at(2, 2, COMBAT), face, when);
    expect(found.map(({ kind }) => kind)).toEqual(["fight", "banner"]);
    expect(scenesOf(at(1, 1), at(2, 1, COMBAT.slice(4)), face, when)).toEqual([]);
  });

  it("is nothing when a page opens, or something is taken back", () => {
    expect(scenesOf(null, at(2, 2, COMBAT), face, when)).toEqual([]);
    expect(scenesOf(at(3, 2), at(4, 1, COMBAT, 1), face, when)).toEqual([]);
  });
});

describe("a scene", () => {
  const [fight] = fightsIn(COMBAT, VIEW) as [Fight];
  const banner = { kind: "banner", words: ["Round 2"] } as const;

  it("shows a fight step by step, then what follows, and ends by itself", () => {
    scenes.show([fight, { ...banner, words: [...banner.words] }]);
    expect([scenes.now, scenes.beat]).toEqual([fight, 1]);
    vi.advanceTimersByTime(900);
    expect(scenes.beat).toBe(2);
    expect(scenes.left).toBeGreaterThan(1000);
    vi.advanceTimersByTime(1700);
    expect(scenes.now?.kind).toBe("banner");
    vi.advanceTimersByTime(1200);
    expect([scenes.now, scenes.left]).toEqual([null, 0]);
  });

  it("is skipped with all that follows it", () => {
    scenes.show([fight, { ...banner, words: [...banner.words] }]);
    scenes.skip();
    expect([scenes.now, scenes.left]).toEqual([null, 0]);
    vi.advanceTimersByTime(10_000);
    expect(scenes.now).toBeNull();
  });

  it("is not shown to who wants everything at once", () => {
    settings.speed = "instant";
    scenes.show([fight]);
    expect(scenes.now).toBeNull();
  });
});
