// Words of Tents.

export const en = {
  title: 'Tents',
  keys: 'Click: tent, mark, clear. Drag to mark. Arrow keys move the cursor, Enter or Space cycles, X marks.',
  counts: { trees: (n: number) => (n === 1 ? '1 tree' : `${n} trees`) },
  cells: { tree: 'tree', tent: 'tent', open: 'open' },
};
