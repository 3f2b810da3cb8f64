// The tutor beside a game: asks for a hint, shows it step by step, does what it says. Any move makes a hint outdated.
import { cellOf, cellsOf } from '../../boards/tiles';
import type { HintReport, LevelRef, Picture } from '../../protocol';
import { asked } from '../../transport/asking';
import type { PlayGame } from './game.svelte';

/** What a hint may use: enough for most positions, and never long. */
const LIMITS = { nodes: 300_000, seconds: 10 };

export class Tutor {
  hint: HintReport | null = $state.raw(null);
  /** How much is shown: 0 nothing, 1 where, 2 why, 3 what. */
  stage = $state(0);
  failed: unknown = $state.raw(null);
  readonly cells = $derived.by(() => {
    const { hint } = this;
    return hint && this.stage > 0 ? hintCells(hint, this.stage, this.game.position.board) : [];
  });

  private asking: AbortController | null = null;
  /** The solution that the last hint had in mind, from the first move on. */
  private plan: string[] = [];

  constructor(
    readonly game: PlayGame,
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
      const hint = await this.find(signal);
      if (!signal.aborted) [this.hint, this.failed] = [hint, null];
    } catch (error) {
      if (!signal.aborted) this.failed = error;
    }
  }

  /** A hint for the position as it is now. From now on the game counts as one with help. */
  async find(signal: AbortSignal): Promise<HintReport> {
    const { moves } = this.game;
    const follows = moves.every((text, place) => this.plan[place] === text);
    const plan = follows ? this.plan.slice(moves.length) : [];
    const hint = await asked({ ask: 'hint', level: this.level, moves, plan, limits: LIMITS }, undefined, signal);
    if (hint.rest) this.plan = [...moves, ...hint.rest];
    if (hint.step && !signal.aborted) this.game.help('hint');
    return hint;
  }

  /** Shows a hint that was found for the position as it is now. */
  show(hint: HintReport): void {
    this.dismiss();
    [this.hint, this.stage] = [hint, 1];
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
    if (hint.rest) return game.make(step.moves);
    const placed = new Set(game.moves);
    step.closed.filter((text) => placed.has(text)).forEach((text) => game.take(text));
    const marked = step.closed.map((text) => cellOf(game.position.board, text)).filter((cell) => !game.marks.has(cell));
    if (marked.length) game.mark(marked, true);
    game.make(step.moves.filter((text) => !placed.has(text)), { atOnce: true });
  }
}

/** The cells that a step is about, by how much of it is shown: 1 where, 2 why, 3 what. */
function hintCells({ step, rest }: HintReport, stage: number, board: Picture): number[] {
  if (!step) return [];
  const { messages, moves, closed } = step;
  const follows = rest ? cellsOf(messages.what, board) : [...moves, ...closed].map((text) => cellOf(board, text));
  const where = cellsOf(messages.where, board);
  const why = stage > 1 ? cellsOf(messages.why, board) : [];
  return [...new Set([...(where.length ? where : follows), ...why, ...(stage > 2 ? follows : [])])];
}
