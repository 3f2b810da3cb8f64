// How Tents is edited: trees, and clues that are given or counted from tents. The tents are the author's own solution; they
// are no part of the level.
import { emptySheet, type Sheet } from '../../pages/edit/sheet';
import { cellOfText, rowsOf, sheetOf, type EditorTools, type Tile } from '../editing';
import { pictureOf } from '../editing_picture';
import { words } from './editor_words';
import { clueMargins, paintTents } from './paint';

const tiles: readonly Tile[] = [
  { name: 'open', symbol: '.' },
  { name: 'tree', symbol: 'T' },
  { name: 'tent', symbol: 'A' },
];
const kinds: Readonly<Record<string, string>> = { '.': 'open', T: 'tree', A: 'tent' };

/** The clues as they are given, or as many as there are tents. */
function cluesOf(sheet: Sheet): Pick<Sheet, 'rows' | 'columns'> {
  if (!sheet.counted) return sheet;
  const rows = Array.from({ length: sheet.height }, () => 0);
  const columns = Array.from({ length: sheet.width }, () => 0);
  sheet.cells.forEach((symbol, cell) => {
    if (symbol !== 'A') return;
    rows[Math.floor(cell / sheet.width)]! += 1;
    columns[cell % sheet.width]! += 1;
  });
  return { rows: rows.map(String), columns: columns.map(String) };
}

const given = (clues: readonly string[]) => clues.map((clue) => clue || '?').join(' ');

function read(text: string): Sheet {
  const lines = text.split('\n');
  const sheet = sheetOf(lines.filter((line) => /^[.TA]+$/.test(line)), '.');
  const clues = (name: string) => {
    const line = lines.find((each) => each.startsWith(`${name} `)) ?? name;
    return line.split(/\s+/).slice(1).map((clue) => (clue === '?' ? '' : clue));
  };
  return { ...sheet, rows: clues('rows'), columns: clues('cols') };
}

const tools: EditorTools = {
  words,
  writes: 'native',
  reads: 'native',
  blank: '.',
  smallest: { width: 1, height: 1 },
  largest: { width: 60, height: 60 },
  turns: true,
  clues: { of: cluesOf },
  empty: () => emptySheet(6, 6, '.', { counted: true }),
  tiles: () => tiles,

  write(sheet) {
    const { rows, columns } = cluesOf(sheet);
    const board = rowsOf(sheet, (symbol) => (symbol === 'T' ? 'T' : '.'));
    return [`tents ${sheet.width} ${sheet.height}`, `cols ${given(columns)}`, `rows ${given(rows)}`, ...board].join('\n');
  },
  read,
  cellAt: (sheet, line, column) => cellOfText(sheet, 4, line, column),
  margins: (cell) => clueMargins(cell, false),
  paint(ctx, view, sheet, { tone }) {
    const board = pictureOf(sheet, (symbol) => ({ kind: kinds[symbol] ?? 'open' }), cluesOf(sheet));
    paintTents(ctx, view, { board, review: null, marks: new Set(), tone, numbered: false, accent: '' }, 0);
  },
};
export default tools;
