/** Begin a set-up again: that of a day, or that of a game that is over. */

import type { DaysGame, Table } from "../api/types";
import { router } from "../frame/router.svelte";
import { type Sitter, create } from "../pages/creating";
import { noteBegun } from "./tries";

/** Who plays where other people have played. */
const STAND_IN = "captain";

async function begin(setup: string, sitters: Sitter[]): Promise<string> {
  return create({ game: "", config: {}, setup, sitters, seed: null, listed: false });
}

/** Play the game of a day, at the server if there is one. */
export async function beginDay({ game, setup, seed, seat, bots }: DaysGame, day: string): Promise<void> {
  const address = await begin(
    setup,
    bots.map((bot, at): Sitter => (at === seat ? "me" : `bot:${bot}`)),
  );
  noteBegun({ table: address.split("/").at(-1) ?? "", game, day, seed });
  router.go(address);
}

/** Play what was played: the same set-up from the same beginning, from the same seat. */
export async function beginAgain({ setup, seats }: Table, seat: number): Promise<void> {
  router.go(
    await begin(
      setup,
      seats.map(({ bot }, at): Sitter => (at === seat ? "me" : `bot:${bot || STAND_IN}`)),
    ),
  );
}
