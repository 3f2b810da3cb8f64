// A race: the runs are made one after the other, so that each has the machine to itself, and then shown in step.
import type { LevelRef, Event } from '../../protocol';
import { look } from '../../theme/dark.svelte';
import { asked } from '../../transport/asking';
import { Track } from '../watch/track.svelte';
import type { Lane } from './lane.svelte';
import type { Clock } from './pace';

/** Moments of the race that is shown. */
const MOMENTS = 1000;
/** Bytes that the recording of one run may hold. */
const TRACE_BYTES = 4 << 20;

export class Race {
  lanes: Lane[] = $state.raw([]);
  phase: 'idle' | 'running' | 'done' = $state('idle');
  clock: Clock = $state('expansions');
  track: Track = $state.raw(new Track(MOMENTS, () => undefined));
  error: unknown = $state.raw(null);
  private stop: AbortController | null = null;

  /** Where the race ends, on its clock. */
  readonly end = $derived(Math.max(0, ...this.lanes.map((lane) => lane.end(this.clock))));
  readonly moment = $derived((this.track.at / MOMENTS) * this.end);

  async start(level: LevelRef, lanes: Lane[]): Promise<void> {
    this.close();
    const stop = new AbortController();
    [this.stop, this.lanes, this.phase, this.error] = [stop, lanes, 'running', null];
    const requests = lanes.map((lane) => lane.request);
    try {
      const hear = (event: Event) => this.stop === stop && this.hear(event, level);
      await asked({ ask: 'compare', level, requests, trace: { bytes: TRACE_BYTES } }, hear, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) this.error = error;
      // Where cancelling ends the worker, the recordings went with it.
      lanes.forEach((lane) => (lane.run = null));
    }
    if (this.stop !== stop) return;
    lanes.forEach((lane) => (lane.running = false));
    this.phase = 'done';
    this.show();
  }

  /** A lane's place among those that solved the level; those that end together share one. 0 for the others. */
  rank(lane: Lane): number {
    const solved = this.lanes.filter((each) => each.report?.outcome === 'solved');
    if (!solved.includes(lane)) return 0;
    return 1 + solved.filter((each) => each.end(this.clock) < lane.end(this.clock)).length;
  }

  cancel(): void {
    this.stop?.abort();
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

  private hear(event: Event, level: LevelRef): void {
    const lane = this.lanes[event.index];
    if (!lane) return;
    if (event.event === 'begin') lane.running = true;
    if (event.event === 'progress') lane.stats = event.stats;
    if (event.event === 'report') void lane.finish(event.run, level);
  }
}
