// What the server says and takes of classes. Times are milliseconds since 1970 (UTC); levels are named as everywhere in the house.
import type { Message, QuizQuestion, Request } from '../protocol';
import type { Person, SolverEntry } from './types';

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
