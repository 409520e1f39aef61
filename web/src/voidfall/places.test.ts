import { describe, expect, it } from "vitest";
import { Turning } from "../frame/turning.svelte";
import { type Place, placeOf } from "./places";
import { option } from "./testing/table";

describe("where an option lies", () => {
  const CASES: [string, Record<string, string | number>, Place | null][] = [
    ["establish 12", { sector: 12 }, "map"],
    ["focus conquest", { focus: "conquest" }, "hand"],
    ["joint joint-politics politics", { focus: "joint-politics", given: "politics" }, "hand"],
    ["discard joint-politics", { focus: "joint-politics" }, "crisis"],
    ["discard bounty-any", { bounty: "bounty-any" }, "mat"],
    ["take engage", { action: "engage" }, "hand"],
    ["take-technology shields 1", { technology: "shields", number: 1 }, "hand"],
    ["gain-basic shields", { technology: "shields" }, "galactic"],
    ["take-agenda might redemption", { agenda_type: "might", agenda: "redemption" }, "galactic"],
    ["play-agenda redemption", { agenda: "redemption" }, "hand"],
    ["swap 2", { slot: 2, agenda: "redemption" }, "mat"],
    ["advance society", { track: "society" }, "mat"],
    ["corrupt-chambers", {}, "mat"],
    ["objective 1", { number: 1 }, "galactic"],
    ["resolve-crisis old-feuds", { crisis: "old-feuds" }, "crisis"],
    ["catastrophe", {}, "crisis"],
    ["remove-harbinger 4", { sector: 4, row: "" }, "map"],
    ["end", {}, null],
  ];
  it.each(CASES)("%s", (code, about, place) => expect(placeOf(option(code, about))).toBe(place));
});

describe("turning to what is asked", () => {
  const docked: Place[] = ["mat", "hand"];
  const asks = (...places: Place[]): Map<Place, number> => new Map(places.map((place) => [place, 1]));

  it("goes there and comes back", () => {
    const turning = new Turning<Place | "scores" | "compare">("map");
    turning.follow(asks("galactic"), docked);
    expect(turning.part).toBe("galactic");
    turning.follow(asks(), docked);
    expect(turning.part).toBe("map");
  });

  it("stays where the person has gone", () => {
    const turning = new Turning<Place | "scores" | "compare">("map");
    turning.follow(asks("galactic"), docked);
    turning.turn("scores");
    turning.follow(asks(), docked);
    expect(turning.part).toBe("scores");
  });

  it("does not move for what is in sight anyway", () => {
    const turning = new Turning<Place | "scores" | "compare">("map");
    turning.turn("compare");
    turning.follow(asks("hand", "galactic"), docked);
    expect(turning.part).toBe("compare");
  });

  it("prefers the map", () => {
    const turning = new Turning<Place | "scores" | "compare">("map");
    turning.turn("scores");
    turning.follow(
      new Map<Place, number>([
        ["mat", 5],
        ["map", 1],
      ]),
      [],
    );
    expect(turning.part).toBe("map");
  });
});
