// How tests play Sokoban: by arrow keys, and by clicks and drags.
import { ask } from '../../../tests/browser/engine';
import { byArrows, eachMove, middle, type Hand, type Hands } from '../../../tests/browser/hands';

const steps: Record<string, readonly [row: number, column: number]> = { U: [-1, 0], D: [1, 0], L: [0, -1], R: [0, 1] };

/** Walks by clicks and pushes by dragging the box. */
const byDragging: Hand = async (page, moves, level) => {
  const { cells, legend, width } = ask({ ask: 'position', level, moves: [] }).board;
  const player = cells.findIndex((index) => legend[index]?.kind.startsWith('player'));
  let [row, column] = [Math.floor(player / width), player % width];
  const canvas = page.locator('.stage canvas');
  await eachMove(page, moves, async (move) => {
    const [down, right] = steps[move.toUpperCase()] ?? [0, 0];
    [row, column] = [row + down, column + right];
    const near = await middle(canvas, row, column);
    if (move !== move.toUpperCase()) return page.mouse.click(near.x, near.y);
    const far = await middle(canvas, row + down, column + right);
    await page.mouse.move(near.x, near.y);
    await page.mouse.down();
    await page.mouse.move(far.x, far.y, { steps: 3 });
    await page.mouse.up();
  });
};

/** A hall with a box and a goal in every fourth row and column; the player can push at once. */
function warehouse(columns: number, rows: number): string {
  const at = (row: number, column: number): string => {
    if (row === 0 || column === 0 || row === rows - 1 || column === columns - 1) return '#';
    if (row === 1 && column === 1) return '@';
    if (column % 4 !== 2 || row + 2 >= rows) return ' ';
    return row % 4 === 2 ? '$' : row % 4 === 0 ? '.' : ' ';
  };
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => at(row, column)).join('')).join('\n');
}

const hands: Hands = {
  keys: byArrows,
  pointer: byDragging,
  animated: true,
  levels: { play: 'sokoban/generated/3' },
  large: () => ({
    ref: { from: 'text', text: warehouse(60, 51), puzzle: 'sokoban' },
    // Down, then along the row of boxes.
    moves: ['d', 'R', 'R', 'u', 'r', 'd'],
  }),
  endless: true,
  draft: {
    strokes: [['box', 3, 3], ['goal', 3, 5], ['player', 3, 2]],
    verdicts: ['invalid', 'invalid', 'solvable'],
  },
  spoken: { moved: /^(Up|Down|Left|Right): row \d+, column \d+;.*ahead: (wall|floor|box|goal)/, undone: /^Undone: row \d/, cells: /cell "box/ },
};
export default hands;
