// How maps are edited: walls, ground by its weight, start and goal.
import { outline, slab, square, word } from '../../boards/grid/pen';
import { eachVisible } from '../../boards/grid/view';
import { emptySheet, type Sheet } from '../../pages/edit/sheet';
import { cellOfText, rowsOf, sheetOf, type EditorTools, type Tile } from '../editing';
import { css, palettes, shade } from './colours';
import { words } from './editor_words';

const WEIGHTS = ['2', '3', '4', '5', '6', '7', '8', '9'];
const tiles: readonly Tile[] = [
  { name: 'ground', symbol: '.', key: '1' },
  { name: 'wall', symbol: '#', key: '0' },
  { name: 'start', symbol: 'S', key: 's' },
  { name: 'goal', symbol: 'G', key: 'g' },
  ...WEIGHTS.map((symbol) => ({ name: `weight${symbol}`, symbol, key: symbol })),
];

/** Start and goal exist once. */
function put(sheet: Sheet, at: readonly number[], { symbol }: Tile): Sheet {
  const single = symbol === 'S' || symbol === 'G';
  const cells = single ? sheet.cells.map((cell) => (cell === symbol ? '.' : cell)) : [...sheet.cells];
  for (const cell of single ? at.slice(-1) : at) cells[cell] = symbol;
  return { ...sheet, cells };
}

const isEight = (sheet: Sheet) => sheet.chosen.neighbours === '8';

const tools: EditorTools = {
  words,
  writes: 'native',
  reads: 'native',
  blank: '.',
  smallest: { width: 1, height: 1 },
  largest: { width: 128, height: 128 },
  turns: true,
  choices: { neighbours: ['4', '8'] },
  empty: () => emptySheet(12, 8, '.'),
  tiles: () => tiles,
  put,
  startAt: (sheet, cell) => put(sheet, [cell], { name: 'start', symbol: 'S' }),

  write: (sheet) => [...(isEight(sheet) ? ['neighbours 8'] : []), ...rowsOf(sheet, (symbol) => symbol)].join('\n'),
  read(text) {
    const lines = text.split('\n').filter((line) => !line.startsWith('# '));
    // A start that is the goal too is shown as the start alone: two things do not fit on one cell here.
    const sheet = sheetOf(lines.filter((line) => /^[.#SGX1-9]+$/.test(line)), '.', (letter) => ({ '1': '.', X: 'S' })[letter] ?? letter);
    return lines.includes('neighbours 8') ? { ...sheet, chosen: { neighbours: '8' } } : sheet;
  },
  cellAt: (sheet, line, column) => cellOfText(sheet, isEight(sheet) ? 2 : 1, line, column),
  paint(ctx, view, sheet, { tone }) {
    const colours = palettes[tone];
    const side = view.cell;
    eachVisible(view, (cell, x, y) => {
      const symbol = sheet.cells[cell] ?? '.';
      const weight = WEIGHTS.includes(symbol) ? Number(symbol) : 1;
      square(ctx, x, y, side, css(symbol === '#' ? colours.wall : shade(colours, weight)));
      if (side >= 7) outline(ctx, view, cell, x, y, colours.line);
      if (symbol === 'S' || symbol === 'G') slab(ctx, x + side * 0.18, y + side * 0.18, side * 0.64, side * 0.64, side * 0.32, symbol === 'S' ? colours.start : colours.goal);
      if (symbol === 'S' || symbol === 'G') word(ctx, symbol, x + side / 2, y + side / 2, side * 0.42, colours.rim);
      else if (weight > 1 && side >= 14) word(ctx, symbol, x + side / 2, y + side / 2, side * 0.42, colours.ink);
    });
  },
};
export default tools;
