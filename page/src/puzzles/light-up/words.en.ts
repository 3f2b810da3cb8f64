// Words of Light Up.

export const en = {
  title: 'Light Up',
  keys: 'Click: bulb, mark, clear. Drag to mark. Arrow keys move the cursor, Enter or Space cycles, X marks.',
  first: {
    goal: 'Light every cell. A bulb shines along its row and column up to a black cell, and no bulb may light another. A number counts the bulbs beside it.',
    keys: 'Click a cell: bulb, mark, clear. Drag to mark several. Arrow keys and Enter work too.',
    touch: 'Tap a cell: bulb, mark, clear. Drag a finger to mark several.',
  },
  put: (place: string) => `Bulb in ${place}`,
  taken: (place: string) => `Bulb removed from ${place}`,
  dark: (n: number) => (n === 1 ? '1 dark cell left' : `${n} dark cells left`),
  counts: { numbers: (n: number) => (n === 1 ? '1 number' : `${n} numbers`) },
  cells: { white: 'dark cell', lit: 'lit cell', bulb: 'bulb', clash: 'bulb that lights another', black: 'black cell' },
};
