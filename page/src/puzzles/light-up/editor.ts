// How Light Up is edited: white cells, black cells, and black cells with a number.
import { emptySheet } from '../../pages/edit/sheet';
import { cellOfText, rowsOf, sheetOf, type EditorTools, type Tile } from '../editing';
import { pictureOf } from '../editing_picture';
import { words } from './editor_words';
import { paintLightUp } from './paint';

const tiles: readonly Tile[] = [
  { name: 'white', symbol: '.', key: '6' },
  { name: 'black', symbol: '#', key: '5' },
  ...['0', '1', '2', '3', '4'].map((symbol) => ({ name: `number${symbol}`, symbol, key: symbol })),
];

const tools: EditorTools = {
  words,
  writes: 'native',
  reads: 'native',
  blank: '.',
  smallest: { width: 1, height: 1 },
  largest: { width: 60, height: 60 },
  turns: true,
  empty: () => emptySheet(7, 7, '.'),
  tiles: () => tiles,

  write: (sheet) => [`lightup ${sheet.width} ${sheet.height}`, ...rowsOf(sheet, (symbol) => symbol)].join('\n'),
  read: (text) => sheetOf(text.split('\n').filter((line) => /^[.#0-4]+$/.test(line)), '.'),
  cellAt: (sheet, line, column) => cellOfText(sheet, 2, line, column),
  paint(ctx, view, sheet, { tone }) {
    const board = pictureOf(sheet, (symbol) => (symbol === '.' ? { kind: 'white' } : { kind: 'black', label: symbol === '#' ? '' : symbol }));
    paintLightUp(ctx, view, { board, review: null, marks: new Set(), tone, numbered: false, accent: '' }, 0);
  },
};
export default tools;
