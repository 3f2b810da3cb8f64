// The tutor beside a game: asks for a hint, tells it bit by bit, does what it says. Any move makes a hint old.
import { cellOf } from '../../boards/tiles';
import type { HintReport, LevelRef } from '../../protocol';
import { asked } from '../../transport/asking';
import type { PlayGame } from './game.svelte';
import { hintCells } from './hint';

export class Tutor {
  hint: HintReport | null = $state.raw(null);
  /** How much is told: 0 nothing, 1 where, 2 why, 3 what. */
  told = $state(0);
  failed: unknown = $state.raw(null);
  readonly cells = $derived.by(() => {
    const step = this.hint?.step;
    return step && this.told > 0 ? hintCells(step, this.told, this.game.position.board) : [];
  });

  private asking: AbortController | null = null;

  constructor(
    private readonly game: PlayGame,
    private readonly level: LevelRef,
  ) {}

  /** Asks for a hint, or tells more of the one there is. */
  async ask(): Promise<void> {
    if (this.told > 0) return this.more();
    this.told = 1;
    this.asking = new AbortController();
    const { signal } = this.asking;
    try {
      const hint = await asked({ ask: 'hint', level: this.level, moves: this.game.moves }, undefined, signal);
      if (!signal.aborted) this.hint = hint;
    } catch (error) {
      if (!signal.aborted) this.failed = error;
    }
  }

  more(): void {
    if (this.hint?.step && this.told < 3) this.told += 1;
  }

  /** Forgets the hint, and stops looking for one. */
  dismiss(): void {
    this.asking?.abort();
    this.asking = null;
    this.hint = this.failed = null;
    this.told = 0;
  }

  /** Does what the hint says: takes away what is wrong, marks what stays empty, puts what follows. */
  do(): void {
    const { hint, game } = this;
    const step = hint?.step;
    if (!step) return;
    this.dismiss();
    const placed = new Set(game.moves);
    step.closed.filter((text) => placed.has(text)).forEach((text) => game.take(text));
    const marked = step.closed.map((text) => cellOf(game.position.board, text)).filter((cell) => !game.marks.has(cell));
    if (marked.length) game.mark(marked, true);
    game.make(step.moves.filter((text) => !placed.has(text)), true);
  }
}
