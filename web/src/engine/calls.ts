/** What the engine can be asked, as types; the Python side is `domineum.browser.worker`. */

import type { Hint, Problem, VoidfallBySide, VoidfallFleetsView, VoidfallForecastView } from "../api/types";

import type { AlongRequest, AlongTurn, WalkRequest, WalkTurn, Walking } from "../beside/types";
import type { ReviewBegun, ReviewRequest, TurnReview } from "../review/types";

export type Role = "invader" | "defender";
export type Kind = "voidborn" | "player" | "fallen-house" | "skirmish";

export interface SideRequest {
  counts: Record<string, number>;
  /** Ids, with a `+` when Improved. */
  technologies: string[];
}

export interface CombatRequest {
  kind: Kind;
  invader: SideRequest;
  defender: SideRequest;
}

export interface Choice {
  step: number;
  role: Role;
  verb: string;
  how: string;
}

export interface CombatAnswer {
  refused: { why: string; role: Role; what: string } | null;
  start: VoidfallBySide;
  forecast: VoidfallForecastView | null;
  choices: Choice[];
  cheapest: { corvettes: VoidfallFleetsView | null; part: VoidfallFleetsView | null } | null;
}

/** What a side can have in its role. */
export interface RoleForm {
  /** What can be counted of a player, in the order of the form. */
  player: string[];
  voidborn: string[];
  /** Those that can change a Combat; `+` stands for the Improved one. */
  technologies: string[];
  /** Which of the abilities of each of them are about this side, by their numbers from 0. */
  abilities: Record<string, number[]>;
  /** What counts only with one of these Technologies. */
  needs: Record<string, string[]>;
}

/** All that can be set in the form of the lab. */
export interface CombatForm {
  fleets: string[];
  /** The Fleet Power of a player. */
  power: number;
  /** How many Materials an Absorption costs. */
  absorption: number;
  /** How many Corvettes each Fleet Power of a type launches. */
  launches: Record<string, number>;
  /** What is there or not: the payments. */
  switches: string[];
  roles: Record<Role, RoleForm>;
}

/** A table as it is stored; only these of its fields mean anything to the page. */
export interface Row {
  id: string;
  game: string;
  revision: number;
  seq: number;
  seats: { seat: number; kind: "person" | "bot" | "open"; name: string; bot: string }[];
}

/** What a list of tables shows of one without opening it. */
export interface Glance {
  game: string;
  seq: number;
  over: boolean;
  your_turn: boolean;
}

/** Something with its place in the log; what it is only the engine knows. */
export interface Numbered {
  seq: number;
}

/** All that is stored of a table. */
export interface Whole {
  row: Row;
  entries: Numbered[];
  snapshots: Numbered[];
}

/** What has to be stored for an answer to count: the row, and the entries after `seq`. */
export interface Stored extends Whole {
  seq: number;
  glance: Glance;
  /** From this entry on earlier snapshots do not stand any more; then those here are added. */
  dropped: number | null;
}

/** A file that should be a pack, its bytes as text. */
export interface Given {
  file: string;
  data: string;
}

/** A pack that can be played with: `adds` are its records by kind. */
export interface NewPack {
  /** Its name and its hash. */
  id: string;
  name: string;
  version: string;
  hash: string;
  game: string;
  authors: string[];
  licence: string;
  adds: Record<string, number>;
}

/** What a bot has to think about. */
export interface Job {
  table: string;
  /** By their ids; the worker has to be given them first. */
  packs: string[];
  seat: number;
  bot: string;
  seq: number;
  skip: number;
  entries: unknown[];
}

/** What the bot chooses and why, or what is wrong. */
export interface Thought extends Partial<Pick<Hint, "code" | "why" | "best">> {
  /** The entries are needed from the first one. */
  again?: boolean;
  problem?: string;
}

export interface Request {
  method: string;
  path: string;
  body?: unknown;
}

export interface Done {
  status: number;
  answer: unknown;
  stored: Stored | null;
  job: Job | null;
}

export interface Calls {
  /** Load everything, so that the first question is answered at once. */
  start: (request: null) => null;
  ask: (request: Request) => Done;
  /** Know a table; if other rules go on with it, that has to be stored. */
  open: (table: Whole) => Stored | null;
  forget: (table: string) => null;
  "try-pack": (given: Given) => NewPack | Problem;
  "give-pack": (given: Given) => null;
  "drop-pack": (pack: string) => null;
  think: (job: Job) => Thought;
  review: (request: ReviewRequest) => ReviewBegun;
  "review-turn": (request: null) => TurnReview | null;
  along: (request: AlongRequest) => null;
  "along-turn": (request: null) => AlongTurn;
  walk: (request: WalkRequest) => Walking;
  "walk-turn": (request: null) => WalkTurn | null;
  form: (request: null) => CombatForm;
  combat: (request: CombatRequest) => CombatAnswer;
}
