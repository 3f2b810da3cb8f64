// Words of the gallery.

export const gallery = {
  welcome: 'Puzzles, and the searches that solve them',
  lead: 'Play a level, watch an algorithm think, and let several race on the same board.',
  playFirst: (puzzle: string) => `Play ${puzzle}`,
  raceFirst: 'Watch A* and BFS race',
  continue: 'Continue where you left off',
  levels: (n: number) => (n === 1 ? '1 level' : `${n} levels`),
  solved: (n: number, all: number) => `${n} of ${all} solved`,
  level: (n: string) => `Level ${n}`,
  best: 'Best known',
  own: 'Your best',
  isSolved: 'Solved',
  started: 'Started',
  empty: 'No levels here yet.',
  soon: 'Coming soon',
  difficulty: 'Difficulty',
  all: 'All',
  movesMade: (n: number) => (n === 1 ? '1 move made' : `${n} moves made`),
};
