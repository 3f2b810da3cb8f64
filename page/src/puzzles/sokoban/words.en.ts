// Words of Sokoban.

export const en = {
  title: 'Sokoban',
  keys: 'Arrow keys or WASD walk and push. Click a cell to walk there; drag a box to push it there, or click one beside you.',
  score: (n: number) => (n === 1 ? '1 push' : `${n} pushes`),
  counts: { boxes: (n: number) => (n === 1 ? '1 box' : `${n} boxes`) },
  look: 'Look',
  looks: { warehouse: 'Warehouse', garden: 'Garden', space: 'Space station' },
  character: 'Character',
  characters: { worker: 'Worker', cat: 'Cat', robot: 'Robot', penguin: 'Penguin' },
};
