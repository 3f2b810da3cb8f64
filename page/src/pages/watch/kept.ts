// The runs shown last, which outlive the page that showed them: whoever comes back finds them without waiting.
import type { Choice } from './choice';
import type { Watching } from './run.svelte';

interface Kept {
  key: string;
  /** The text of the level, which may have been edited meanwhile. */
  text: string;
  ran: Choice;
  watching: Watching;
}

/** A recording may hold many megabytes. */
const MOST = 3;
let runs: Kept[] = [];

/** Keeps a finished run. */
export function keepRun(run: Kept): void {
  run.watching.track?.pause();
  runs = [...runs, run];
  while (runs.length > MOST) runs.shift()?.watching.close();
}

/** The run that was kept under a key, if it is of this text and of this set-up; another one of the key is ended. */
export function takeRun(key: string, text: string, ran: Choice | null): Watching | null {
  const found = runs.find((run) => run.key === key);
  runs = runs.filter((run) => run !== found);
  if (!found) return null;
  if (found.text === text && ran && sameChoice(found.ran, ran)) return found.watching;
  found.watching.close();
  return null;
}

/** Whether two forms have the same contents. */
export function sameChoice(one: Choice, other: Choice): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
