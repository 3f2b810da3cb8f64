// The dead-end alarm beside a game: after each move it asks for a proof that the game is lost, and is silent without one.
import type { LevelRef, Lost } from '../../../protocol';
import { asked } from '../../../transport/asking';
import type { PlayGame } from '../game.svelte';

export class Alarm {
  lost: Lost | null = $state.raw(null);
  private asking: AbortController | null = null;

  constructor(
    private readonly game: PlayGame,
    private readonly level: LevelRef,
  ) {}

  /** Looks at the position as it is now. An alarm that cannot be answered stays silent. */
  async look(): Promise<void> {
    this.quiet();
    const { moves } = this.game;
    if (moves.length === 0) return;
    this.game.help('alarm');
    const asking = (this.asking = new AbortController());
    try {
      const { lost } = await asked({ ask: 'alarm', level: this.level, moves }, undefined, asking.signal);
      if (!asking.signal.aborted) this.lost = lost;
    } catch {
      // It is only a help.
    }
  }

  quiet(): void {
    this.asking?.abort();
    this.asking = null;
    this.lost = null;
  }
}
