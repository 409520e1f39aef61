/** The tables of the two tutorials. */

import { type Draft, create } from "../pages/creating";
import { beginTutorial } from "./progress.svelte";

const SEED = 2026;
const DRAFTS: Record<string, Draft> = {
  voidfall: {
    game: "voidfall",
    seed: SEED,
    listed: false,
    sitters: ["me"],
    config: { scenario: "lantern-watch", houses: [{ house: "valnis", side: "A" }] },
  },
  revenant: {
    game: "revenant",
    seed: SEED,
    listed: false,
    sitters: ["me", "bot:cadet"],
    config: { players: 2, captains: ["oriel-vance", "mirela-quist"], frigates: ["wayfarer", "ironside"] },
  },
};

/** Create the table of a tutorial; returns its address. */
export async function startTutorial(game: string): Promise<string> {
  const draft = DRAFTS[game];
  if (!draft) throw new Error(`there is no tutorial of ${game}`);
  const address = await create(draft);
  beginTutorial(address.split("/").at(-1) ?? "", game);
  return address;
}
