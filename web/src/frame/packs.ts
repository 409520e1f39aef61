/** Games with packs: the server calls them `voidfall+my-pack`. */

const WITH = "+";

/** The game itself. */
export function gameOf(name: string): string {
  return name.split(WITH)[0] ?? name;
}

/** The packs that it is played with. */
export function packsOf(name: string): string[] {
  return name.split(WITH).slice(1);
}

/** What a game with packs is called: they are named in the order in which the server lists them. */
export function withPacks(game: string, offered: string[], chosen: string[]): string {
  return [game, ...offered.filter((pack) => chosen.includes(pack))].join(WITH);
}
