// What a game sounds like, and what is said of it: both follow from how its positions change.
import { announcer } from '../../boards/announcer.svelte';
import { changeOf, type Change } from '../../boards/change';
import { pageOf } from '../../puzzles';
import { play } from '../../sound/synth';
import { soundOf, type SoundTable } from '../../sound/table';

export class Senses {
  private table: SoundTable = [];
  private told: ((change: Change) => string) | null = null;
  private lost = false;
  private last: { position: Change['after']; moves: readonly string[] } | null = null;

  /** A puzzle without words or sounds of its own is told by its moves, and silent. */
  constructor(puzzle: string) {
    const page = pageOf(puzzle);
    void page.sounds?.().then(({ sounds }) => (this.table = sounds), () => undefined);
    void page.told?.().then(({ told }) => (this.told = told), () => undefined);
  }

  /** The next position is where the game starts over. */
  lose(): void {
    this.lost = true;
  }

  /** Notices a position and the moves that led to it. */
  notice(position: Change['after'], moves: readonly string[]): void {
    const change = this.last && changeOf(this.last.position, position, [this.last.moves, moves], this.lost);
    this.last = { position, moves };
    this.lost = false;
    if (!change) return;
    const sound = soundOf(this.table, change);
    if (sound) play(sound);
    announcer.say(this.told?.(change) ?? change.made ?? '');
  }
}
