// What a look of Sokoban is: how each thing is drawn on a cell of the given side.
import type { Ctx } from '../../boards/grid/pen';
import type { Character } from './settings';

export type Facing = 'U' | 'D' | 'L' | 'R';

export interface SokobanLook {
  /** Who walks by default. */
  character: Character;
  /** Behind everything, outside of the walls. */
  ground(dark: boolean): string | null;
  floor(ctx: Ctx, x: number, y: number, side: number, odd: boolean, dark: boolean): void;
  /** `open` says which neighbours are not walls. */
  wall(ctx: Ctx, x: number, y: number, side: number, open: { above: boolean; below: boolean }, dark: boolean): void;
  goal(ctx: Ctx, x: number, y: number, side: number, dark: boolean): void;
  box(ctx: Ctx, x: number, y: number, side: number, done: boolean): void;
}

/** The step of a facing, in columns and rows. */
export const toward: Record<Facing, readonly [number, number]> = { U: [0, -1], D: [0, 1], L: [-1, 0], R: [1, 0] };
