import { expect, it } from "vitest";
import icons from "virtual:icons";
import focuses from "../../../src/domineum/voidfall/content/focuses.toml?raw";
import heroic from "../../../src/domineum/voidfall/content/heroic_focuses.toml?raw";
import joint from "../../../src/domineum/voidfall/content/joint_focuses.toml?raw";
import types from "../../../src/domineum/voidfall/content/agenda_types.toml?raw";
import { cardKind, focusSign } from "./cards";

const ids = (file: string, table: string): string[] =>
  [...file.matchAll(new RegExp(`^\\[\\[${table}\\]\\]\\s+id = "([\\w-]+)"`, "gm"))].map(([, id]) => id ?? "");

it.each([
  ["focuses", focuses],
  ["heroic_focuses", heroic],
  ["joint_focuses", joint],
])("has a sign for each of the %s", (table, file) => {
  expect(ids(file, table).length).toBeGreaterThanOrEqual(10);
  for (const id of ids(file, table)) {
    expect(focusSign(id), id).not.toBe("hand");
    expect(icons[focusSign(id)], id).toBeDefined();
  }
});

it("has a look for each type of Agenda", () => {
  const found = ids(types, "agenda_types");
  expect(found).toHaveLength(4);
  expect(new Set(found.map((type) => cardKind("agendas", type)))).toEqual(new Set(found));
});

it("gives what it does not know a plain look", () => {
  expect(cardKind("scenarios")).toBe("plain");
  expect(focusSign("of-a-pack")).toBe("hand");
});
