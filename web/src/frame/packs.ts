/** Games with packs: the server calls them `voidfall+my-pack`, and this browser `voidfall+my-pack@its-hash`. */

const WITH = "+";
const HASH = "@";

/** The game itself. */
export function gameOf(name: string): string {
  return name.split(WITH)[0] ?? name;
}

/** The packs that it is played with, without their hashes. */
export function packsOf(name: string): string[] {
  return name
    .split(WITH)
    .slice(1)
    .map((pack) => pack.split(HASH)[0] ?? pack);
}

/** What a game with packs is called: they are named in the order in which the server lists them. */
export function withPacks(game: string, offered: string[], chosen: string[]): string {
  return [game, ...offered.filter((pack) => chosen.includes(pack))].join(WITH);
}
