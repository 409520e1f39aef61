/** Finding the face of a game by its name, with or without packs. */

import * as games from "../games";
import type { GameFace } from "./face";
import { gameOf, packsOf } from "./packs";
import { settings } from "./settings.svelte";

const FACES: Record<string, GameFace> = games;

export function faceOf(game: string): GameFace | undefined {
  return FACES[gameOf(game)];
}

/** The name for people. */
export function gameName(game: string): string {
  return [faceOf(game)?.title[settings.language] ?? gameOf(game), ...packsOf(game)].join(" + ");
}
