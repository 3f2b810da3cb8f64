// Words of Tents.

export const en = {
  keys: 'Click: tent, mark, clear. Drag to mark. Arrow keys move the cursor, Enter or Space cycles, X marks.',
  cells: { tree: 'tree', tent: 'tent', open: 'open' },
};
