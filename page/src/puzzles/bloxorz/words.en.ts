// Words of Bloxorz.

export const en = {
  title: 'Bloxorz',
  keys: 'Arrow keys or WASD roll the block. Space switches cubes while it is split.',
  score: (n: number) => (n === 1 ? '1 key' : `${n} keys`),
  first: {
    goal: 'Roll the block until it stands upright in the green hole.',
    keys: 'Arrow keys or WASD roll it. If it rolls over the edge it falls, and the stage starts over.',
    touch: 'Swipe, or use the arrows below. If it rolls over the edge it falls, and the stage starts over.',
  },
  cells: {
    void: 'nothing', tile: 'tile', fragile: 'fragile tile', goal: 'goal', bridge: 'open bridge', gap: 'closed bridge',
    soft: 'round switch', heavy: 'cross switch', split: 'split', block: 'block', 'active-cube': 'cube that moves', 'resting-cube': 'other cube',
  },
  guard: 'Never fall',
  fell: 'The block fell. The stage starts over.',
  opened: 'A bridge opened.',
  closed: 'A bridge closed.',
  torn: 'The block was split into two cubes.',
  joined: 'The cubes are one block again.',
  stage: 'The stage: a block on a floor with holes',
  flat: 'Flat view',
  solid: '3-D view',
  straighten: 'Reset the camera',
  swap: 'Switch cubes',
  noWebGl: 'This browser has no 3-D graphics, so the stage is shown flat.',
  roll: { U: 'Roll up', D: 'Roll down', L: 'Roll left', R: 'Roll right' },
  upright: (row: number, column: number) => `The block stands in row ${row}, column ${column}.`,
  lying: (row: number, column: number, row2: number, column2: number) =>
    `The block lies in row ${row}, column ${column} and row ${row2}, column ${column2}.`,
  apart: (row: number, column: number, row2: number, column2: number, active: number) =>
    `Two cubes: the first in row ${row}, column ${column}, the second in row ${row2}, column ${column2}. Cube ${active} moves next.`,
  refused: 'The block would fall there.',
};
