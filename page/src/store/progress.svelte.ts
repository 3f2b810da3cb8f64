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
}

/** The best a person did on a level: its cost in the puzzle's unit, then moves, then time. */
export interface Best {
  cost: number;
  moves: number;
  seconds: number;
}

/** What the gallery shows of a game. */
interface Recent {
  level: string;
  moves: number;
  when: number;
}

/** Whether a game was better than another: the first thing in which they differ decides. */
function isBetter(one: Best, other: Best): boolean {
  return (one.cost - other.cost || one.moves - other.moves || one.seconds - other.seconds) < 0;
}

const VERSION = 1;
const KEPT = 24;

const bests = new SvelteMap<string, Best>(Object.entries(recall<Record<string, Best>>('bests', VERSION, {})));
const recents = new SvelteMap<string, Recent>(
  recall<Recent[]>('recent', VERSION, []).map((recent) => [recent.level, recent]),
);

/** Where a game begins and is kept. */
export interface Games {
  saved(level: string): Saved | null;
  save(level: string, moves: number, game: Saved): void;
  solved(level: string, made: Best): boolean;
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
  solved(level: string, made: Best): boolean {
    recents.delete(level);
    remember('recent', VERSION, progress.recent.slice(0, KEPT));
    const best = bests.get(level);
    const better = !best || isBetter(made, best);
    if (better) bests.set(level, made);
    remember('bests', VERSION, Object.fromEntries(bests));
    return better;
  },
};
