// The game of a link: it begins where the link says, and touches nothing of the person's own before they play.
import { embedded } from '../../embed';
import type { LevelRef, View } from '../../protocol';
import { hasOtherRules } from '../../store/level';
import { own } from '../../store/own.svelte';
import { progress, type Games, type Saved } from '../../store/progress.svelte';

export function sharedGames(level: string, { moves = [], marks = [] }: Extract<View, { page: 'play' }>, rules: LevelRef['rules']): Games {
  const actions: Saved['actions'] = [...moves, ...(marks.length ? [{ mark: marks }] : [])];
  const begin: Saved = { actions, at: actions.length, seconds: 0 };
  const isStart = actions.length === 0;
  /** A game by other rules, or inside another page, has nothing to do with the person's own game of the level. */
  const isForeign = embedded || hasOtherRules(rules);
  const mine = isForeign ? null : progress.saved(level);
  const before = JSON.stringify((isStart ? mine : begin)?.actions ?? []);
  /** A game of one's own is never lost to a link: then the shared one lasts as long as the page is open. */
  const isKept = !isForeign && (isStart || !mine?.actions.length);
  /** The first move is enough: who undoes some of the shared moves still goes on with the others. */
  const beginsAsShared = (game: Saved) => !isStart && JSON.stringify(game.actions[0]) === JSON.stringify(actions[0]);
  return {
    saved: () => (isStart ? mine : begin),
    save(name, length, game) {
      if (embedded || JSON.stringify(game.actions) === before) return;
      own.keepVisited(name);
      if (isKept) progress.save(name, length, beginsAsShared(game) ? { ...game, assisted: true } : game);
    },
    // Who begins in the middle does not set a record.
    solved: (name, made) => isStart && !isForeign && progress.solved(name, made),
  };
}
