import { describe, expect, it } from "vitest";
import type { Option } from "../api/types";
import { placesOf, wantedPart } from "../frame/places";
import { placeOf } from "./places";

const option = (code: string, about: Option["about"] = {}): Option => ({
  code,
  about,
  label: { key: "x", args: {} },
  role: null,
});

describe("where options lie", () => {
  it("knows the board of each thing", () => {
    expect(placeOf(option("board arkship belitan", { type: "arkship", house: "belitan" }))).toBe("fleet");
    expect(placeOf(option("board emergency", { type: "emergency" }))).toBe("boards");
    expect(placeOf(option("keep novaris", { house: "novaris" }))).toBe("hand");
    expect(placeOf(option("charge long-dark", { offer: "long-dark" }))).toBe("sequence");
    expect(placeOf(option("draw 1 0 0", { cadet: 1, frigate: 0, order: 0 }))).toBeNull();
    expect(placeOf(option("confirm"))).toBeNull();
  });

  it("turns to the part with most of what is asked, unless some of it is in sight", () => {
    const asked = placesOf([option("extra cleanse", { extra: "cleanse" }), option("done"), option("trade")], placeOf);
    expect(wantedPart(asked, [], "fleet")).toBe("boards");
    expect(wantedPart(asked, ["boards"], "fleet")).toBeNull();
  });
});
