// The engine plays the rest of a game, move by move: a solution it found, or what its tutor reasons out, step by step.
import type { HintReport, LevelRef } from '../../../protocol';
import { look } from '../../../theme/dark.svelte';
import { asked } from '../../../transport/asking';
import type { PlayGame } from '../game.svelte';
import type { Tutor } from '../tutor.svelte';

/** Milliseconds between two moves; a long rest is played faster. */
const PACE = 260;
const LONG = 60;

export class Autoplay {
  playing = $state(false);
  /** Why there is nothing more to play, unless the tutor says it. */
  stopped: HintReport | null = $state.raw(null);
  private asking: AbortController | null = null;

  constructor(
    private readonly game: PlayGame,
    private readonly tutor: Tutor,
    private readonly level: LevelRef,
  ) {}

  /** Plays to the end; a move of the person's own, or `stop`, ends it. */
  async play(): Promise<void> {
    this.stop();
    this.tutor.dismiss();
    const asking = (this.asking = new AbortController());
    this.playing = true;
    try {
      const hint = await this.run(asking.signal);
      if (hint?.hint === 'mistake' || hint?.hint === 'unsolvable') this.tutor.show(hint);
      else this.stopped = hint;
    } catch (error) {
      if (!asking.signal.aborted) this.game.trouble = error;
    } finally {
      if (this.asking === asking) this.playing = false;
    }
  }

  stop(): void {
    this.asking?.abort();
    this.asking = null;
    this.playing = false;
    this.stopped = null;
  }

  private async run(signal: AbortSignal): Promise<HintReport | null> {
    const { game } = this;
    while (!game.position.solved && !signal.aborted) {
      const hint = await this.tutor.find(signal);
      const moves = hint.rest ?? hint.step?.moves ?? (hint.hint === 'beyond' ? await this.missing(signal) : []);
      if (hint.hint === 'mistake' || moves.length === 0) return hint;
      game.help('solve');
      if (!(await this.make(moves, signal))) return null;
    }
    return null;
  }

  /** Makes moves, as long as nobody else does; whether all were made. */
  private async make(moves: readonly string[], signal: AbortSignal): Promise<boolean> {
    const { game } = this;
    const pace = look.calm ? 0 : moves.length > LONG ? (PACE * LONG) / moves.length : PACE;
    for (const move of moves) {
      if (signal.aborted) return false;
      const expected = [...game.moves, move];
      game.make([move], { atOnce: true, byEngine: true });
      await new Promise((resolve) => setTimeout(resolve, pace));
      if (game.moves.join(' ') !== expected.join(' ')) return false;
    }
    await game.settled();
    return true;
  }

  /** What a whole solution has and the board has not, where reasoning gets no further. */
  private async missing(signal: AbortSignal): Promise<string[]> {
    const request = { algorithm: 'expert', limits: { seconds: 10 } };
    const { report } = await asked({ ask: 'solve', level: this.level, request }, undefined, signal);
    const placed = new Set(this.game.moves);
    const fits = [...placed].every((text) => report.moves.includes(text));
    return fits ? report.moves.filter((text) => !placed.has(text)) : [];
  }
}
