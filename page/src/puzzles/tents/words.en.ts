// Words of Tents.

export const en = {
  title: 'Tents',
  keys: 'Click: tent, mark, clear. Drag to mark. Arrow keys move the cursor, Enter or Space cycles, X marks.',
  first: {
    goal: 'Put a tent beside every tree. Tents never touch, not even at a corner. The numbers count the tents of a row or column.',
    keys: 'Click a cell: tent, mark, clear. Drag to mark several. Arrow keys and Enter work too.',
    touch: 'Tap a cell: tent, mark, clear. Drag a finger to mark several.',
  },
  put: (place: string) => `Tent in ${place}`,
  taken: (place: string) => `Tent removed from ${place}`,
  counts: { trees: (n: number) => (n === 1 ? '1 tree' : `${n} trees`) },
  cells: { tree: 'tree', tent: 'tent', open: 'open' },
};
