// Words of Water Sort.

export const en = {
  title: 'Water Sort',
  keys: 'Click a cup, then another. Arrow keys choose a cup, Enter picks it up and pours, Escape puts it down.',
  score: (n: number) => (n === 1 ? '1 pour' : `${n} pours`),
  counts: { cups: (n: number) => (n === 1 ? '1 cup' : `${n} cups`), colours: (n: number) => (n === 1 ? '1 colour' : `${n} colours`) },
  cup: (n: number, units: string) => `Cup ${n}: ${units}`,
  empty: 'empty',
  patterns: 'Patterns on colours',
};
