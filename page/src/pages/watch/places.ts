// Where a page that searches was left, by level or by entry of the history: the form, what was run, and the place in the replay.
// Kept for as long as the tab of the browser is open, so that a reload, Back and another page lead to where one was.
import { embedded } from '../../embed';
import type { View } from '../../protocol';
import type { Choice } from './choice';

/** Where the watch page was left. */
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

const places = new Map<string, unknown>(recalled());
let waiting: ReturnType<typeof setTimeout> | undefined;
globalThis.window?.addEventListener('pagehide', store);

/** What a page's place is kept under: the level or, for what an address asks for, the entry of the history that it is. */
export function placeKey(page: View['page'], level: string, isLinked: boolean): string {
  if (!isLinked) return `${page}:level:${level}`;
  const { entry } = (history.state ?? {}) as { entry?: string };
  return `${page}:entry:${entry ?? location.hash}`;
}

/** The place that the page of a key has left. */
export function placeAt<P>(key: string): P | undefined {
  return places.get(key) as P | undefined;
}

export function keepPlace<P>(key: string, place: P): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
  waiting ??= setTimeout(store, REST);
}

function recalled(): [string, unknown][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, unknown][];
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
