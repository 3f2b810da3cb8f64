// Words of Bloxorz.

export const en = {
  title: 'Bloxorz',
  keys: 'Arrow keys or WASD roll the block. Space switches cubes while it is split.',
  score: (n: number) => (n === 1 ? '1 key' : `${n} keys`),
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
