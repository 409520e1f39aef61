import { describe, expect, it } from "vitest";
import type { CombatForm } from "../engine/calls";
import { type Setup, counted, fromQuery, most, offered, request, settable, toQuery, usual } from "./setup";

const FLEETS = ["corvette", "sentry", "carrier"];
/** What an engine might say; the numbers are not those of the box. */
const FORM: CombatForm = {
  fleets: FLEETS,
  power: 14,
  absorption: 3,
  launches: { carrier: 2 },
  switches: ["spend energy", "return trade"],
  roles: {
    invader: {
      player: [...FLEETS, "yards", "active", "bombard", "spend energy", "return trade"],
      voidborn: ["voidborn"],
      technologies: ["drones", "missiles", "missiles+", "shields", "shields+"],
      abilities: {},
      needs: { yards: ["missiles", "missiles+"], "spend energy": ["missiles"], "return trade": ["drones"] },
    },
    defender: {
      player: [...FLEETS, "yards", "defense", "starbase"],
      voidborn: ["voidborn", "defense", "starbase"],
      technologies: ["missiles+", "targeting"],
      abilities: {},
      needs: { yards: ["missiles+"] },
    },
  },
};

const BOTH: Setup = {
  kind: "player",
  invader: {
    counts: { corvette: 4, carrier: 2, active: 1, bombard: 6, "spend energy": 1, yards: 2, "return trade": 1 },
    technologies: { missiles: "basic", shields: "improved" },
  },
  defender: { counts: { sentry: 2, starbase: 1 }, technologies: { targeting: "basic" } },
};

describe("the form of the lab", () => {
  it("comes back from its own link", () => {
    expect(fromQuery(FORM, toQuery(FORM, BOTH))).toEqual(BOTH);
    expect(toQuery(FORM, BOTH).toString()).toBe(
      "k=player&i=corvette.4_carrier.2_yards.2_active.1_bombard.6_energy.1_trade.1&it=missiles_shields*&d=sentry.2_starbase.1&dt=targeting",
    );
  });

  it("leaves out what makes no sense in a link", () => {
    expect(fromQuery(FORM, new URLSearchParams("k=duel"))).toEqual(usual());
    expect(
      fromQuery(FORM, new URLSearchParams("k=player&i=corvette.x_cruiser.4_sentry.7&it=cloning_shields&dt=drones")),
    ).toEqual({
      kind: "player",
      invader: { counts: { sentry: 7 }, technologies: { shields: "basic" } },
      defender: { counts: {}, technologies: {} },
    });
  });

  it("asks the engine only of what can be there", () => {
    expect(request(FORM, BOTH)).toEqual({
      kind: "player",
      invader: {
        counts: { corvette: 4, carrier: 2, yards: 2, active: 1, "spend energy": 1, bombard: 6 },
        technologies: ["missiles", "shields+"],
      },
      defender: { counts: { sentry: 2, starbase: 1 }, technologies: ["targeting"] },
    });
    const skirmish = request(FORM, { ...BOTH, kind: "skirmish" });
    expect(skirmish.invader).toEqual({ counts: {}, technologies: [] });
    expect(request(FORM, { ...BOTH, kind: "fallen-house" }).defender).toEqual({ counts: {}, technologies: [] });
  });

  it("shows what depends on a Technology or a Fleet only with it", () => {
    expect(settable(FORM, usual(), "invader")).toEqual([...FLEETS, "bombard"]);
    expect(settable(FORM, usual(), "defender")).toEqual(["voidborn", "defense", "starbase"]);
    expect(settable(FORM, BOTH, "invader")).toContain("spend energy");
    expect(settable(FORM, BOTH, "invader")).not.toContain("return trade");
  });

  it("offers the Technologies and levels that the engine names", () => {
    expect(offered(FORM, "invader")).toEqual({
      drones: ["basic"],
      missiles: ["basic", "improved"],
      shields: ["basic", "improved"],
    });
    expect(offered(FORM, "defender").missiles).toEqual(["improved"]);
  });

  it("stops at the Fleet Power of a player", () => {
    expect(most(FORM, BOTH, "invader", "corvette")).toBe(11);
    expect(most(FORM, BOTH, "invader", "active")).toBe(4);
    expect(most(FORM, BOTH, "defender", "sentry")).toBe(14);
  });

  it("launches no more than the Fleets that are left can launch", () => {
    const side = { ...BOTH.invader, counts: { ...BOTH.invader.counts, active: 4 } };
    expect(counted(FORM, side, "carrier", 1).counts.active).toBe(2);
    expect(counted(FORM, side, "carrier", 0).counts.active).toBe(0);
  });
});
