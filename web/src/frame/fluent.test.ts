import { describe, expect, it } from "vitest";
import en from "../locale/en.ftl?raw";
import pl from "../locale/pl.ftl?raw";
import { Renderer, parse, pluralEn, pluralPl } from "./fluent";

const SOURCE = `# a comment
plain = Hello
who = Hello, { $name }
fleets = { $n ->
    [one] 1 fleet
   *[other] { $n } fleets
} of { who }
quoted = { "  " }edge
house-valnis = House Valnis
`;

describe("Fluent as the kernel reads it", () => {
  const texts = new Renderer(parse(SOURCE), pluralEn);

  it("fills variables, other messages and plural forms", () => {
    expect(texts.render({ key: "plain", args: {} })).toBe("Hello");
    expect(texts.render({ key: "fleets", args: { n: 1, name: "A" } })).toBe("1 fleet of Hello, A");
    expect(texts.render({ key: "fleets", args: { n: 3, name: "A" } })).toBe("3 fleets of Hello, A");
    expect(texts.render({ key: "quoted", args: {} })).toBe("  edge");
  });

  it("shows an id by its name, a message by its text, and says what is missing", () => {
    const named = new Renderer({ ...texts.texts, takes: [{ var: "house" }, "!"] }, pluralEn);
    expect(named.render({ key: "takes", args: { house: "valnis" } })).toBe("House Valnis!");
    expect(named.render({ key: "takes", args: { house: { key: "plain", args: {} } } })).toBe("Hello!");
    expect(named.render({ key: "takes", args: {} })).toBe("{house}!");
    expect(named.render({ key: "nowhere", args: {} })).toBe("[nowhere]");
  });

  it("calls players by their names where they have one", () => {
    const source = "the-player = Player { $player }\nwins = { the-player } beats { $other }.\n";
    const named = new Renderer(parse(source), pluralEn).naming(["House Valnis", "", "House Dunlork"]);
    const won = (player: number, other: string | { key: string; args: { player: number } }): string =>
      named.render({ key: "wins", args: { player, other } });
    expect(won(0, "all")).toBe("House Valnis beats all.");
    expect(won(1, { key: "the-player", args: { player: 2 } })).toBe("Player 1 beats House Dunlork.");
    expect(won(3, "all")).toBe("Player 3 beats all.");
    expect(named.has("wins")).toBe(true);
  });

  it("knows the Polish plural forms", () => {
    expect([1, 2, 5, 12, 22, 25, 112].map(pluralPl)).toEqual(["one", "few", "many", "many", "few", "many", "many"]);
  });

  it("has every text of the pages in both languages", () => {
    expect(Object.keys(parse(pl)).sort()).toEqual(Object.keys(parse(en)).sort());
  });
});
