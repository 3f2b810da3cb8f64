// Where the watch page was left, by level or by entry of the history: the form, what was run, and the place in the replay. Kept
// for as long as the tab of the browser is open, so that a reload, Back and another page lead to where one was.
import { embedded } from '../../embed';
import type { Choice } from './choice';

export interface Place {
  /** The form as it was left. */
  choice: Choice;
  /** What the run that is shown was asked for; null without one. */
  ran: Choice | null;
  shown: 'search' | 'solution';
  /** The place in what is shown. */
  at: number;
}

const KEY = 'solvarium:watched';
/** The places that are kept; the oldest go. */
const MOST = 50;
/** Storing waits this long, in milliseconds, for the next change. */
const REST = 300;

const places = new Map<string, Place>(recalled());
let waiting: ReturnType<typeof setTimeout> | undefined;
globalThis.window?.addEventListener('pagehide', store);

/** What a place is kept under: the level or, for what a link shows, the entry of the history that it is. */
export function placeKey(level: string, isLinked: boolean): string {
  if (!isLinked) return `level:${level}`;
  const { entry } = (history.state ?? {}) as { entry?: string };
  return `entry:${entry ?? location.hash}`;
}

export function placeAt(key: string): Place | undefined {
  return places.get(key);
}

export function keepPlace(key: string, place: Place): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
  waiting ??= setTimeout(store, REST);
}

function recalled(): [string, Place][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, Place][];
  } catch {
    return [];
  }
}

function store(): void {
  clearTimeout(waiting);
  waiting = undefined;
  if (embedded) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places]));
  } catch {
    // Without storage the places last as long as the page.
  }
}
