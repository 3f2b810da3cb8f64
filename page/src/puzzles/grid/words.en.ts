// Words of Grid.

export const en = {
  title: 'Grid',
  keys: 'Arrow keys or WASD walk; the number pad, or Q, E, X and C, also walk diagonally where that is allowed. Click a cell to walk there, or swipe.',
  score: (n: number) => `cost ${n.toLocaleString('en')}`,
  first: {
    goal: 'Walk to the goal by the cheapest way. A number in a cell is what a step onto it costs.',
    keys: 'Arrow keys walk. Or click a cell to walk there.',
    touch: 'Swipe to walk. Or tap a cell to walk there.',
  },
  cells: { wall: 'wall', ground: 'ground', start: 'start', goal: 'goal', walker: 'you', 'walker on goal': 'you, on the goal' },
  counts: { cells: (n: number) => (n === 1 ? '1 free cell' : `${n.toLocaleString('en')} free cells`) },
  areas: {
    closed: (n: string) => `${n} expanded`,
    open: (n: string) => `${n} waiting`,
    numbers: 'In a cell: f = g + h, below it g and h',
    estimates: 'In a cell: h, below it g and h',
    costs: 'In a cell: g',
    closer: 'Zoom in to read the costs',
  },
  walker: (row: number, column: number) => `at row ${row}, column ${column}`,
  goal: (row: number, column: number) => `goal at row ${row}, column ${column}`,
};
