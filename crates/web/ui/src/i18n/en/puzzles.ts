// Names and texts of puzzles, keyed by the names the engine gives them.

export const puzzles = {
  titles: {
    'water-sort': 'Water Sort',
    bloxorz: 'Bloxorz',
    sokoban: 'Sokoban',
    tents: 'Tents',
    'light-up': 'Light Up',
  },
  taglines: {
    'water-sort': 'Pour until every cup holds one colour.',
    bloxorz: 'Roll the block into the hole.',
    sokoban: 'Push every box onto a goal.',
    tents: 'Pitch one tent beside each tree.',
    'light-up': 'Place bulbs until every cell is lit.',
  },
  rules: {
    'water-sort':
      'Pour the water on top of one cup onto the same colour or into an empty cup, as much as fits, until each cup is empty or full of one colour.',
    bloxorz:
      'Roll the block of two cubes over its edges until it drops upright into the hole. Round switches work under any weight, crosses only under the upright block; fragile tiles break under it. A split block joins again when its cubes meet.',
    sokoban: 'Walk, and push one box at a time, never pull, until every goal holds a box.',
    tents:
      'Pitch one tent beside each tree, so that no two tents touch, not even at a corner, and each row and column has as many tents as its number says.',
    'light-up':
      'Put bulbs on white cells. A bulb shines along its row and column up to the next black cell. Every white cell must be lit, no bulb may shine on another, and a number says how many bulbs touch its sides.',
  },
  packs: {
    main: 'Main collection',
    classic: 'Classic',
    generated: 'Generated',
    own: 'Our own',
    cases: 'Cases',
  } as Record<string, string>,
  /** What a pack holds, by puzzle and pack; the engine says it in English. */
  packSummaries: {} as Record<string, string>,
  counts: {
    cups: (n: number) => `${n} cups`,
    colours: (n: number) => `${n} colours`,
    boxes: (n: number) => (n === 1 ? '1 box' : `${n} boxes`),
    trees: (n: number) => `${n} trees`,
    numbers: (n: number) => `${n} numbers`,
    pushes: (n: number) => (n === 1 ? '1 push' : `${n} pushes`),
    moves: (n: number) => (n === 1 ? '1 move' : `${n} moves`),
    rolls: (n: number) => `${n} rolls`,
    keys: (n: number) => (n === 1 ? '1 key' : `${n} keys`),
    pours: (n: number) => (n === 1 ? '1 pour' : `${n} pours`),
    shortest: (n: number) => `shortest ${n}`,
  },
  code: (code: string) => `Passcode ${code}`,
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  measures: {
    pours: 'Pours',
    moves: 'Moves',
    pushes: 'Pushes',
    rolls: 'Rolls',
    swaps: 'Swaps',
    keys: 'Keys',
    tents: 'Tents',
    bulbs: 'Bulbs',
  } as Record<string, string>,
};
