// How long a search took: the median of its repeats, and between what times half of them lie.
import type { Times } from '../../protocol';
import type { Span } from '../../widgets/leaders';

/** How far the time of a run that was made once may be off, as a part of it. */
const CHANCE = 0.1;
/** What may be left of the time of a run that was being recorded, when it is not. */
const UNRECORDED = 0.5;

/** Between what times a search takes: the quartiles of its repeats; wider than it needs to be for one that was made once. */
export function timeSpan({ runs, median, lower, upper, recorded }: Times): Span {
  if (runs > 1) return { from: lower, to: upper };
  return { from: median * (recorded ? UNRECORDED : 1 - CHANCE), to: median * (1 + CHANCE) };
}
