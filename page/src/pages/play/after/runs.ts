// Lapses of a game, as short as they can be told.
import type { Lapse } from '../../../protocol';

/** The first and last action of a run, and what each of its actions lost. */
interface Run {
  first: number;
  last: number;
  lost: number;
}

/** Lapses one after the other that cost the same, joined. */
export function runsOf(lapses: readonly Lapse[]): Run[] {
  const runs: Run[] = [];
  for (const { action, lost } of lapses) {
    const run = runs.at(-1);
    if (run && run.last + 1 === action && run.lost === lost) run.last = action;
    else runs.push({ first: action, last: action, lost });
  }
  return runs;
}
