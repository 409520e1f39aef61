import { describe, expect, it } from "vitest";
import { type By, csv, grouped, streaks, tally, ways } from "./statistics";
import type { Result } from "./results";

const named = (kind: string, id: string): Result["place"][number] => ({
  kind,
  id,
  name: { key: `${kind}-${id}`, args: {} },
});

function one(more: Partial<Result> = {}): Result {
  return {
    table: "t1", game: "voidfall", mode: "solo", place: [named("map", "m1"), named("difficulty", "easy")], seats: 1, seat: 0,
    played: [named("house", "valnis")], score: 100, rank: 1, won: true, others: [], rival: { voidborn: 90 }, ended: 1000, seconds: 0,
    ...more,
  }; // prettier-ignore
}

describe("what many results come to", () => {
  it("counts games and wins, and knows the best and the mean", () => {
    const found = tally([one(), one({ score: 50, won: false, seconds: 600 }), one({ score: 120, seconds: 1200 })]);
    expect(found).toEqual({ games: 3, won: 2, best: 120, mean: 90, seconds: 900 });
    expect(tally([one()]).seconds).toBeNull();
  });

  it("groups by what was played, the most frequent first, with its name", () => {
    const astoran = { played: [named("house", "astoran")] };
    const found = grouped([one(), one(astoran), one({ ...astoran, won: false })], "played");
    expect(found.map(({ key, games, won, name }) => [key, games, won, name?.key])).toEqual([
      ["astoran", 2, 1, "house-astoran"],
      ["valnis", 1, 1, "house-valnis"],
    ]);
  });

  it.each<[By, string[]]>([
    ["map", ["m1"]],
    ["mode", ["competitive", "solo"]],
    ["difficulty", ["easy"]],
    ["seats", ["1", "3"]],
    ["bots", ["alone", "captain person"]],
  ])("groups by %s", (by, keys) => {
    const others = [
      { name: "Ada", bot: "", score: 1 },
      { name: "", bot: "captain", score: 2 },
    ];
    const found = grouped([one(), one({ mode: "competitive", seats: 3, others })], by);
    expect(found.map(({ key }) => key).sort()).toEqual(keys);
  });

  it("offers only ways in which results can be told apart", () => {
    expect(ways([one({ place: [], played: [] })])).toEqual(["mode", "seats", "bots"]);
    expect(ways([one()])).toContain("difficulty");
  });

  it("knows how many were won in a row, whatever the order they are given in", () => {
    const games = [true, true, true, false, true, true].map((won, i) => one({ won, ended: i }));
    expect(streaks(games.reverse())).toEqual({ now: 2, best: 3 });
    expect(streaks([])).toEqual({ now: 0, best: 0 });
  });
});

describe("a table for spreadsheets", () => {
  it("has a line for each game, and quotes what needs it", () => {
    const others = [{ name: 'A, "B"', bot: "", score: 7 }];
    const [head, line] = csv([one({ others })]).split("\r\n");
    expect(head?.startsWith("ended,game,mode,map")).toBe(true);
    expect(line).toBe(
      '1970-01-01T00:16:40.000Z,voidfall,solo,m1,easy,valnis,1,1,1,1,100,"A, ""B"":7",voidborn:90,0,t1',
    );
  });

  it("lets no name become a formula", () => {
    const others = [{ name: "=1+1", bot: "", score: 7 }];
    expect(csv([one({ others })])).toContain(",'=1+1:7,");
  });
});
