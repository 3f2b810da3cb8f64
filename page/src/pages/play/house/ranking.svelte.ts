// A game on its way to the board: put on the server's clock when it begins, and sent in when it is won.
import { untrack } from 'svelte';
import { Clock } from '../../../hub/clock';
import { hub } from '../../../hub/client';
import { house } from '../../../hub/house.svelte';
import { unsent, type Unsent } from '../../../hub/unsent.svelte';
import type { PlayGame } from '../game.svelte';
import { placesOf, type Place } from './places';

export class Ranking {
  state: 'none' | 'sending' | 'entered' | 'known' | 'failed' | 'stranger' = $state('none');
  places: Place[] = $state.raw([]);
  error: unknown = $state.raw(null);
  private readonly clock: Clock;
  /** The game that could not be sent. */
  private left: Unsent | null = null;
  /** What was sent last: undoing and redoing the last move makes no other game. */
  private sent = '';

  constructor(
    private readonly game: PlayGame,
    private readonly level: string,
  ) {
    this.clock = new Clock(level);
    $effect(() => {
      if (game.round > 0 && untrack(() => house.me)) untrack(() => this.clock.begin());
    });
    $effect(() => {
      if (game.won) untrack(() => void this.end());
    });
  }

  /** Tries again what failed. */
  async retry(): Promise<void> {
    if (this.left) await this.send(this.left);
  }

  /** Keeps the game of somebody who is about to sign in. */
  keep(): void {
    unsent.keep({ ...this.made(), game: null, by: null });
  }

  private made() {
    return { level: this.level, moves: [...this.game.moves], help: [...this.game.helps] };
  }

  private async end(): Promise<void> {
    const made = this.made();
    const text = `${this.game.round} ${made.moves.join(' ')}`;
    if (text === this.sent) return;
    this.sent = text;
    if (!house.me) return void (this.state = 'stranger');
    this.state = 'sending';
    const game = await this.clock.end();
    await this.send(unsent.keep({ ...made, game, by: house.me.name }));
  }

  private async send(kept: Unsent): Promise<void> {
    [this.state, this.error, this.left] = ['sending', null, kept];
    try {
      const isNew = await unsent.send(kept);
      this.left = null;
      this.places = await this.look();
      this.state = isNew ? 'entered' : 'known';
    } catch (error) {
      [this.state, this.error] = ['failed', error ?? true];
    }
  }

  /** Where the person stands now; it may be left open. */
  private async look(): Promise<Place[]> {
    try {
      return placesOf(await hub.board(this.level), house.me?.name ?? '');
    } catch {
      return [];
    }
  }
}
