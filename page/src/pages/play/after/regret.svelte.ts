// A won game beside the best: asked for once, and what it says about the level is kept.
import type { LevelRef, RegretLine } from '../../../protocol';
import { hasOtherRules } from '../../../store/level';
import { progress } from '../../../store/progress.svelte';
import { asked } from '../../../transport/asking';
import type { PlayGame } from '../game.svelte';
import { deedsAt } from '../history';

/** What the comparison may use. */
const LIMITS = { nodes: 600_000, seconds: 12 };

export class Regret {
  lines: RegretLine[] | null = $state.raw(null);
  failed: unknown = $state.raw(null);
  private readonly asking = new AbortController();

  constructor(game: PlayGame, level: LevelRef, name: string) {
    const actions = deedsAt(game.actions, game.at);
    const { signal } = this.asking;
    asked({ ask: 'regret', level, actions, limits: LIMITS }, undefined, signal).then(
      ({ lines }) => {
        if (signal.aborted) return;
        this.lines = lines;
        // What is best by other rules says nothing about the level.
        if (!hasOtherRules(level.rules)) progress.learn(name, Object.fromEntries(lines.map(({ measure, best }) => [measure, best])));
      },
      (error: unknown) => {
        if (!signal.aborted) this.failed = error;
      },
    );
  }

  close(): void {
    this.asking.abort();
  }
}

/** What the game had lost after each action, where that is known. */
export function regretOf({ spent, left, best }: Pick<RegretLine, 'spent' | 'left' | 'best'>): (number | null)[] {
  return spent.map((paid, at) => {
    const rest = left[at];
    return rest === null || rest === undefined ? null : paid + rest - best;
  });
}
