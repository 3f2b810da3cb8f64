// Words of Light Up.

export const en = {
  title: 'Light Up',
  keys: 'Click: bulb, mark, clear. Drag to mark. Arrow keys move the cursor, Enter or Space cycles, X marks.',
  counts: { numbers: (n: number) => (n === 1 ? '1 number' : `${n} numbers`) },
  cells: { white: 'dark cell', lit: 'lit cell', bulb: 'bulb', clash: 'bulb that lights another', black: 'black cell' },
};
