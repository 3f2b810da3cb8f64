// What a person did: games in progress, so that they can go on where they left off, and own bests. Kept in the browser.
import { SvelteMap } from 'svelte/reactivity';
import { recall, remember } from './persist';

/** One step of a game: a move's text, or for placement puzzles something taken away, marked or cleared. */
export type Action = string | { take?: string; mark?: number[]; clear?: number[] };

/** A game in progress: everything done and undone, and the person's place in it. */
export interface Saved {
  actions: Action[];
  at: number;
  seconds: number;
  /** Whether a hint was taken or the engine played. */
  assisted?: boolean;
}

/** A game that was won: its cost in the puzzle's unit, then moves, then time. */
export interface Made {
  cost: number;
  moves: number;
  seconds: number;
  /** What each measure counted. */
  measures: Readonly<Record<string, number>>;
  /** Whether a hint was taken or the engine played. */
  assisted: boolean;
}

/** The best a person did on a level. */
export interface Best {
  cost: number;
  moves: number;
  seconds: number;
  /** Won with help only. */
  assisted?: boolean;
  /** The least of each measure, of games without help. */
  records: Readonly<Record<string, number>>;
  /** The least of each measure that is known of any solution. */
  known: Readonly<Record<string, number>>;
}

/** What the gallery shows of a game. */
interface Recent {
  level: string;
  moves: number;
  when: number;
}

/** Whether a game was better than another: a game without help always is, then the first thing in which they differ decides. */
function isBetter(one: Made, other: Best): boolean {
  if (one.assisted !== (other.assisted ?? false)) return !one.assisted;
  return (one.cost - other.cost || one.moves - other.moves || one.seconds - other.seconds) < 0;
}

/** The lesser of each number. */
function least(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): Record<string, number> {
  const names = Object.keys({ ...one, ...other });
  return Object.fromEntries(names.map((name) => [name, Math.min(one[name] ?? Infinity, other[name] ?? Infinity)]));
}

const VERSION = 1;
const BESTS_VERSION = 2;
const KEPT = 24;

/** The first version knew neither records nor help. */
export function upgradeBests(old: unknown): Record<string, Best> {
  const all = Object.entries((old ?? {}) as Record<string, Omit<Best, 'records' | 'known'>>);
  return Object.fromEntries(all.map(([level, best]) => [level, { ...best, records: {}, known: {} }]));
}

const bests = new SvelteMap<string, Best>(
  Object.entries(recall<Record<string, Best>>('bests', BESTS_VERSION, {}, upgradeBests)),
);
const recents = new SvelteMap<string, Recent>(
  recall<Recent[]>('recent', VERSION, []).map((recent) => [recent.level, recent]),
);

/** Where a game begins and is kept. */
export interface Games {
  saved(level: string): Saved | null;
  save(level: string, moves: number, game: Saved): void;
  solved(level: string, made: Made): boolean;
}

export const progress = {
  best: (level: string): Best | undefined => bests.get(level),
  /** Games left unfinished, the latest first. */
  get recent(): Recent[] {
    return [...recents.values()].sort((one, other) => other.when - one.when);
  },
  isStarted: (level: string): boolean => recents.has(level),
  /** The game of a level, if one was left. */
  saved: (level: string): Saved | null => recall<Saved | null>(`game:${level}`, VERSION, null),

  /** Keeps a game; a game without moves is not offered to be continued. */
  save(level: string, moves: number, game: Saved): void {
    remember(`game:${level}`, VERSION, game);
    if (moves === 0) recents.delete(level);
    else recents.set(level, { level, moves, when: Date.now() });
    remember('recent', VERSION, progress.recent.slice(0, KEPT));
  },

  /** A level was solved: it is no longer offered to be continued. Returns whether it was the best so far. */
  solved(level: string, made: Made): boolean {
    recents.delete(level);
    remember('recent', VERSION, progress.recent.slice(0, KEPT));
    const best = bests.get(level);
    const better = !best || isBetter(made, best);
    const { cost, moves, seconds, assisted } = better ? made : best;
    const records = made.assisted ? (best?.records ?? {}) : least(best?.records ?? {}, made.measures);
    bests.set(level, { cost, moves, seconds, ...(assisted ? { assisted } : {}), records, known: best?.known ?? {} });
    remember('bests', BESTS_VERSION, Object.fromEntries(bests));
    return better && !made.assisted;
  },

  /** Keeps what is known of the solutions of a level that was solved. */
  learn(level: string, known: Readonly<Record<string, number>>): void {
    const best = bests.get(level);
    if (!best) return;
    bests.set(level, { ...best, known: least(best.known, known) });
    remember('bests', BESTS_VERSION, Object.fromEntries(bests));
  },
};
