// The population of the generation that is shown, one of its candidates, and one of the crossings it was born of.
import { wholeBoard } from '../../../boards/tiles';
import type { Bred, TraceCandidate, TraceCrossing, TracePopulation } from '../../../protocol';
import { asked } from '../../../transport/asking';
import { Latest } from '../latest';
import type { Search } from '../search.svelte';
import { nearest } from './look';

export class Breeding {
  population: TracePopulation | null = $state.raw(null);
  being: TraceCandidate | null = $state.raw(null);
  /** The rank of the candidate that is looked at; the one with a board that is nearest is shown. */
  wanted = $state(0);
  crossing: TraceCrossing | null = $state.raw(null);
  which = $state(0);
  readonly rank = $derived(nearest(this.population?.boards ?? [], this.wanted));
  private readonly rows = new Latest<number>((index) => this.guard(() => this.load(index)));
  private readonly beings = new Latest<number>(() => this.guard(() => this.loadBeing()));
  private readonly crossings = new Latest<number>(() => this.guard(() => this.loadCrossing()));

  constructor(private readonly search: Search) {}

  /** Shows the generation of a row. */
  show(index: number): void {
    this.rows.want(index);
  }

  /** Looks at the candidate of a rank. */
  look(rank: number): void {
    if (rank === this.wanted) return;
    this.wanted = rank;
    this.beings.want(rank);
  }

  /** Shows another child. */
  turn(by: number): void {
    const count = this.population?.crossings ?? 0;
    if (count === 0) return;
    this.which = (this.which + by + count) % count;
    this.crossings.want(this.which);
  }

  private async load(index: number): Promise<void> {
    const population = await asked({ ask: 'trace-population', run: this.search.run.run, index });
    this.population = population;
    this.which = Math.max(0, Math.min(this.which, population.crossings - 1));
    await this.loadBeing();
    await this.loadCrossing();
  }

  private async loadBeing(): Promise<void> {
    const { population, rank, search } = this;
    if (!population || rank === null) return void (this.being = null);
    const being = await asked({ ask: 'trace-candidate', run: search.run.run, index: population.index, rank, changes: true });
    this.being = { ...being, board: wholeBoard(being.board, search.start) };
  }

  private async loadCrossing(): Promise<void> {
    const { population, which, search } = this;
    if (!population || population.crossings === 0) return void (this.crossing = null);
    const seen = await asked({ ask: 'trace-crossing', run: search.run.run, index: population.index, which, changes: true });
    const whole = (bred: Bred): Bred => ({ ...bred, board: wholeBoard(bred.board, search.start) });
    this.crossing = { ...seen, child: whole(seen.child), parents: [whole(seen.parents[0]), whole(seen.parents[1])] };
  }

  private async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.search.error = error;
    }
  }
}
