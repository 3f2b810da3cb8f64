// What happened between two boards: the roll that leads from one to the other, forward or back, and what followed.
//
// It is found by trying the eight rolls there are and comparing places, so it needs no rule of the game.

import { groundBelow, type Stage, type Point } from './stage';
import { DIRECTIONS, readMove, rolled, samePlaces, writeMove, type Direction } from './roll';

/** A roll, and what followed it. */
export interface RollTransition {
  readonly kind: 'roll';
  readonly direction: Direction;
  readonly cube: 0 | 1;
  /** Where the cubes are right after the roll, before a split takes them elsewhere. */
  readonly landed: readonly [Point, Point];
  /** Whether the cubes were torn apart, or came together. */
  readonly then: 'rest' | 'split' | 'join';
  /** Whether it is taken back: the film runs from its end to its beginning. */
  readonly back: boolean;
}

/** What happened between two boards. `jump` is whatever no single roll explains. */
export type Transition = RollTransition | { readonly kind: 'nothing' } | { readonly kind: 'jump' };

/** Finds what leads from one board to the next. The move's text, where it is known, is tried first. */
export function transitionOf(before: Stage, after: Stage, move?: string): Transition {
  if (!before.pair || !after.pair || before.width !== after.width || before.height !== after.height) {
    return { kind: 'jump' };
  }
  if (before.pair.apart === after.pair.apart && samePlaces(before.pair.centres, after.pair.centres)) {
    return { kind: 'nothing' };
  }
  const texts = DIRECTIONS.flatMap((direction) => [writeMove(direction, 0), writeMove(direction, 1)]);
  const tried = move === undefined ? texts : [move, ...texts];
  const find = (back: boolean) => {
    const [from, to] = back ? [after, before] : [before, after];
    return tried.map((text) => explain(from, to, text, back)).find((found) => found !== null);
  };
  return find(false) ?? find(true) ?? { kind: 'jump' };
}

/** What one roll does, if it leads from one board to the other. */
function explain(from: Stage, to: Stage, text: string, back: boolean): RollTransition | null {
  const read = readMove(text);
  if (!read || !from.pair || !to.pair || (!from.pair.apart && read.cube === 1)) return null;
  const landed = rolled(from.pair, read.direction, read.cube);
  const roll = { kind: 'roll', ...read, landed, back } as const;
  if (samePlaces(landed, to.pair.centres)) {
    return { ...roll, then: from.pair.apart && !to.pair.apart ? 'join' : 'rest' };
  }
  const tornApart = !from.pair.apart && to.pair.apart && groundBelow(from, landed[0]) === 'split';
  return tornApart ? { ...roll, then: 'split' } : null;
}
