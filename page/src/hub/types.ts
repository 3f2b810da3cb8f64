// What the server's shared house says and takes. Written from the Rust types by `make types`.
// Times are milliseconds since 1970 (UTC). A `level` is a name: built in (`sokoban/1`, `sokoban/daily/2026-11-17`) or shared (`shared/ID`).

export type Role = 'player' | 'teacher' | 'admin';

/** How a person looks to others: names of what the page draws, colours as `#rrggbb`. */
export interface Character {
  sprite: string;
  body: string;
  accent: string;
  /** The page's theme for this person: `system`, `light`, `dark` or `contrast`. */
  theme: string;
  /** A short line beside the name, at most 24 characters. */
  tag: string;
}
export interface Person {
  name: string;
  role: Role;
  character: Character;
}
export interface Me extends Person {
  created: number;
  has_passphrase: boolean;
  has_link: boolean;
}
/** Whether there is a house at all, and who is here. */
export interface HubInfo {
  version: string;
  /** Whether anyone may register. */
  open: boolean;
  me: Me | null;
}
/** Somebody who has just registered or signed in. `secret` is shown once: it belongs into a link, `#/account/in/SECRET`. */
export interface Welcome {
  me: Me;
  secret: string | null;
}
export interface Key {
  id: string;
  label: string;
  created: number;
  used: number | null;
}
export interface NewKey {
  key: Key;
  /** Shown once; sent as `Authorization: Bearer …`. */
  token: string;
}

/** What is known of a shared level. */
export type Verdict = 'waiting' | 'verified' | 'unsolvable' | 'undecided';
export interface SharedLevel {
  id: string;
  puzzle: string;
  title: string;
  author: string;
  licence: string;
  tags: string[];
  by: Person;
  created: number;
  verdict: Verdict;
  /** Whether its solution is the only one, where that is asked. */
  unique: boolean | null;
  /** The least of each measure that is known of any solution: of the expert, and of all entries. */
  best: Record<string, number>;
  /** The measures whose best is proved. */
  proved: string[];
  rating: { mean: number | null; count: number };
  /** How many people solved it. */
  solved: number;
  hidden: boolean;
}
export interface LevelPage {
  level: SharedLevel;
  /** The level in its puzzle's first notation. */
  text: string;
  my_rating: number | null;
  collections: CollectionCard[];
}
export interface LevelList {
  levels: SharedLevel[];
  /** How many there are in all. */
  total: number;
}
export interface Publish {
  /** One level or a collection, in any notation. */
  text: string;
  puzzle?: string;
  title?: string;
  author?: string;
  licence: string;
  tags: string[];
}
export interface Published {
  levels: SharedLevel[];
  /** Levels that are here already, maybe turned or mirrored: number in the text from 1, and the id of the one that is here. */
  duplicates: { index: number; id: string; title: string }[];
}
export interface CollectionCard {
  id: string;
  title: string;
  about: string;
  by: Person;
  levels: number;
}
export interface Collection extends CollectionCard {
  shown: SharedLevel[];
}

/** A game on the server's clock. */
export interface Started {
  game: string;
  level: string;
  started: number;
}
/** How a game ended. `help` says what was used: `hint`, `alarm`, `solve`. */
export interface Finish {
  moves: string[];
  help: string[];
}
export interface Entry {
  id: string;
  level: string;
  person: Person;
  /** The puzzle's measures and `moves`. */
  measures: Record<string, number>;
  /** By the server's clock; null if it was not played on it. */
  seconds: number | null;
  assisted: boolean;
  when: number;
}
export interface Ranked {
  rank: number;
  value: number;
  entry: Entry;
}
export interface SolverEntry {
  id: string;
  level: string;
  person: Person;
  /** The algorithm or the program's name. */
  solver: string;
  /** The heuristic and settings in one line; empty if there are none. */
  details: string;
  cost: number;
  measures: Record<string, number>;
  expansions: number | null;
  /** Processor time in classes: the next power of two of seconds, such as 0.25, 0.5, 1, 2. */
  cpu_class: number | null;
  bytes: number | null;
  /** True if the server ran it itself; else the figures are those that its owner reported, and only the moves were replayed. */
  measured_here: boolean;
  when: number;
}
export interface Board {
  level: string;
  puzzle: string;
  /** What is ranked: measures of the puzzle, the one that counts first. */
  measures: string[];
  ranks: Record<string, Ranked[]>;
  /** Entries that no other beats in every measure, where the puzzle has two measures that compete (Sokoban: moves and pushes). */
  front: Entry[] | null;
  fastest: Ranked[];
  solvers: SolverEntry[];
  /** The person's own entries, the latest first. */
  mine: Entry[];
}
/** An entry to be watched. */
export interface Recorded {
  entry: Entry;
  moves: string[];
}
/** For each level 100 points times the best of its first measure, divided by one's own; without help only. */
export interface Standing {
  rank: number;
  person: Person;
  points: number;
  levels: number;
}
export interface Standings {
  standings: Standing[];
  /** The week, such as `2026-W47`, or null for all time. */
  week: string | null;
}
export interface AuditLine {
  when: number;
  who: string;
  act: string;
  what: string;
}
/** What was wrong: a sentence in the language of the request, and a name for programs. */
export interface HubProblem {
  problem: string;
  message: string;
}
