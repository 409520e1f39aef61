import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { NewPack } from "../engine/calls";
import type { Asked } from "../engine/worker";
import type { KeptPack } from "./store";

type Module = typeof import("./packs");

let module: Module;
let kept: KeptPack[];
/** What the worker says of a file; nothing: it goes on trying. */
let verdict: object | null;
let ended: number;

const MADE: NewPack = {
  id: "comets@0123456789abcdef",
  name: "comets",
  version: "1.0",
  hash: "0123456789abcdef",
  game: "voidfall",
  authors: ["A Keeper"],
  licence: "CC0-1.0",
  adds: { houses: 1 },
};

const store = {
  packs: async () => [...kept],
  keepPack: async (pack: KeptPack) => void (kept = [...kept.filter(({ id }) => id !== pack.id), pack]),
  dropPack: async (pack: string) => void (kept = kept.filter(({ id }) => id !== pack)),
};

/** A worker that says the verdict of every file. */
class Trier {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror = null;
  postMessage({ id }: Asked): void {
    const data = { id, result: JSON.stringify(verdict) };
    if (verdict) queueMicrotask(() => this.onmessage?.({ data }));
  }
  terminate(): void {
    ended++;
  }
}

function opened(): InstanceType<Module["Packs"]> {
  return new module.Packs(store, () => new Trier() as unknown as Worker);
}

function file(bytes: number[] | number = [80, 75, 200, 0]): File {
  return new File([new Uint8Array(bytes as number[])], "comets.zip");
}

/** A worker that notes what it is given. */
function desk(): { given: string[]; call: never } {
  const given: string[] = [];
  const call = async (name: string, args: unknown): Promise<null> => {
    given.push(name === "give-pack" ? (args as { file: string }).file : `${name} ${String(args)}`);
    return null;
  };
  return { given, call: call as never };
}

beforeAll(async () => {
  vi.stubGlobal("BroadcastChannel", class { postMessage = (): void => undefined; }); // prettier-ignore
  module = await import("./packs");
});

beforeEach(() => {
  kept = [];
  verdict = MADE;
  ended = 0;
});

describe("the packs of this browser", () => {
  it("are kept with their bytes once they were tried, in a worker that ends then", async () => {
    const packs = opened();
    const changed = vi.fn();
    packs.watch(changed);
    await packs.add(file());
    expect(kept).toMatchObject([{ ...MADE, data: btoa("PK\u00c8\0"), bytes: 4 }]);
    expect([ended, changed.mock.calls.length]).toEqual([1, 1]);
  });

  it("are not kept if something is wrong with them", async () => {
    verdict = { error: "bad-pack", text: "houses.toml:3: no", message: { key: "server-bad-pack", args: {} } };
    await expect(opened().add(file())).rejects.toMatchObject({ status: 422, message: "houses.toml:3: no" });
    expect([kept, ended]).toEqual([[], 1]);
  });

  it("are bounded in size and number; one that is there already is put in its own place", async () => {
    await expect(opened().add(file(module.MOST_BYTES + 1))).rejects.toMatchObject({ why: "large" });
    expect(ended).toBe(0);
    const other = (n: number): KeptPack => ({ ...MADE, id: `other@${n}`, data: "", bytes: 0, at: n });
    kept = Array.from({ length: module.MOST_PACKS }, (_, n) => other(n));
    await expect(opened().add(file())).rejects.toMatchObject({ why: "many" });
    kept = [...kept.slice(1), { ...other(0), id: MADE.id }];
    await opened().add(file());
    expect(kept).toHaveLength(module.MOST_PACKS);
  });

  it("take only so long to be tried", async () => {
    vi.useFakeTimers();
    verdict = null;
    const late = expect(opened().add(file())).rejects.toMatchObject({ why: "late" });
    await vi.advanceTimersByTimeAsync(100_000);
    await late;
    vi.useRealTimers();
    expect([kept, ended]).toEqual([[], 1]);
  });

  it("are given to each worker once, and again when it has ended or they have changed", async () => {
    const packs = opened();
    await packs.add(file());
    const [one, two] = [desk(), desk()];
    await Promise.all([packs.give(one), packs.give(one), packs.give(two)]);
    expect([one.given, two.given]).toEqual([[`${MADE.id}.zip`], [`${MADE.id}.zip`]]);
    packs.forget(one);
    await packs.give(one);
    await packs.add(file());
    await packs.give(one);
    expect(one.given).toHaveLength(3);
    await packs.remove(MADE.id);
    await packs.give(one);
    expect(one.given.slice(3)).toEqual([`drop-pack ${MADE.id}`]);
    expect(kept).toEqual([]);
  });
});
