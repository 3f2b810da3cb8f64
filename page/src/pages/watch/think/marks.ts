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

/** Reasons of searches that go down a path: what is first in line there is tried next at any step. */
const ALWAYS_NEXT: readonly string[] = ['trace-next-entered', 'trace-next-untried'];

/** Whether the first in line is what comes next: until the last step of a row, successors may still get in before it. */
export function isNext({ steps, step, next }: TraceMoment): boolean {
  if (!next) return false;
  return step >= steps.length - 1 || steps[step + 1]?.kind === 'take' || ALWAYS_NEXT.includes(next.reason.id);
}

export function markOf(entry: TraceEntry, moment: TraceMoment): Mark | null {
  const { steps, step, next } = moment;
  const now = steps[step];
  if (now?.entry) {
    if (keyOf(entry) === keyOf(now.entry)) return 'now';
    if (isAgain(now) && isSame(entry, now.entry, now.verdict === 'met')) return 'same';
  }
  return next && isNext(moment) && keyOf(entry) === keyOf(next.entry) ? 'next' : null;
}

/** Whether two entries are paths to one state; each side of a search from both ends has its own numbers. */
function isSame(one: TraceEntry, other: TraceEntry, across: boolean): boolean {
  if ((one.backward !== other.backward) !== across) return false;
  if (!across && one.id !== null && other.id !== null) return one.id === other.id;
  return one.state === other.state;
}
