// Words of hints and of broken rules. Why a step follows is told by the engine in English; other languages tell the rule,
// under the names the engine gives.

type Told = Record<string, string>;

export const tutor = {
  /** What is placed, by puzzle: any one, and a certain one. */
  things: { tents: { any: 'a tent', this: 'the tent' }, 'light-up': { any: 'a bulb', this: 'the bulb' } } as Record<
    string,
    { any: string; this: string }
  >,
  cell: (row: number, column: number) => `row ${row}, column ${column}`,
  list: (first: string, last: string) => `${first}; and ${last}`,
  look: (n: number) => (n === 1 ? 'Look at the marked cell.' : 'Look at the marked cells.'),
  lookAround: 'Look at the whole board.',
  put: (thing: string, n: number, places: string) => (n === 1 ? `Put ${thing} in ${places}.` : `Put ${thing} in each of these: ${places}.`),
  empty: (n: number, places: string) => (n === 1 ? `Nothing goes in ${places}.` : `Nothing goes in these: ${places}.`),
  take: (thing: string, place: string) => `Take away ${thing} in ${place}.`,
  levels: { easy: 'easy', tricky: 'tricky', hard: 'hard' },
  stopped: (why: string) => `The tutor ran out of ${why}.`,
  interrupted: 'The tutor was interrupted.',
  /** Why a step follows, by puzzle and rule. */
  rules: {} as Told,
  /** The names of rules, by puzzle and rule. */
  names: {
    'tents/sum': 'Sum of the numbers',
    'tents/touch': 'Tents never touch',
    'tents/no-tree': 'No tree nearby',
    'tents/pair': 'Pairing',
    'tents/last-spot': 'Last place of a tree',
    'tents/full': 'Full line',
    'tents/tight': 'Tight line',
    'tents/corner': 'Corner',
    'tents/shadow': 'Shadow of a line',
    'tents/two-lines': 'Two lines together',
    'tents/filling': 'All ways to fill a line',
    'tents/groups': 'Groups',
    'tents/border': 'Border',
    'tents/look-ahead': 'Trying out',
    'tents/look-further': 'Trying out, further',
    'tents/proof': 'Proof',
    'light-up/light': 'Lit cells',
    'light-up/full-number': 'Full number',
    'light-up/just-enough': 'Just enough cells',
    'light-up/only-spot': 'Only light',
    'light-up/exclusion': 'Exclusion',
    'light-up/two-numbers': 'Two numbers',
    'light-up/diagonal': 'Diagonal',
    'light-up/suppose': 'Trying out',
    'light-up/proof': 'Proof',
  } as Told,
  /** What is wrong on the board right now, by puzzle and rule. */
  broken: {
    'tents/touching': 'Two tents touch.',
    'tents/row-clue': 'A row has too many tents.',
    'tents/column-clue': 'A column has too many tents.',
    'tents/pairing': 'A tent has no tree beside it.',
    'light-up/number': 'A number has too many bulbs beside it.',
    'light-up/lit-by-another': 'Two bulbs shine on each other.',
  } as Told,
};
