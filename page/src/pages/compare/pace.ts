// How a race is run: how many at the same time, and how far a finished run was at a moment, according to its samples.
import type { Sample } from '../../protocol';

export type Clock = 'expansions' | 'time';

/** Most searches at the same time, each of which may hold much memory. */
const MOST_AT_ONCE = 4;

/** How many of so many searches run at the same time: one per core, so that their times can be compared. */
export function atOnce(lanes: number, cores: number): number {
  return Math.max(1, Math.min(lanes, cores || 1, MOST_AT_ONCE));
}

/** The last sample not after a moment; before the first, the first. */
export function sampleAt(series: readonly Sample[], clock: Clock, moment: number): Sample | null {
  const value = (sample: Sample) => (clock === 'time' ? sample.seconds : sample.expanded);
  let [low, high] = [0, series.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value(series[middle] as Sample) <= moment) low = middle + 1;
    else high = middle;
  }
  return series[Math.max(0, low - 1)] ?? null;
}

/** How many expansions were made at a moment; between samples of time, in proportion. */
export function expandedAt(series: readonly Sample[], clock: Clock, moment: number): number {
  const last = series.at(-1)?.expanded ?? 0;
  if (clock === 'expansions') return Math.min(last, Math.floor(moment));
  const at = sampleAt(series, clock, moment);
  const next = at ? series[series.indexOf(at) + 1] : undefined;
  if (!at || moment < at.seconds) return 0;
  if (!next || next.seconds <= at.seconds) return at.expanded;
  const part = Math.min(1, (moment - at.seconds) / (next.seconds - at.seconds));
  return Math.round(at.expanded + part * (next.expanded - at.expanded));
}
