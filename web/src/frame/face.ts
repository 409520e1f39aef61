/** What each game gives to the frame. */

import type { Component, Snippet } from "svelte";
import type { LogLine, Text, Update } from "../api/types";
import type { GameChanges } from "./changes";
import type { Language } from "./settings.svelte";
import type { GameTexts } from "./texts.svelte";
import type { Fight } from "./scenes.svelte";
import type { Reading } from "./turns";

export interface BoardProps {
  /** The question and the log, to be placed by the board (not on a phone, where they are a sheet). */
  side: Snippet;
  phone: boolean;
  /** The log, which is a part of its own on a phone. */
  log?: PhoneLog | undefined;
}

export interface PhoneLog {
  panel: Snippet;
  /** How many lines are new. */
  fresh: number;
}

/** Whom everybody plays against when the game itself is an opponent, or the goal that all aim for. */
export interface Rival {
  name: string;
  /** What else there is to say, in few words. */
  about: string;
  score: number | null;
  /** The colour and sign that it has on the table: those of a seat, or a drawing. */
  sign: number | { glyph: string; colour: string };
}

/** Something that is in force for everybody: an event, a Crisis, a Failure. */
export interface Fact {
  glyph: string;
  /** What kind of thing it is. */
  label: string;
  name: string;
  entry: { kind: string; id: string };
  /** It threatens. */
  bad?: boolean;
  /** Something to do about it is possible now. */
  ready?: boolean;
}

/** What would happen at the end of the Cycle. */
export interface Outlook {
  words: string;
  bad: boolean;
}

/** How the game stands, in few words. */
export interface Standing {
  /** Cycle, then round or phase. */
  when: string[];
  order: number[];
  facts: Fact[];
}

/** What the form of a new table gives and takes. */
export interface SetupProps {
  /** Perhaps with packs; with others it is another component. */
  game: string;
  /** The numbers of players of each mode. */
  modes: Record<string, readonly number[]>;
  players: number;
  config: (() => Record<string, unknown>) | null;
}

/** All numbers of players that a game can have, whatever the mode. */
export function numbersOf(modes: SetupProps["modes"]): number[] {
  return [...new Set(Object.values(modes).flat())].sort((a, b) => a - b);
}

/** What the frame needs of a game: the whole of what a game's folder gives to the page. */
export interface GameFace {
  /** What people call it. */
  title: Record<Language, string>;
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** The form of a new table. */
  setup: () => Promise<{ default: Component<SetupProps, Record<string, never>, "players" | "config"> }>;
  /** What a change on the board is called in previews. */
  changes: GameChanges;
  /** What each seat is called: by its House, or its Captain; "" as long as it has none. */
  names: (view: Update["view"], texts: GameTexts) => string[];
  /** The open score of a seat. */
  score: (view: Update["view"], seat: number) => number | null;
  /** The rival without a person, as a seat (null: a spectator) sees it. */
  rival: (view: Update["view"], texts: GameTexts, seat: number | null) => Rival | null;
  /** Cycle, round or phase, turn order, and what is in force. */
  standing: (update: Update, texts: GameTexts, seat: number | null) => Standing;
  /** How its log is read turn by turn. */
  reading: Reading;
  /** The fights in these lines of the log, told from the position before them. */
  fights?: (lines: readonly LogLine[], view: Update["view"]) => Fight[];
  /** Whether a chapter belongs to the end of a Cycle, which is summed up. */
  closes?: (title: Text) => boolean;
  /** What the end of the last Cycle came to for a seat, in lines; without it, the sums say it. */
  closing?: (view: Update["view"], seat: number, texts: GameTexts) => string[];
  /** What the end of this Cycle would bring as things stand: a line for each danger, the bad ones marked. */
  forecast?: (view: Update["view"], texts: GameTexts, seat: number | null) => Outlook[];
  /** What somebody gained in these lines of the log, where the log says it. */
  gain?: (lines: readonly LogLine[], seat: number) => number;
}
