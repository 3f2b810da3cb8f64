// The tutor beside a game: asks for a hint, shows it step by step, does what it says. Any move makes a hint outdated.
import { cellOf, cellsOf } from '../../boards/tiles';
import type { HintReport, LevelRef, Picture, Reason } from '../../protocol';
import { asked } from '../../transport/asking';
import type { PlayGame } from './game.svelte';

export class Tutor {
  hint: HintReport | null = $state.raw(null);
  /** How much is shown: 0 nothing, 1 where, 2 why, 3 what. */
  stage = $state(0);
  failed: unknown = $state.raw(null);
  readonly cells = $derived.by(() => {
    const step = this.hint?.step;
    return step && this.stage > 0 ? hintCells(step, this.stage, this.game.position.board) : [];
  });

  private asking: AbortController | null = null;

  constructor(
    private readonly game: PlayGame,
    private readonly level: LevelRef,
  ) {}

  /** Asks for a hint, or shows more of the current one. */
  async ask(): Promise<void> {
    if (this.stage > 0) return this.more();
    this.stage = 1;
    await this.look();
  }

  /** Asks for the same hint in the language of the page. */
  async reword(): Promise<void> {
    if (this.stage > 0) await this.look();
  }

  private async look(): Promise<void> {
    this.asking?.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    try {
      const hint = await asked({ ask: 'hint', level: this.level, moves: this.game.moves }, undefined, signal);
      if (!signal.aborted) [this.hint, this.failed] = [hint, null];
    } catch (error) {
      if (!signal.aborted) this.failed = error;
    }
  }

  more(): void {
    if (this.hint?.step && this.stage < 3) this.stage += 1;
  }

  /** Forgets the hint, and stops looking for one. */
  dismiss(): void {
    this.asking?.abort();
    this.asking = null;
    this.hint = this.failed = null;
    this.stage = 0;
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

/** The cells that a step is about, by how much of it is shown: 1 where, 2 why, 3 what. */
function hintCells({ messages, moves, closed }: Reason, stage: number, board: Picture): number[] {
  const follows = [...moves, ...closed].map((text) => cellOf(board, text));
  const where = cellsOf(messages.where, board);
  const why = stage > 1 ? cellsOf(messages.why, board) : [];
  return [...new Set([...(where.length ? where : follows), ...why, ...(stage > 2 ? follows : [])])];
}
