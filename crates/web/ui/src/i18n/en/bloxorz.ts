// Words on and around the Bloxorz stage.

export const bloxorz = {
  stage: 'The stage: a block on a floor with holes',
  flat: 'Flat view',
  solid: '3-D view',
  straighten: 'Reset the camera',
  swap: 'Change cube',
  noWebGl: 'This browser offers no 3-D graphics, so the stage is shown flat.',
  roll: { U: 'Roll up', D: 'Roll down', L: 'Roll left', R: 'Roll right' },
  upright: (row: number, column: number) => `The block stands in row ${row}, column ${column}.`,
  lying: (row: number, column: number, row2: number, column2: number) =>
    `The block lies in row ${row}, column ${column} and row ${row2}, column ${column2}.`,
  apart: (row: number, column: number, row2: number, column2: number, active: number) =>
    `Two cubes: the first in row ${row}, column ${column}, the second in row ${row2}, column ${column2}. Cube ${active} moves next.`,
  refused: 'The block would fall there.',
};
