import { describe, expect, it } from "vitest";
import { type Forecast, type Invasion, beginning, courses, previewed } from "./combat";

const LOST: Forecast = {
  winner: "defender",
  invader: { power: 0, fleets: {} },
  defender: { power: 2, fleets: { voidborn: 2 } },
  replicated: false,
  steps: [
    {
      step: "approach",
      initiative: { invader: 0, defender: 0 },
      damage: { invader: 0, defender: 1 },
      absorbed: { invader: 0, defender: 0 },
      power: { invader: 1, defender: 3 },
    },
    {
      step: "salvo",
      initiative: { invader: 1, defender: 3 },
      damage: { invader: 1, defender: 1 },
      absorbed: { invader: 0, defender: 0 },
      power: { invader: 0, defender: 2 },
    },
  ],
};

const OPEN: Invasion = {
  seat: 0,
  target: 12,
  defender: { kind: "voidborn", seat: null, house: null },
  moved: [{ sector: 3, power: 2, fleets: { corvette: 1, carrier: 1 } }],
  abandons: [],
  glory_lost: 0,
  launched: 1,
  invading: { power: 3, fleets: { corvette: 2, carrier: 1 } },
  defending: { power: 3, fleets: { voidborn: 3 }, defenses: 1 },
  fighting: false,
  fought: 0,
  forecast: LOST,
  spending: null,
};

describe("the course of a Combat", () => {
  it("begins with what was brought and what stood there", () => {
    expect(beginning(OPEN, 3)).toEqual({ invader: 3, defender: 3 });
    expect(courses(LOST, { invader: 3, defender: 3 })).toEqual({ invader: [3, 1, 0], defender: [3, 3, 2] });
    expect(courses(LOST)).toEqual({ invader: [1, 0], defender: [3, 2] });
  });
});

describe("a previewed pick", () => {
  it("changes a copy of the Invasion", () => {
    const then = previewed(OPEN, [
      { path: "invasion.moved.0.power", before: 2, after: 3 },
      { path: "invasion.invading.fleets.sentry", before: null, after: 1 },
      { path: "invasion.invading.fleets.carrier", before: 1, after: null },
      { path: "invasion.forecast.winner", before: "defender", after: "invader" },
      { path: "sectors.2.fleets.0", before: 2, after: 1 },
    ]);
    expect(then?.moved[0]?.power).toBe(3);
    expect(then?.invading.fleets).toEqual({ corvette: 2, sentry: 1 });
    expect(then?.forecast?.winner).toBe("invader");
    expect(OPEN.invading.fleets).toEqual({ corvette: 2, carrier: 1 });
    expect(OPEN.forecast?.winner).toBe("defender");
  });

  it("may bring a forecast or take it away", () => {
    expect(
      previewed({ ...OPEN, forecast: null }, [{ path: "invasion.forecast", before: null, after: LOST }])?.forecast,
    ).toEqual(LOST);
    expect(previewed(OPEN, [{ path: "invasion.spending", before: {}, after: null }])?.spending).toBeNull();
  });

  it("is nothing if it ends the Invasion or does not touch it", () => {
    expect(previewed(OPEN, [{ path: "invasion", before: {}, after: null }])).toBeNull();
    expect(previewed(OPEN, [{ path: "players.0.influence", before: 0, after: 1 }])).toBeNull();
  });
});
