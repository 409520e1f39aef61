import { describe, expect, it } from "vitest";
import { type Setup, fromQuery, most, request, settable, toQuery, usual } from "./setup";

const BOTH: Setup = {
  kind: "player",
  invader: {
    counts: { corvette: 4, carrier: 2, active: 1, bombard: 6, energy: 1, yards: 2, trade: 1 },
    technologies: { "deep-space-missiles": "basic", shields: "improved" },
  },
  defender: { counts: { sentry: 2, starbase: 1 }, technologies: { targeting: "basic" } },
};

describe("the form of the lab", () => {
  it("comes back from its own link", () => {
    expect(fromQuery(toQuery(BOTH))).toEqual(BOTH);
    expect(toQuery(BOTH).toString()).toBe(
      "k=player&i=corvette.4_carrier.2_yards.2_active.1_bombard.6_energy.1_trade.1&it=shields*_deep-space-missiles&d=sentry.2_starbase.1&dt=targeting",
    );
  });

  it("leaves out what makes no sense in a link", () => {
    expect(fromQuery(new URLSearchParams("k=duel"))).toEqual(usual());
    expect(
      fromQuery(
        new URLSearchParams("k=player&i=corvette.x_cruiser.4_sentry.7&it=cloning_shields&dt=autonomous-drones"),
      ),
    ).toEqual({
      kind: "player",
      invader: { counts: { sentry: 7 }, technologies: { shields: "basic" } },
      defender: { counts: {}, technologies: {} },
    });
  });

  it("asks the engine only of what can be there", () => {
    expect(request(BOTH)).toEqual({
      kind: "player",
      invader: {
        counts: { corvette: 4, carrier: 2, yards: 2, active: 1, "spend energy": 1, bombard: 6 },
        technologies: ["shields+", "deep-space-missiles"],
      },
      defender: { counts: { sentry: 2, starbase: 1 }, technologies: ["targeting"] },
    });
    const skirmish = request({ ...BOTH, kind: "skirmish" });
    expect(skirmish.invader).toEqual({ counts: {}, technologies: [] });
    expect(request({ ...BOTH, kind: "fallen-house" }).defender).toEqual({ counts: {}, technologies: [] });
  });

  it("shows what depends on a Technology or a Fleet only with it", () => {
    expect(settable(usual(), "invader")).toEqual([
      "corvette",
      "sentry",
      "destroyer",
      "dreadnought",
      "carrier",
      "bombard",
    ]);
    expect(settable(usual(), "defender")).toEqual(["voidborn", "defense", "starbase"]);
    expect(settable(BOTH, "invader")).toContain("energy");
    expect(settable(BOTH, "invader")).not.toContain("trade");
  });

  it("stops at the Fleet Power of a player", () => {
    expect(most(BOTH, "invader", "corvette", 14)).toBe(11);
    expect(most(BOTH, "invader", "active", 14)).toBe(2);
    expect(most(BOTH, "defender", "sentry", 14)).toBe(14);
  });
});
