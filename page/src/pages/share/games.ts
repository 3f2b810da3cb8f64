// The game of a link: it begins where the link says, and touches nothing of the person's own before they play.
import { embedded } from '../../embed';
import type { View } from '../../protocol';
import { own } from '../../store/own.svelte';
import { progress, type Games, type Saved } from '../../store/progress.svelte';

export function sharedGames(level: string, { moves = [], marks = [] }: Extract<View, { page: 'play' }>): Games {
  const actions: Saved['actions'] = [...moves, ...(marks.length ? [{ mark: marks }] : [])];
  const begin: Saved = { actions, at: actions.length, seconds: 0 };
  const isStart = actions.length === 0;
  const mine = embedded ? null : progress.saved(level);
  const before = JSON.stringify((isStart ? mine : begin)?.actions ?? []);
  /** A game of one's own is never lost to a link: then the shared one lasts as long as the page is open. */
  const isKept = !embedded && (isStart || !mine?.actions.length);
  return {
    saved: () => (isStart ? mine : begin),
    save(name, length, game) {
      if (embedded || JSON.stringify(game.actions) === before) return;
      own.keepVisited(name);
      if (isKept) progress.save(name, length, game);
    },
    // Who begins in the middle does not set a record.
    solved: (name, made) => isStart && !embedded && progress.solved(name, made),
  };
}
