// A race: as many runs at the same time as the machine has cores, each at a place of its own; then all are shown in step.
import type { LevelRef } from '../../protocol';
import { look } from '../../theme/dark.svelte';
import { asked } from '../../transport/asking';
import type { HeatKind } from '../../widgets/HeatMap.svelte';
import { placeOf } from '../../widgets/leaders';
import { areRecorded } from '../watch/kept';
import { Track } from '../watch/track.svelte';
import type { Lane } from './lane.svelte';
import { atOnce, type Clock } from './pace';

/** Moments of the race that is shown. */
const MOMENTS = 1000;

/** A place in the race; several share one where the difference is not real. */
export interface Place {
  rank: number;
  tied: boolean;
}

/** Nothing here is `$derived`: that would stop with the page that made the race, which may be kept and shown again. */
export class Race {
  lanes: Lane[] = $state.raw([]);
  phase: 'idle' | 'running' | 'done' = $state('idle');
  clock: Clock = $state('expansions');
  track: Track = $state.raw(new Track(MOMENTS, () => undefined));
  error: unknown = $state.raw(null);
  /** What the heat maps on the boards count. */
  heat: HeatKind = $state('off');
  private stop: AbortController | null = null;

  /** Whether there is anything for heat maps to count. */
  get hasHeat(): boolean {
    return this.lanes.some((lane) => lane.heat.some);
  }

  /** Where the race ends, on its clock. */
  get end(): number {
    return Math.max(0, ...this.lanes.map((lane) => lane.end(this.clock)));
  }

  /** Expansions are whole, so that what is said of the race and of its lanes is the same number. */
  get moment(): number {
    const moment = (this.track.at / MOMENTS) * this.end;
    return this.clock === 'expansions' ? Math.floor(moment) : moment;
  }

  async start(level: LevelRef, lanes: Lane[]): Promise<void> {
    this.close();
    const stop = new AbortController();
    [this.stop, this.lanes, this.phase, this.error] = [stop, lanes, 'running', null];
    lanes.forEach((lane) => lane.heat.choose(this.heat));
    const waiting = [...lanes];
    const runner = async (place: number) => {
      for (let lane = waiting.shift(); lane && !stop.signal.aborted; lane = waiting.shift()) {
        await lane.race(level, stop.signal, place).catch((error: unknown) => {
          if (!stop.signal.aborted && this.stop === stop) this.error ??= error;
          // Recordings at a place that crashed, or was ended, are gone; each program of a person's has a place of its own.
          lanes.filter((other) => other.place === place && other.request.script === lane.request.script).forEach((other) => (other.run = null));
        });
      }
    };
    const places = Array.from({ length: atOnce(lanes.length, navigator.hardwareConcurrency) }, (_, place) => place);
    // All engines are started before anyone runs: forgetting a run that never was takes no time, but starts one.
    await Promise.allSettled(places.map((place) => asked({ ask: 'forget', run: 0 }, undefined, undefined, place)));
    if (this.stop === stop) await Promise.all(places.map(runner));
    if (this.stop !== stop) return;
    this.phase = 'done';
    this.show();
  }

  /** A lane's place among those that solved the level, and whether it shares it; null for the others. */
  place(lane: Lane): Place | null {
    const solved = this.lanes.filter((each) => each.report?.outcome === 'solved');
    if (!solved.includes(lane)) return null;
    const spans = solved.map((each) => each.span(this.clock));
    const rank = placeOf(lane.span(this.clock), spans);
    return { rank, tied: spans.filter((span) => placeOf(span, spans) === rank).length > 1 };
  }

  cancel(): void {
    this.stop?.abort();
  }

  /** Whether what is shown can still be asked about. */
  isAlive(): Promise<boolean> {
    return areRecorded(this.lanes.flatMap(({ run }) => (run ? [run.run] : [])));
  }

  /** Goes to a place that was left before. */
  returnTo(clock: Clock, at: number): void {
    this.track.pause();
    this.track.seek(at);
    this.choose(clock);
  }

  chooseHeat(kind: HeatKind): void {
    this.heat = kind;
    this.lanes.forEach((lane) => lane.heat.choose(kind));
  }

  choose(clock: Clock): void {
    this.clock = clock;
    this.stand();
  }

  close(): void {
    if (this.phase === 'running') this.stop?.abort();
    this.stop = null;
    this.track.pause();
    this.lanes.forEach((lane) => lane.close());
  }

  /** Shows the race from its beginning; at once its end, where less motion is wanted. */
  private show(): void {
    this.track = new Track(MOMENTS, () => this.stand());
    this.track.speed = MOMENTS / 12;
    if (!this.lanes.some((lane) => lane.report)) return;
    if (look.calm) return this.track.seek(MOMENTS);
    this.stand();
    this.track.toggle();
  }

  private stand(): void {
    this.lanes.forEach((lane) => lane.stand(this.clock, this.moment));
  }
}
