// A measurement that runs now: levels of growing size, searched one after the other, and what was counted.
import type { LevelRef, Report } from '../../protocol';
import { asked } from '../../transport/asking';
import type { Measurement, Run, Specimen } from './lesson';

type Phase = 'idle' | 'running' | 'done' | 'stopped' | 'failed';

/** Where it runs: apart from the example, which can be scrubbed meanwhile. */
const PLACE = 1;

/** The counts of one size, a number for each run; null where a search did not end by itself. */
export interface Point {
  size: number;
  counts: (number | null)[];
}

export class Measuring {
  phase: Phase = $state('idle');
  points: Point[] = $state.raw([]);
  /** Searches made so far. */
  done = $state(0);
  error: unknown = $state.raw(null);
  private stop: AbortController | null = null;

  constructor(private readonly measurement: Measurement) {}

  /** How many searches there are in all. */
  get all(): number {
    const { sizes, levels, runs } = this.measurement;
    return sizes.reduce((sum, size) => sum + levels(size).length * runs.length, 0);
  }

  async start(): Promise<void> {
    const stop = new AbortController();
    this.stop = stop;
    [this.phase, this.points, this.done, this.error] = ['running', [], 0, null];
    try {
      for (const size of this.measurement.sizes) {
        const point = await this.measure(size, stop.signal);
        this.points = [...this.points, point];
      }
      this.phase = 'done';
    } catch (error) {
      this.phase = stop.signal.aborted ? 'stopped' : 'failed';
      this.error = error;
    }
  }

  cancel(): void {
    this.stop?.abort();
  }

  private async measure(size: number, signal: AbortSignal): Promise<Point> {
    const { levels, runs } = this.measurement;
    const counts: (number | null)[][] = runs.map(() => []);
    for (const specimen of levels(size)) {
      const level = await refOf(specimen, signal);
      for (const [index, run] of runs.entries()) {
        counts[index]?.push(await this.count(level, run, size, signal));
        this.done += 1;
      }
    }
    return { size, counts: counts.map(middle) };
  }

  private async count(level: LevelRef, run: Run, size: number, signal: AbortSignal): Promise<number | null> {
    const { vary, most } = this.measurement;
    const settings = vary ? { ...run.settings, [vary]: size } : (run.settings ?? {});
    const request = { ...run, settings, limits: { nodes: most } };
    const { report } = await asked({ ask: 'solve', level, request }, undefined, signal, PLACE);
    signal.throwIfAborted();
    return hasEnded(report) ? report.stats.expanded : null;
  }
}

async function refOf(specimen: Specimen, signal: AbortSignal): Promise<LevelRef> {
  if ('level' in specimen) return { from: 'built-in', name: specimen.level };
  const { puzzle, settings, seed } = specimen;
  const { text } = await asked({ ask: 'generate', puzzle, settings, seed }, undefined, signal, PLACE);
  return { from: 'text', text, puzzle };
}

/** Whether a search found what it looked for, or has seen everything that it is allowed to see. */
function hasEnded({ outcome, limit }: Pick<Report, 'outcome' | 'limit'>): boolean {
  return outcome === 'solved' || outcome === 'unsolvable' || limit === 'depth';
}

/** The number in the middle; null if one is missing. */
export function middle(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null).sort((one, other) => one - other);
  return known.length === counts.length ? (known[Math.floor(known.length / 2)] ?? null) : null;
}
