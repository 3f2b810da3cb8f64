// The runs shown last, of every page that shows some: they outlive the page, and whoever comes back finds them without waiting.
import { asked } from '../../transport/asking';
import type { Track } from './track.svelte';

/** What has run and is scrubbed through. */
interface Run {
  readonly track: Track | undefined;
  /** Ends it; the engine may forget its recordings. */
  close: () => void;
}

interface Kept {
  /** Of the place where it was shown (`places.ts`), which says of what kind it is. */
  key: string;
  /** The text of the level, which may have been edited meanwhile. */
  text: string;
  /** What was asked for. */
  ran: unknown;
  run: Run;
}

/** A recording may hold many megabytes. */
const MOST = 3;
let runs: Kept[] = [];

/** Keeps a finished run. */
export function keepRun(kept: Kept): void {
  kept.run.track?.pause();
  runs = [...runs, kept];
  while (runs.length > MOST) runs.shift()?.run.close();
}

/** The run that was kept under a key, if it is of this text and of this set-up; another one of the key is ended. */
export function takeRun<R extends Run>(key: string, text: string, ran: unknown): R | null {
  const found = runs.find((kept) => kept.key === key);
  runs = runs.filter((kept) => kept !== found);
  if (!found) return null;
  if (found.text === text && JSON.stringify(found.ran) === JSON.stringify(ran)) return found.run as R;
  found.run.close();
  return null;
}

/** Whether all these recordings can still be asked about. */
export async function areRecorded(recordings: readonly number[]): Promise<boolean> {
  const pages = await Promise.allSettled(recordings.map((run) => asked({ ask: 'trace-page', run, from: 0, count: 1 })));
  return pages.every(({ status }) => status === 'fulfilled');
}
