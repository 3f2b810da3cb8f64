// Lessons: one folder each in `lessons/`, called after its algorithm or puzzle. `plan.ts` holds what is the same in every
// language, `text.<language>.ts` the words (see `texts.ts`).
import type { Language } from '../../i18n/languages';
import type { Request, Setting } from '../../protocol';

/** What is the same in every language. */
export interface Plan {
  /** Lessons with lower numbers come first on the path. */
  order: number;
  /** How long it takes to read, watch and try. */
  minutes: number;
  /** What is learned here, in a sentence. */
  teaches: Readonly<Record<Language, string>>;
  example: Example;
  measurement: Measurement;
  literature: readonly Source[];
}

/** A search, without limits. */
export type Run = Omit<Request, 'limits'>;

/** A search of a built-in level that is shown in the lesson. */
export interface Example {
  level: string;
  run: Run;
}

/** Searches of levels of growing size. */
export interface Measurement {
  sizes: readonly number[];
  /** The levels of a size; the middle of their counts is shown. */
  levels: (size: number) => readonly Specimen[];
  /** The searches that are counted, a curve for each. */
  runs: readonly Run[];
  /** The setting of the runs that is the size, where the level stays the same. */
  vary?: string;
  /** What is counted. */
  unit: 'states' | 'candidates';
  /** A search that has not ended by then is not counted. */
  most: number;
}

/** A built-in level, or one that the puzzle's generator makes. */
export type Specimen = { level: string } | { puzzle: string; settings: Readonly<Record<string, Setting>>; seed: number };

export interface Source {
  authors: string;
  year: number;
  title: string;
  venue: string;
}

/** What lessons of both kinds say. In all texts `…` is code and _…_ is stressed. */
interface CommonText {
  /** The idea, in paragraphs. */
  idea: readonly string[];
  /** What to look for in the example. */
  look: string;
  /** What the chart of the measurement shows, and the name of its axis. */
  measured: { size: string; text: string };
  /** Wrong beliefs, each with its correction. */
  mistakes: readonly { belief: string; truth: string }[];
  questions: readonly { question: string; answer: string }[];
}

export interface AlgorithmText extends CommonText {
  about: 'algorithm';
  guarantees: readonly string[];
  costs: readonly string[];
}

/** The parts of a search problem. */
export const PARTS = ['state', 'moves', 'goal', 'cost', 'branching', 'size'] as const;

export interface PuzzleText extends CommonText {
  about: 'puzzle';
  problem: Readonly<Record<(typeof PARTS)[number], string>>;
  /** Why it is hard, or is not. */
  hard: readonly string[];
  /** For each heuristic why it is admissible, or is not. */
  heuristics: Readonly<Record<string, string>>;
  /** A good first experiment. */
  experiment: readonly string[];
}

export type LessonText = AlgorithmText | PuzzleText;

const plans = import.meta.glob<Plan>('./lessons/*/plan.ts', { import: 'default', eager: true });

/** The lessons, in the order of the path. */
export const path: readonly (Plan & { name: string })[] = Object.entries(plans)
  .map(([file, plan]) => ({ ...plan, name: file.split('/')[2] ?? '' }))
  .sort((one, other) => one.order - other.order);

/** As many levels of a puzzle's generator as a measurement takes for one size. */
export function made(puzzle: string, settings: Readonly<Record<string, Setting>>, count = 3): Specimen[] {
  return Array.from({ length: count }, (_, index) => ({ puzzle, settings, seed: index + 1 }));
}
