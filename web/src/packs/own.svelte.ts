/** The packs of this browser as pages show them: what is kept, what is being tried, and what was wrong. */

import { packs, Refused } from "../api/client";
import { MOST_BYTES, MOST_PACKS, Unfit } from "../api/packs";
import type { KeptPack } from "../api/store";
import { gameName } from "../frame/faces";
import { whyNot } from "../frame/seating";
import { settings } from "../frame/settings.svelte";
import { textsOf } from "../frame/texts.svelte";
import { say } from "./texts";

const MB = 1_000_000;

/** What a pack is called. */
export function packName({ name, version }: Pick<KeptPack, "name" | "version">): string {
  return `${name} ${version}`;
}

class OwnPacks {
  list = $state.raw<KeptPack[]>([]);
  /** The file that is being tried. */
  trying = $state("");
  problem = $state("");
  /** What was added last, and what is in it. */
  added = $state("");
  #begun = false;

  /** Show what is kept, from now on. */
  begin(): void {
    this.problem = this.added = "";
    if (this.#begun) return;
    this.#begun = true;
    void packs().then((shelf) => {
      shelf.watch(() => void this.#look());
      return this.#look();
    });
  }

  async #look(): Promise<void> {
    this.list = await (await packs()).all().catch(() => []);
  }

  /** Try a file and keep it; returns the pack, unless something is wrong with it. */
  async add(file: File): Promise<KeptPack | null> {
    if (this.trying) return null;
    this.trying = file.name;
    this.problem = this.added = "";
    try {
      const pack = await (await packs()).add(file);
      this.added = await this.#told(pack);
      return pack;
    } catch (error) {
      this.problem = await this.#why(error);
      return null;
    } finally {
      this.trying = "";
    }
  }

  async #told(pack: KeptPack): Promise<string> {
    const texts = textsOf(pack.game);
    await texts.load(settings.language).catch(() => undefined);
    const adds = Object.entries(pack.adds).map(
      ([kind, n]) => `${texts.key(`library-kind-${kind.replaceAll("_", "-")}`)} ${n}`,
    );
    return `${say("packs-added", { pack: packName(pack), adds: adds.join(", ") })} ${say("packs-other-game", { game: gameName(pack.game) })}`;
  }

  async #why(error: unknown): Promise<string> {
    if (error instanceof Unfit) {
      const limit = error.why === "large" ? MOST_BYTES / MB : MOST_PACKS;
      return say(`packs-${error.why}`, { limit });
    }
    if (!(error instanceof Refused)) return say("packs-failed");
    const texts = textsOf("voidfall");
    await texts.load(settings.language).catch(() => undefined);
    return whyNot(error, texts);
  }

  /** Keep a pack no longer. */
  async remove(pack: string): Promise<void> {
    await (await packs()).remove(pack);
    this.added = this.problem = "";
  }
}

export const own = new OwnPacks();
