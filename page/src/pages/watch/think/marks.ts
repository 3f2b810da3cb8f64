// What marks an entry of a list at a moment: the one a step is about, the same state met again, the one taken next.
import type { TraceEntry, TraceMoment, TraceStep, TraceVariable, Verdict } from '../../../protocol';

type Mark = 'now' | 'same' | 'next';

/** What names a generated state in a recording. */
export function keyOf({ from, place }: Pick<TraceEntry, 'from' | 'place'>): string {
  return `${from ?? 'start'}:${place}`;
}

/** What an entry is called: the move that leads to it, where there is one, as a state in one line is hard to read. */
export function nameOf({ from, move, state, backward }: TraceEntry, start: string): string {
  return move ?? (from === null && !backward ? start : state);
}

/** The value of a variable: a state is called like its entry in the lists. */
export function valueOf({ value, move }: TraceVariable, { steps }: Pick<TraceMoment, 'steps'>, start: string): string {
  const isStart = steps.some(({ entry }) => entry !== null && entry.from === null && !entry.backward && entry.state === value);
  return move ?? (isStart ? start : value);
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
