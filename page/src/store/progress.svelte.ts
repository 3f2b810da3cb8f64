// What a person did: games in progress, so that they can go on where they left off, and own bests. Kept in the browser.
import { SvelteMap } from 'svelte/reactivity';
import { onOtherWindow, recall, remember } from './persist';

/** One step of a game: a move's text, or for placement puzzles something taken away, marked or cleared. */
export type Action = string | { take?: string; mark?: number[]; clear?: number[] };

/** A game in progress: everything done and undone, and the person's place in it. */
export interface Saved {
  actions: Action[];
  at: number;
  seconds: number;
  /** Whether a hint was taken or the engine played. */
  assisted?: boolean;
  /** All help there was, by the names that servers know. */
  help?: Help[];
}

/** Help in a game. Boards also count the alarm, which the medals here do not. */
export type Help = 'hint' | 'alarm' | 'solve';

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

/** What games are compared by. */
type Result = Pick<Best, 'cost' | 'moves' | 'seconds' | 'assisted'>;

/** What the gallery shows of a game. */
interface Recent {
  level: string;
  moves: number;
  when: number;
}

/** Whether a game was better than another: a game without help always is, then the first thing in which they differ decides. */
function isBetter(one: Result, other: Result): boolean {
  if ((one.assisted ?? false) !== (other.assisted ?? false)) return !one.assisted;
  return (one.cost - other.cost || one.moves - other.moves || one.seconds - other.seconds) < 0;
}

/** The lesser of each number. */
function least(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): Record<string, number> {
  const names = Object.keys({ ...one, ...other });
  return Object.fromEntries(names.map((name) => [name, Math.min(one[name] ?? Infinity, other[name] ?? Infinity)]));
}

/** The better of both, with the least of each record. */
function merged(one: Best, other: Best | undefined): Best {
  if (!other) return one;
  return { ...(isBetter(one, other) ? one : other), records: least(one.records, other.records), known: least(one.known, other.known) };
}

const VERSION = 1;
const BESTS_VERSION = 2;
const KEPT = 24;

/** The first version knew neither records nor help. */
export function upgradeBests(old: unknown): Record<string, Best> {
  const all = Object.entries((old ?? {}) as Record<string, Omit<Best, 'records' | 'known'>>);
  return Object.fromEntries(all.map(([level, best]) => [level, { ...best, records: {}, known: {} }]));
}

const bests = new SvelteMap<string, Best>();
const recents = new SvelteMap<string, Recent>();

/** Adds what is stored: another window may have won games too. */
function readBests(): void {
  const stored = recall<Record<string, Best>>('bests', BESTS_VERSION, {}, upgradeBests);
  for (const [level, best] of Object.entries(stored)) bests.set(level, merged(best, bests.get(level)));
}
function readRecents(): void {
  recents.clear();
  for (const recent of recall<Recent[]>('recent', VERSION, [])) recents.set(recent.level, recent);
}
readBests();
readRecents();
onOtherWindow('bests', readBests);
onOtherWindow('recent', readRecents);

function keepBest(level: string, best: Best): void {
  bests.set(level, best);
  remember('bests', BESTS_VERSION, Object.fromEntries(bests));
}

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
    readBests();
    const best = bests.get(level);
    const { cost, moves, seconds, measures, assisted } = made;
    const now = { cost, moves, seconds, ...(assisted ? { assisted } : {}), records: assisted ? {} : measures, known: {} };
    keepBest(level, merged(now, best));
    return !assisted && (!best || isBetter(made, best));
  },

  /** Keeps what is known of the solutions of a level that was solved. */
  learn(level: string, known: Readonly<Record<string, number>>): void {
    readBests();
    const best = bests.get(level);
    if (best) keepBest(level, { ...best, known: least(best.known, known) });
  },
};
