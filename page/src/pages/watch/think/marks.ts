// What marks an entry of a list at a moment: the one a step is about, the same state met again, the one taken next.
import type { TraceEntry, TraceMoment, TraceStep, Verdict } from '../../../protocol';

type Mark = 'now' | 'same' | 'next';

/** What names a generated state in a recording. */
export function keyOf({ from, place }: Pick<TraceEntry, 'from' | 'place'>): string {
  return `${from ?? 'start'}:${place}`;
}

/** Verdicts about a state that was met before. */
const AGAIN: readonly (Verdict | null)[] = ['duplicate', 'cheaper', 'reopened', 'met'];

/** Whether a step finds that its state was met before. */
export function isAgain({ verdict }: TraceStep): boolean {
  return AGAIN.includes(verdict);
}

export function markOf(entry: TraceEntry, { steps, step, next }: TraceMoment): Mark | null {
  const now = steps[step];
  if (now?.entry) {
    if (keyOf(entry) === keyOf(now.entry)) return 'now';
    if (isAgain(now) && isSame(entry, now.entry, now.verdict === 'met')) return 'same';
  }
  return next && keyOf(entry) === keyOf(next.entry) ? 'next' : null;
}

/** Whether two entries are paths to one state; each side of a search from both ends has its own numbers. */
function isSame(one: TraceEntry, other: TraceEntry, across: boolean): boolean {
  if ((one.backward !== other.backward) !== across) return false;
  if (!across && one.id !== null && other.id !== null) return one.id === other.id;
  return one.state === other.state;
}
