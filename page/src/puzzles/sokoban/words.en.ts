// Words of Sokoban.

export const en = {
  title: 'Sokoban',
  keys: 'Arrow keys or WASD walk and push. Click a cell to walk there; drag a box to push it there, or click one beside you.',
  score: (n: number) => (n === 1 ? '1 push' : `${n} pushes`),
  first: {
    goal: 'Push every box onto a goal. Boxes cannot be pulled.',
    keys: 'Arrow keys walk and push. Or click a cell to walk there, and drag a box to push it.',
    touch: 'Swipe to walk and push. Or tap a cell to walk there, and drag a box to push it.',
  },
  cells: {
    wall: 'wall', floor: 'floor', goal: 'goal', box: 'box', 'box on goal': 'box on a goal',
    player: 'you', 'player on goal': 'you, on a goal', outside: 'outside',
  },
  pushed: 'box pushed',
  pushedHome: 'box pushed onto a goal',
  ahead: (what: string) => `ahead: ${what}`,
  home: (n: number, all: number) => `${n} of ${all} boxes on goals`,
  counts: { boxes: (n: number) => (n === 1 ? '1 box' : `${n} boxes`) },
  look: 'Look',
  looks: { warehouse: 'Warehouse', garden: 'Garden', space: 'Space station' },
  character: 'Character',
  mine: 'Your own character',
  characters: { worker: 'Worker', cat: 'Cat', robot: 'Robot', penguin: 'Penguin' },
};
