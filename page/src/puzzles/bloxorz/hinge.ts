// On which side a bridge hangs: towards the nearest firm ground, so that the halves of a bridge swing from both ends.

import type { Stage } from './stage';
import { DIRECTIONS, stepOf, type Direction } from './roll';

/** How a cell of a bridge hangs. */
export interface Hinge {
  readonly side: Direction;
  /** Whether there is firm ground on that side, and not just more of the bridge. */
  readonly firm: boolean;
}

/** The hinge of every cell of a bridge. A bridge that touches no ground hangs at the top. */
export function hingesOf(stage: Stage): ReadonlyMap<number, Hinge> {
  const hinges = new Map<number, Hinge>();
  let waiting = stage.ground.flatMap((_, cell) => (isBridge(stage, cell) ? [cell] : []));
  const isFirm = (cell: number) => !isBridge(stage, cell) && stage.ground[cell] !== 'void';
  for (let firm = true; waiting.length > 0; firm = false) {
    const holds = firm ? isFirm : (cell: number) => hinges.has(cell);
    const found = waiting.flatMap((cell): [number, Hinge][] => {
      const side = DIRECTIONS.find((direction) => reaches(stage, cell, direction, holds));
      return side ? [[cell, { side, firm }]] : [];
    });
    if (found.length === 0 && !firm) break;
    found.forEach(([cell, hinge]) => hinges.set(cell, hinge));
    waiting = waiting.filter((cell) => !hinges.has(cell));
  }
  waiting.forEach((cell) => hinges.set(cell, { side: 'U', firm: false }));
  return hinges;
}

function isBridge(stage: Stage, cell: number): boolean {
  return stage.ground[cell] === 'bridge' || stage.ground[cell] === 'gap';
}

function reaches(stage: Stage, cell: number, direction: Direction, holds: (cell: number) => boolean): boolean {
  const step = stepOf(direction);
  const [x, z] = [(cell % stage.width) + step.x, Math.floor(cell / stage.width) + step.z];
  return x >= 0 && z >= 0 && x < stage.width && z < stage.height && holds(z * stage.width + x);
}
