// What a slide shows, opened and running: the level, and its search or its race. It outlives a change between page and screen.
import { wholeBoard } from '../../boards/tiles';
import type { Limits, LoadedLevel, Picture, Request, Scene } from '../../protocol';
import { pageOf } from '../../puzzles';
import { asked } from '../../transport/asking';
import { Lane } from '../compare/lane.svelte';
import { Race } from '../compare/race.svelte';
import { Watching } from '../watch/run.svelte';
import { nextStop } from './stops';

/** Seconds of a search, and of each search of a race, where the file sets no limits; and those in which a race is timed again. */
const [SEARCH_SECONDS, LANE_SECONDS, REPEAT_SECONDS] = [30, 10, 0.5];

export class Shown {
  loaded: LoadedLevel | null = $state.raw(null);
  /** The board after the moves of a slide that shows only that. */
  board: Picture | null = $state.raw(null);
  readonly watching = new Watching();
  readonly race = new Race();
  error: unknown = $state.raw(null);
  /** The stop of the search that is shown. */
  stop = $state(0);
  private closed = false;

  constructor(readonly scene: Scene) {}

  get stops(): readonly number[] {
    return this.scene.view.view === 'watch' ? this.scene.view.stops : [];
  }

  /** Opens the level and runs what is to be seen; `atLast` goes to the last stop instead of the first. */
  async open(atLast: boolean): Promise<void> {
    const { level, view } = this.scene;
    this.error = null;
    try {
      const loaded = await asked({ ask: 'load', level });
      if (this.closed) return;
      const start = loaded.start.board;
      if (view.view === 'board') {
        const { board } = await asked({ ask: 'position', level, moves: view.moves, changes: true });
        this.board = wholeBoard(board, start);
      }
      this.loaded = loaded;
      if (view.view === 'watch') {
        await this.watching.start(level, { ...view.request, limits: limited(view.request, SEARCH_SECONDS) }, start);
        this.go(atLast ? this.stops.length - 1 : 0);
      } else if (view.view === 'compare') {
        const areas = pageOf(loaded.puzzle).areas ?? false;
        const bounds = (request: Request) => ({ limits: limited(request, LANE_SECONDS), repeatSeconds: REPEAT_SECONDS });
        const lanes = view.requests.map((request, at) => new Lane(request, at, start, view.requests.length, areas, bounds(request)));
        await this.race.start(level, lanes);
      }
    } catch (error) {
      if (!this.closed) this.error = error ?? true;
    }
  }

  /** Goes to the next stop of the search, or to the one before; tells whether there was one. */
  move(by: 1 | -1): boolean {
    const stop = nextStop(this.stops, this.stop, by);
    if (stop === null) return false;
    this.go(stop);
    return true;
  }

  close(): void {
    this.closed = true;
    this.watching.close();
    this.race.close();
  }

  private go(stop: number): void {
    const number = this.stops[stop];
    if (number === undefined) return;
    this.stop = stop;
    this.watching.search?.seekNumber(number);
  }
}

function limited({ limits }: Request, seconds: number): Limits {
  return { ...limits, seconds: limits?.seconds ?? seconds };
}
