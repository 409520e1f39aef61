import { describe, expect, it } from "vitest";
import type { CombatRequest } from "./calls";
import { Engine } from "./engine";
import type { Asked } from "./worker";

const REQUEST: CombatRequest = {
  kind: "voidborn",
  invader: { counts: { corvette: 1 }, technologies: [] },
  defender: { counts: {}, technologies: [] },
};

/** A worker that answers when it is told to. */
class Desk {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
  asked: Asked[] = [];
  ended = false;
  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
}

function opened(): { desks: Desk[]; engine: Engine; parts: (number | null)[] } {
  const desks: Desk[] = [];
  const parts: (number | null)[] = [];
  const begin = (): Worker => {
    desks.push(new Desk());
    return desks.at(-1) as unknown as Worker;
  };
  const engine = new Engine(
    begin,
    () => undefined,
    (part) => void parts.push(part),
  );
  return { desks, engine, parts };
}

describe("the engine", () => {
  it("gives each call its own answer, in any order", async () => {
    const { desks, engine } = opened();
    const [one, two] = [engine.call("combat", REQUEST), engine.call("combat", REQUEST)];
    expect(desks).toHaveLength(1);
    const [first, second] = desks[0]?.asked ?? [];
    desks[0]?.onmessage?.({ data: { id: second?.id, result: '{"refused":null,"choices":[2]}' } });
    desks[0]?.onmessage?.({ data: { id: first?.id, result: '{"refused":null,"choices":[1]}' } });
    expect((await one).choices).toEqual([1]);
    expect((await two).choices).toEqual([2]);
    expect(JSON.parse(first?.args ?? "")).toEqual(REQUEST);
  });

  it("says how much of it has been fetched, and nothing of it once it has ended", async () => {
    const { desks, engine, parts } = opened();
    const lost = engine.call("combat", REQUEST);
    desks[0]?.onmessage?.({ data: { part: 0.5 } });
    engine.stop("enough");
    await expect(lost).rejects.toThrow("enough");
    expect(parts).toEqual([0.5, null]);
  });

  it("begins again after a failure", async () => {
    const { desks, engine } = opened();
    const lost = engine.call("combat", REQUEST);
    desks[0]?.onerror?.({ message: "no network", preventDefault: () => undefined });
    await expect(lost).rejects.toThrow("no network");
    expect(desks[0]?.ended).toBe(true);
    const again = engine.call("combat", REQUEST);
    desks[1]?.onmessage?.({ data: { id: desks[1].asked[0]?.id, result: '{"choices":[]}' } });
    expect((await again).choices).toEqual([]);
  });
});
