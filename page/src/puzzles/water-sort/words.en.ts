// Words of Water Sort.

export const en = {
  title: 'Water Sort',
  keys: 'Click a cup, then another. Arrow keys choose a cup, Enter picks it up and pours, Escape puts it down.',
  score: (n: number) => (n === 1 ? '1 pour' : `${n} pours`),
  counts: { cups: (n: number) => (n === 1 ? '1 cup' : `${n} cups`), colours: (n: number) => (n === 1 ? '1 colour' : `${n} colours`) },
  first: {
    goal: 'Sort the water until every cup holds one colour.',
    keys: 'Click a cup, then the cup to pour it into: an empty one, or one with the same colour on top.',
    touch: 'Tap a cup, then the cup to pour it into: an empty one, or one with the same colour on top.',
  },
  cup: (n: number, units: string) => `Cup ${n}: ${units}`,
  empty: 'empty',
  /** Colours by their numbers. */
  colours: [
    'blue', 'red', 'yellow', 'green', 'purple', 'orange', 'teal', 'pink',
    'brown', 'lime', 'navy', 'grey', 'rose', 'dark green',
  ] as readonly string[],
  letter: (label: string) => `colour ${label}`,
  units: (n: number, colour: string) => `${n} of ${colour}`,
  takes: 'can be poured into',
  lifted: (n: number, units: string) => `Cup ${n} lifted: ${units}`,
  refused: (n: number) => `Nothing can be poured from cup ${n} now.`,
  poured: (units: string, from: number, to: number) => `${units} poured from cup ${from} into cup ${to}`,
  back: (units: string, from: number, to: number) => `${units} returned from cup ${from} to cup ${to}`,
  done: (n: number) => `cup ${n} is complete`,
  patterns: 'Patterns on colours',
};
