// Turns a transition into a film: the roll, what it sets off, and the return.

import { cut, falling, inTurn, settling, smooth, together, wobbling, type Film } from '../motion';
import { cellBelow, groundBelow, isHome, type Pair, type Stage, type Point } from '../stage';
import { rolled, stepOf, type Direction } from '../roll';
import type { RollTransition, Transition } from '../transition';
import type { Bridges } from './bridges';
import type { Cubes } from './cubes';
import type { Floor } from './floor';

/** What a film is played on. */
export interface Cast {
  readonly cubes: Cubes;
  readonly bridges: Bridges;
  readonly floor: Floor;
}

const ROLL_TIME = 210;
const FLIGHT_TIME = 420;
const DROP_TIME = 520;
/** How deep the block falls before it is out of sight. */
const DEPTH = 9;
const QUARTER = Math.PI / 2;

/** The film that leads from one board to the next. Its end shows the next board as it is. */
export function direct(cast: Cast, before: Stage, after: Stage, transition: Transition): Film {
  const end = cut(() => pose(cast, after));
  if (!before.pair || !after.pair) return end;
  const swing = cast.bridges.swing(before, after) ?? cut(() => {});
  if (transition.kind === 'nothing') return inTurn(swing, end);
  if (transition.kind === 'jump') return inTurn(cut(() => pose(cast, after)), together(swing, pop(cast)), end);
  return transition.back ? backward(cast, before, after, transition, swing, end) : forward(cast, before, after, transition, swing, end);
}

/** A try that is refused: the block leans towards the edge and rocks back. */
export function refuse(cast: Cast, stage: Stage, direction: Direction, cube: 0 | 1): Film {
  const { pair } = stage;
  if (!pair) return cut(() => {});
  const show = (moment: number) => {
    const lean = wobbling(moment);
    // It rocks over the edge ahead, then, less, over the one behind.
    if (lean >= 0) cast.cubes.tilt(pair, direction, cube, lean * 0.42);
    else cast.cubes.tilt(pair, OPPOSITE[direction], cube, -lean * 0.2);
  };
  return inTurn({ length: 420, show }, cut(() => pose(cast, stage)));
}

/** The block rolls over the edge and falls out of sight. */
export function fall(cast: Cast, stage: Stage, direction: Direction, cube: 0 | 1): Film {
  const { pair } = stage;
  if (!pair) return cut(() => {});
  const landed = rolled(pair, direction, cube);
  const moved = landed.filter((point, index) => point !== pair.centres[index]);
  // It tips further over what does not hold it; only as far as a roll when nothing does.
  const tips = moved.some((point) => groundBelow(stage, point) !== 'void' && point.y < 1) ? QUARTER * 1.4 : QUARTER;
  const { meshes } = cast.cubes;
  const sink = (moment: number) => {
    cast.cubes.tilt(pair, direction, cube, tips + moment * 1.1);
    const step = stepOf(direction);
    meshes.forEach((mesh, index) => {
      if (landed[index] === pair.centres[index]) return;
      mesh.position.y -= falling(moment) * DEPTH;
      mesh.position.x += step.x * moment * 0.6;
      mesh.position.z += step.z * moment * 0.6;
    });
  };
  const tip = { length: 260, show: (moment: number) => cast.cubes.tilt(pair, direction, cube, falling(moment) * tips) };
  return inTurn(tip, { length: 520, show: sink }, cut(() => moved.length === 2 && (cast.cubes.group.visible = false)));
}

/** The block comes down onto the board, as a level begins. */
export function arrive(cast: Cast, stage: Stage): Film {
  const { pair } = stage;
  if (!pair || isHome(stage)) return cut(() => pose(cast, stage));
  const show = (moment: number) => putBack(cast, stage, pair, moment);
  return inTurn({ length: 420, show }, cut(() => pose(cast, stage)));
}

/** Shows a board as it is. */
export function pose(cast: Cast, stage: Stage): void {
  const { pair } = stage;
  cast.bridges.set(stage);
  cast.floor.press(pressed(stage));
  cast.cubes.group.visible = pair !== null && !isHome(stage);
  if (!pair) return;
  cast.cubes.size(1);
  cast.cubes.set(pair.centres);
  cast.cubes.mark(pair.apart, pair.active);
}

const OPPOSITE: Record<Direction, Direction> = { U: 'D', D: 'U', L: 'R', R: 'L' };

function forward(cast: Cast, before: Stage, after: Stage, roll: RollTransition, swing: Film, end: Film): Film {
  const turn = rolling(cast, before, roll, false);
  const land = cut(() => cast.floor.press(pressed(after)));
  const follow = roll.then === 'split' ? flight(cast, roll.landed, after.pair!.centres) : cut(() => {});
  const closing = roll.then === 'join' ? pop(cast) : cut(() => {});
  const home = isHome(after) ? drop(cast, after.pair!) : cut(() => {});
  return inTurn(turn, land, together(swing, follow, closing, home), end);
}

function backward(cast: Cast, before: Stage, after: Stage, roll: RollTransition, swing: Film, end: Film): Film {
  const rise = cut(() => (cast.cubes.group.visible = true));
  const gather = roll.then === 'split' ? flight(cast, before.pair!.centres, roll.landed) : cut(() => {});
  return inTurn(rise, together(swing, inTurn(gather, rolling(cast, after, roll, true))), end);
}

/** The roll itself, which starts on a board; taken back, it ends there. */
function rolling(cast: Cast, start: Stage, roll: RollTransition, back: boolean): Film {
  const pair = start.pair!;
  const begin = cut(() => {
    cast.cubes.mark(pair.apart, pair.apart ? roll.cube : 0);
    cast.cubes.set(pair.centres);
  });
  const show = (moment: number) => {
    const far = smooth(moment) * QUARTER;
    cast.cubes.tilt(pair, roll.direction, roll.cube, back ? QUARTER - far : far);
  };
  return inTurn(begin, { length: ROLL_TIME, show });
}

/** Both cubes fly to other places, in an arc. */
function flight(cast: Cast, from: readonly [Point, Point], to: readonly [Point, Point]): Film {
  const between = (index: 0 | 1, moment: number): Point => {
    const [a, b] = [from[index], to[index]];
    const far = smooth(moment);
    const arc = Math.sin(moment * Math.PI) * (1 + Math.hypot(b.x - a.x, b.z - a.z) * 0.12);
    return { x: a.x + (b.x - a.x) * far, y: a.y + (b.y - a.y) * far + arc, z: a.z + (b.z - a.z) * far };
  };
  return { length: FLIGHT_TIME, show: (moment) => cast.cubes.set([between(0, moment), between(1, moment)]) };
}

/** The drop through the goal. */
function drop(cast: Cast, pair: Pair): Film {
  const rest = { length: 90, show: () => {} };
  const show = (moment: number) => {
    cast.cubes.lift(pair, -falling(moment) * DEPTH);
    cast.cubes.size(1 - 0.5 * falling(moment));
  };
  return inTurn(rest, { length: DROP_TIME, show });
}

/** A small swelling that says: something has changed here. */
function pop(cast: Cast): Film {
  return { length: 220, show: (moment) => cast.cubes.size(1 + 0.09 * Math.sin(moment * Math.PI)) };
}

function putBack(cast: Cast, stage: Stage, pair: Pair, moment: number): void {
  if (moment === 0) cast.cubes.mark(pair.apart, pair.active);
  cast.cubes.group.visible = !isHome(stage);
  cast.cubes.set(pair.centres);
  cast.cubes.lift(pair, (1 - settling(moment)) * 3);
  cast.cubes.size(0.6 + 0.4 * settling(moment));
}

/** The cells with something on them. */
function pressed(stage: Stage): ReadonlySet<number> {
  return new Set(stage.pair?.centres.map((centre) => cellBelow(stage, centre)));
}
