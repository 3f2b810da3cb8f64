// How Sokoban is edited: the signs of `xsb`, with things that may stand on goals.
import { isDark, isStrong } from '../../boards/grid/tone';
import { emptySheet, type Sheet } from '../../pages/edit/sheet';
import { cellOfText, rowsOf, sheetOf, type EditorTools, type Tile } from '../editing';
import { pictureOf } from '../editing_picture';
import { words } from './editor_words';
import { paintSokoban } from './paint';
import { settings } from './settings';

const tiles: readonly Tile[] = [
  { name: 'wall', symbol: '#' },
  { name: 'floor', symbol: ' ' },
  { name: 'goal', symbol: '.' },
  { name: 'box', symbol: '$' },
  { name: 'player', symbol: '@' },
];

const kinds: Readonly<Record<string, string>> = {
  '#': 'wall', ' ': 'floor', '.': 'goal', $: 'box', '*': 'box on goal', '@': 'player', '+': 'player on goal',
};

/** Boxes, the player and goals come together where both fit on a cell. */
const together: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '.': { $: '*', '*': '*', '@': '+', '+': '+' },
  $: { '.': '*', '+': '*', '*': '*' },
  '@': { '.': '+', '*': '+', '+': '+' },
};

/** What is left of a cell when the player leaves it. */
const left: Readonly<Record<string, string>> = { '@': ' ', '+': '.' };

function put(sheet: Sheet, at: readonly number[], { symbol }: Tile): Sheet {
  // There is one player: the last cell gets him.
  const painted = symbol === '@' ? at.slice(-1) : at;
  const cells = symbol === '@' ? sheet.cells.map((cell) => left[cell] ?? cell) : [...sheet.cells];
  for (const cell of painted) cells[cell] = together[symbol]?.[sheet.cells[cell] ?? ' '] ?? symbol;
  return { ...sheet, cells };
}

/** What there is too much of: boxes that stand on no goal, or goals without a box. */
function surplus(sheet: Sheet): number[] {
  const cellsOf = (symbols: string) => [...sheet.cells.keys()].filter((cell) => symbols.includes(sheet.cells[cell] ?? ' '));
  const [boxes, goals] = [cellsOf('$'), cellsOf('.+')];
  return boxes.length > goals.length ? boxes : goals;
}

const tools: EditorTools = {
  words,
  writes: 'xsb',
  reads: 'xsb',
  blank: ' ',
  smallest: { width: 3, height: 3 },
  largest: { width: 64, height: 64 },
  turns: true,
  tiles: () => tiles,
  put,
  empty() {
    const sheet = emptySheet(9, 7, ' ');
    const rim = (cell: number) => cell < 9 || cell >= 54 || cell % 9 === 0 || cell % 9 === 8;
    return { ...sheet, cells: sheet.cells.map((_, cell) => (rim(cell) ? '#' : ' ')) };
  },
  startAt: (sheet, cell) => put(sheet, [cell], { name: 'player', symbol: '@' }),

  // Floor is written as `-`, so that no row is empty.
  write: (sheet) => rowsOf(sheet, (symbol) => (symbol === ' ' ? '-' : symbol)).join('\n'),
  read(text) {
    const rows = text.split('\n').filter((line) => line.includes('#') && /^[#\s.$*@+_-]*$/.test(line));
    return sheetOf(rows, ' ', (letter) => (letter === '-' || letter === '_' ? ' ' : letter));
  },
  cellAt: (sheet, line, column) => cellOfText(sheet, 1, line, column),
  about: { 'sokoban-unequal-counts': surplus },
  doomed: ['$'],
  /** The engine's board is the rectangle around the walls. */
  origin(sheet) {
    const walls = [...sheet.cells.keys()].filter((cell) => sheet.cells[cell] === '#');
    const row = Math.min(...walls.map((cell) => Math.floor(cell / sheet.width)));
    return { row, column: Math.min(...walls.map((cell) => cell % sheet.width)) };
  },
  paint(ctx, view, sheet, { tone }) {
    const still = { facing: 'D' as const, motion: null, progress: 1, drag: null, accent: '' };
    const board = pictureOf(sheet, (symbol) => ({ kind: kinds[symbol] ?? 'floor' }));
    paintSokoban(ctx, view, { board, look: isStrong(tone) ? 'strong' : settings.sokoban, character: settings.character, dark: isDark(tone), ...still }, 0);
  },
};
export default tools;
