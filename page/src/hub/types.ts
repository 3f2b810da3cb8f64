// What the server's shared house says and takes. Written from the Rust types by `make types`.
// Times are milliseconds since 1970 (UTC). A `level` is a name: built in (`sokoban/1`, `sokoban/daily/2026-11-17`) or shared (`shared/ID`).
import type { Message, QuizQuestion, Request } from '../protocol';

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

/** Kinds of help. */
export type Help = 'hint' | 'alarm' | 'solve';
/** Play levels by hand, answer questions about a search, or hand in a program that solves levels. */
export type AssignmentKind = 'play' | 'quiz' | 'solver';
/** What somebody has of an assignment. */
export interface Mark {
  points: number;
  /** The points there are; null for a program that is not graded yet. */
  of: number | null;
  /** Whether everything asked for is there: all levels, the answers, a program. */
  done: boolean;
  /** Whether any of it came after the deadline. */
  late: boolean;
  /** When the last of it came; null if nothing has. */
  when: number | null;
}
/** An assignment in a list. */
export interface AssignmentCard {
  id: string;
  class: string;
  class_title: string;
  title: string;
  kind: AssignmentKind;
  opens: number;
  deadline: number | null;
  /** By the server's clock. What comes after the deadline is taken, and marked as late. */
  state: 'later' | 'open' | 'closed';
  /** The person's own mark; null for the teacher. */
  mine: Mark | null;
}
export interface AssignedLevel {
  level: string;
  puzzle: string;
  /** What a shared level is called; null for others. */
  title: string | null;
  /** Its first measure, by which the best game is chosen. */
  measure: string;
}
/** The search that a quiz is about; the server keeps the seed for itself. */
export interface QuizTask {
  level: string;
  request: Request;
  count: number;
}
export interface Assignment extends AssignmentCard {
  text: string;
  /** Empty for a quiz. */
  levels: AssignedLevel[];
  /** The help that is allowed in games. */
  help: Help[];
  quiz: QuizTask | null;
  /** How programs are started, such as `python3 {file}`; for `solver` only. */
  command: string | null;
  /** What the person did on the levels, in their order; null where nothing counts. Empty for the teacher and for other kinds. */
  played: (LevelPlayed | null)[];
  /** The person's own program. */
  hand_in: HandIn | null;
}
/** What a teacher writes. A PUT sends all of it again; the kind and the quiz cannot change. */
export interface Assign {
  title: string;
  text?: string;
  kind: AssignmentKind;
  /** Now, if it is not given. */
  opens?: number;
  deadline?: number | null;
  /** Names of levels, 1 to 100, for `play` and `solver`. */
  levels?: string[];
  help?: Help[];
  quiz?: QuizTask;
  command?: string | null;
}
/** The best game that counts: in time before late, then by the first measure, then by time. */
export interface LevelPlayed {
  level: string;
  entry: string;
  value: number;
  seconds: number | null;
  help: Help[];
  late: boolean;
  when: number;
}
export interface HandIn {
  id: string;
  person: Person;
  file: string;
  bytes: number;
  /** Changes whenever the file does. */
  digest: string;
  late: boolean;
  when: number;
  grade: Grade | null;
}
export interface Grade {
  points: number;
  of: number;
  /** Plain text: why points were lost, a line each. */
  report: string;
  when: number;
}
export interface ClassCard {
  id: string;
  title: string;
  about: string;
  teacher: Person;
  /** Whether the person is its teacher. */
  mine: boolean;
  members: number;
  assignments: number;
  created: number;
}
export interface ClassPage extends ClassCard {
  /** Such as `k7mx-p2qf`; for the teacher only; null when nobody may join. */
  code: string | null;
  /** The latest deadline last; those that have not opened yet are shown to the teacher only. */
  shown: AssignmentCard[];
}
export interface MyClasses {
  teaching: ClassCard[];
  joined: ClassCard[];
  /** What is open or late, and not done, by deadline. */
  due: AssignmentCard[];
}
export interface Member {
  person: Person;
  joined: number;
}
/** How far each member is; the teacher's page asks again every few seconds. */
export interface Progress {
  assignment: Assignment;
  members: MemberProgress[];
  /** The server's time. */
  now: number;
}
export interface MemberProgress {
  person: Person;
  mark: Mark;
  /** For `play`: in the order of the assignment's levels. */
  played: (LevelPlayed | null)[];
  /** For `quiz`: the chosen places, and which of them are right. */
  answers: QuizAnswers | null;
  /** For `solver`. */
  hand_in: HandIn | null;
}
export interface QuizAnswers {
  answers: number[];
  right: boolean[];
  late: boolean;
  when: number;
}
/** A question; what is right is told to the teacher, and to those who have answered once the deadline has passed (at once without one). */
export type PaperQuestion = Omit<QuizQuestion, 'right' | 'because'> & { right: number | null; because: Message | null };
export interface Paper {
  order: Message;
  questions: PaperQuestion[];
  handed_in: QuizAnswers | null;
}
/** The runs of a class's own solvers and heuristics, on the levels of its assignments or of one of them. */
export interface ClassBoard {
  levels: { level: string; runs: SolverEntry[] }[];
  standings: SolverStanding[];
}
/** For each level 100 points times the least cost divided by one's own; of equals, fewer expansions are ahead. */
export interface SolverStanding {
  rank: number;
  person: Person;
  solver: string;
  details: string;
  points: number;
  levels: number;
  /** In all; null if a run does not tell. */
  expansions: number | null;
}
