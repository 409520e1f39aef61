import { expect, it } from "vitest";
import { placeCard } from "./placing";

const ROOM = { width: 1440, height: 900 };
const CARD = { width: 340, height: 200 };

it("stands in the middle when it points at nothing", () => {
  expect(placeCard(CARD, null, null, ROOM)).toEqual({ left: 550, top: 350 });
});

it("stands beside what it points at, inside of the window, and off what is asked", () => {
  const question = { left: 1100, top: 60, width: 330, height: 500 };
  const dock = { left: 8, top: 60, width: 330, height: 830 };
  const at = placeCard(CARD, dock, question, ROOM);
  expect(at.left).toBeGreaterThanOrEqual(dock.left + dock.width);
  expect(at.left + CARD.width).toBeLessThanOrEqual(question.left);
  const beside = placeCard(CARD, question, question, ROOM);
  expect(beside.left + CARD.width).toBeLessThanOrEqual(question.left);
});

it("leaves a phone as much of the question as it can", () => {
  const phone = { width: 390, height: 844 };
  const card = { width: 374, height: 220 };
  const sheet = { left: 0, top: 500, width: 390, height: 344 };
  expect(placeCard(card, sheet, sheet, phone).top + card.height).toBeLessThanOrEqual(sheet.top);
  const board = { left: 0, top: 90, width: 390, height: 400 };
  const at = placeCard(card, board, sheet, phone);
  expect(at.top).toBeGreaterThanOrEqual(8);
  expect(at.top + card.height).toBeLessThanOrEqual(500);
});
