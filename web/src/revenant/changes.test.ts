import { describe, expect, it } from "vitest";
import type { GameTexts } from "../frame/texts.svelte";
import { settings } from "../frame/settings.svelte";
import { isBad, nameOf } from "./changes";

const texts = { name: (kind: string, id: string) => `${kind} ${id}` } as unknown as GameTexts;
const named = (path: string): string | null => nameOf(path.split("."), 1, texts);

describe("figures of a preview", () => {
  it("are named in words", () => {
    settings.language = "en";
    expect(named("players.1.resources.energy")).toBe("resource energy");
    expect(named("players.1.tracks.zenor")).toBe("Influence: house zenor");
    expect(named("players.1.tactics")).toBe("Tactics");
    expect(named("players.1.score.houses")).toBe("Prestige: Houses");
    expect(named("sectors.2.shields")).toBe("Shields, Sector 3");
    expect(named("houses.belitan.power")).toBe("Power of house belitan");
  });

  it("are those of the viewer, and only those that matter", () => {
    expect(named("players.0.tactics")).toBeNull();
    expect(named("players.1.crew")).toBeNull();
    expect(named("turn.ship")).toBeNull();
  });

  it("may be bad news", () => {
    expect(isBad(["ships", "zenor-arkship", "damage"])).toBe(true);
    expect(isBad(["players", "1", "tactics"])).toBe(false);
  });
});
