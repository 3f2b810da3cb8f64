// A game's history as a list of actions: what the moves and the marks are at any place in it.
import type { Action as Deed } from '../../protocol';
import type { Action } from '../../store/progress.svelte';

/** The moves that are on the board after the first `at` actions. */
export function movesAt(actions: readonly Action[], at: number): string[] {
  const moves: string[] = [];
  for (const action of actions.slice(0, at)) {
    if (typeof action === 'string') moves.push(action);
    else if (action.take !== undefined) {
      const index = moves.lastIndexOf(action.take);
      if (index >= 0) moves.splice(index, 1);
    }
  }
  return moves;
}

/** The place in the history just before the move of this number, from 1, was made. */
export function placeBefore(actions: readonly Action[], at: number, number: number): number {
  const made: { text: string; place: number }[] = [];
  actions.slice(0, at).forEach((action, place) => {
    if (typeof action === 'string') made.push({ text: action, place });
    else if (action.take !== undefined) {
      const index = made.findLastIndex(({ text }) => text === action.take);
      if (index >= 0) made.splice(index, 1);
    }
  });
  return made[number - 1]?.place ?? 0;
}

/** What was done, without marks: moves, and moves taken back. */
export function deedsAt(actions: readonly Action[], at: number): Deed[] {
  return actions.slice(0, at).flatMap((action): Deed[] => {
    if (typeof action === 'string') return [action];
    return action.take === undefined ? [] : [{ take: action.take }];
  });
}

/** The cells that are marked after the first `at` actions. */
export function marksAt(actions: readonly Action[], at: number): Set<number> {
  const marks = new Set<number>();
  for (const action of actions.slice(0, at)) {
    if (typeof action === 'string') continue;
    action.mark?.forEach((cell) => marks.add(cell));
    action.clear?.forEach((cell) => marks.delete(cell));
  }
  return marks;
}

/** The action that marks or clears more cells after `last`, if both belong to one gesture. */
export function joined(last: Action | undefined, cells: readonly number[], marked: boolean): Action | null {
  if (last === undefined || typeof last === 'string') return null;
  if (marked && !last.clear) return { ...last, mark: [...(last.mark ?? []), ...cells] };
  if (!marked && !last.mark && last.take === undefined) return { ...last, clear: [...(last.clear ?? []), ...cells] };
  return null;
}
