// Words on and around boards: labels for screen readers, zoom, keys.

export const boards = {
  board: 'Board',
  cell: (row: number, column: number, what: string) => `Row ${row}, column ${column}: ${what}`,
  marked: 'marked as empty',
  described: 'The board, cell by cell',
  row: (n: number) => `Row ${n}`,
  column: (n: number) => `Column ${n}`,
  place: (row: number, column: number) => `row ${row}, column ${column}`,
  directions: { U: 'Up', D: 'Down', L: 'Left', R: 'Right', UL: 'Up left', UR: 'Up right', DL: 'Down left', DR: 'Down right' },
  undone: 'Undone',
  blocked: 'That way is blocked.',
  lineDone: (line: string) => `${line} is complete`,
  firstVisit: 'How to play',
  gotIt: 'Got it',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Show the whole board',
  keys: {
    hint: 'H hint.',
    all: 'Z or Ctrl+Z undo, Y or Ctrl+Y redo, R restart, N next level (after a win also Enter), ? this help. On large boards + and − or Ctrl with the wheel zoom, 0 shows the whole board; dragging, or Ctrl with the arrow keys, moves it.',
  },
};
