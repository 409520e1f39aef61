/** What the frame needs of each game. */

import type { Component, Snippet } from "svelte";
import type { LogLine, RevenantView, Update, VoidfallView } from "./api/types";
import { type GameTexts, t } from "./frame/texts.svelte";
import { type Reading, gainOf } from "./frame/turns";
import * as revenant from "./revenant/course";
import * as voidfall from "./voidfall/course";
import { distance } from "./voidfall/scores";

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

/** How the game stands, in few words. */
export interface Standing {
  /** Cycle, then round or phase. */
  when: string[];
  order: number[];
  facts: Fact[];
}

export interface GameFace {
  /** Cycle, round or phase, turn order, and what is in force. */
  standing: (update: Update, texts: GameTexts, seat: number | null) => Standing;
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** What each seat is called: by its House, or its Captain; "" as long as it has none. */
  names: (view: Update["view"], texts: GameTexts) => string[];
  /** The open score of a seat. */
  score: (view: Update["view"], seat: number) => number | null;
  /** The rival without a person, as a seat (null: a spectator) sees it. */
  rival: (view: Update["view"], texts: GameTexts, seat: number | null) => Rival | null;
  /** How its log is read turn by turn. */
  reading: Reading;
  /** What somebody gained in these lines of the log, where the log says it. */
  gain?: (lines: readonly LogLine[], seat: number) => number;
}

const sum = (parts: number[]): number => parts.reduce((all, part) => all + part, 0);
const GOAL = { glyph: "influence", colour: "#f0d58a" };
const VOIDBORN = { glyph: "voidborn", colour: "var(--void-seat)" };

function revenantScore(view: Update["view"], seat: number): number | null {
  const score = (view as RevenantView).players[seat]?.score;
  return score ? sum(Object.values(score)) : null;
}

export const FACES: Record<string, GameFace> = {
  voidfall: {
    standing: voidfall.standing,
    reading: voidfall.READING,
    gain: (lines, seat) => gainOf(lines, seat, "influence", "influence-lost"),
    board: () => import("./voidfall/Board.svelte"),
    names: (view, texts) => (view as VoidfallView).players.map((player) => texts.name("house", player.house)),
    score: (view, seat) => (view as VoidfallView).players[seat]?.influence ?? null,
    rival: (view, texts, seat) => {
      const { goal, players, void: voidborn } = view as VoidfallView;
      if (goal !== null) {
        const player = seat === null ? undefined : players[seat];
        const about = player ? distance(player.influence, goal) : t("goal-each");
        return { name: t("goal"), about, score: goal, sign: GOAL };
      }
      if (!voidborn) return null;
      return {
        name: texts.name("score", "voidborn"),
        about: t("crisis-score-total"),
        score: sum(voidborn.score.map(([, amount]) => amount)),
        sign: VOIDBORN,
      };
    },
  },
  revenant: {
    standing: revenant.standing,
    reading: revenant.READING,
    board: () => import("./revenant/Board.svelte"),
    names: (view, texts) => {
      const { players } = view as RevenantView;
      return players.map(({ captain, automaton }) =>
        automaton ? t("rev-the-rival") : (texts.name("captain", captain).split(",", 1)[0] ?? ""),
      );
    },
    score: revenantScore,
    rival: (view, texts) => {
      const { players, rival } = view as RevenantView;
      if (!rival) return null;
      const place = players.findIndex(({ automaton }) => automaton);
      return {
        name: texts.name("score", "rival"),
        about: texts.name("level", rival.level),
        score: revenantScore(view, place),
        sign: place,
      };
    },
  },
};
