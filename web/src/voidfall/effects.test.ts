import { describe, expect, it } from "vitest";
import { costSigns, signs } from "./effects";

describe("the signs of an effect", () => {
  it("are those of its parts", () =>
    expect(signs({ all: [{ increase_population: 1 }, { remove_corruption: 1 }] })).toEqual([
      { icon: "population", mark: "" },
      { icon: "corruption", mark: "−" },
    ]));
  it("tell amounts", () => expect(signs({ influence: 20 })).toEqual([{ icon: "influence", mark: "20" }]));
  it("tell what is gained for each thing", () =>
    expect(signs({ per: { count: "guilds" }, do: { influence: 2 } })).toEqual([{ icon: "influence", mark: "×2" }]));
  it("tell resources", () =>
    expect(signs({ gain: { credits: 1, science: 2 } })).toEqual([
      { icon: "credits", mark: "" },
      { icon: "science", mark: "2" },
    ]));
  it("do not exist for nothing", () => expect(signs("none")).toEqual([]));
  it("exist for what nobody foresaw", () => expect(signs({ brand_new: 1 })).toHaveLength(1));
});

describe("the signs of a cost", () => {
  it("are numbers with icons", () =>
    expect(costSigns({ food: 1, recall: 2 })).toEqual([
      { icon: "food", mark: "1", resource: true },
      { icon: "corvette", mark: "2", lead: "back", resource: false },
    ]));
  it("are left to words when they would not say enough", () => expect(costSigns({ any_resource: 3 })).toBeNull());
});
