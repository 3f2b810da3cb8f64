// How Water Sort is edited: a column for each cup, a row for each unit from the top. Water sinks to the bottom of its cup.
import { slab, word, type Ctx } from '../../boards/grid/pen';
import { eachVisible, type View } from '../../boards/grid/view';
import { emptySheet, type Sheet } from '../../pages/edit/sheet';
import type { EditorTools, Shown, Tile } from '../editing';
import { colourOf, isPale, MANY } from './colours';
import { words } from './editor_words';

/** Colours offered before any is used; one more is offered than there are. */
const FEWEST = 6;
const MOST = 26;
const letterOf = (number: number) => String.fromCharCode(97 + number);

/** The colours of a sheet in the order in which they are offered: letters first, then what other names there are. */
function coloursOf(sheet: Sheet): string[] {
  const used = new Set(sheet.cells.filter((symbol) => symbol !== ''));
  const letters = Array.from({ length: MOST }, (_, number) => letterOf(number));
  const last = letters.findLastIndex((letter) => used.has(letter));
  const offered = letters.slice(0, Math.min(MOST, Math.max(FEWEST, last + 2)));
  return [...offered, ...[...used].filter((name) => !letters.includes(name)).sort()];
}

/** The units of a cup from the bottom up. */
function unitsOf(sheet: Sheet, cup: number): string[] {
  const rows = Array.from({ length: sheet.height }, (_, unit) => sheet.cells[(sheet.height - 1 - unit) * sheet.width + cup] ?? '');
  return rows.filter((symbol) => symbol !== '');
}

function sheetOfCups(cups: readonly (readonly string[])[], capacity: number): Sheet {
  const sheet = emptySheet(cups.length, capacity, '');
  const cells = sheet.cells.map((_, cell) => cups[cell % cups.length]?.[capacity - 1 - Math.floor(cell / cups.length)] ?? '');
  return { ...sheet, cells };
}

const cupsOf = (sheet: Sheet) => Array.from({ length: sheet.width }, (_, cup) => unitsOf(sheet, cup));

function paint(ctx: Ctx, view: View, sheet: Sheet, { dark, like = sheet }: Shown): void {
  const colours = coloursOf(like);
  const many = colours.length >= MANY;
  const side = view.cell;
  const [glass, inside] = dark ? ['#8b91a1', '#1b1e25'] : ['#8f8c84', '#ffffff'];
  for (let cup = 0; cup < sheet.width; cup++) {
    const x = view.left + cup * side;
    slab(ctx, x + side * 0.08, view.top + side * 0.02, side * 0.84, side * sheet.height - side * 0.04, side * 0.3, inside);
  }
  eachVisible(view, (cell, x, y) => {
    const symbol = sheet.cells[cell] ?? '';
    if (symbol === '') return;
    const tint = colours.indexOf(symbol);
    const bottom = Math.floor(cell / sheet.width) === sheet.height - 1;
    ctx.beginPath();
    ctx.roundRect(x + side * 0.11, y + side * 0.03, side * 0.78, side * 0.94 + (bottom ? -side * 0.03 : side * 0.06), bottom ? [2, 2, side * 0.26, side * 0.26] : 2);
    ctx.fillStyle = colourOf(tint, many);
    ctx.fill();
    if (side >= 16) word(ctx, symbol.length > 3 ? `${symbol.slice(0, 2)}…` : symbol, x + side / 2, y + side / 2, side * 0.4, isPale(tint, many) ? '#14161b' : '#ffffff');
  });
  for (let cup = 0; cup < sheet.width; cup++) {
    const [x, y, high] = [view.left + cup * side, view.top, side * sheet.height];
    ctx.beginPath();
    ctx.moveTo(x + side * 0.08, y + side * 0.02);
    ctx.lineTo(x + side * 0.08, y + high - side * 0.32);
    ctx.quadraticCurveTo(x + side * 0.08, y + high - side * 0.02, x + side * 0.38, y + high - side * 0.02);
    ctx.lineTo(x + side * 0.62, y + high - side * 0.02);
    ctx.quadraticCurveTo(x + side * 0.92, y + high - side * 0.02, x + side * 0.92, y + high - side * 0.32);
    ctx.lineTo(x + side * 0.92, y + side * 0.02);
    ctx.strokeStyle = glass;
    ctx.lineWidth = Math.max(1.5, side * 0.06);
    ctx.lineCap = 'round';
    ctx.stroke();
  }
}

const tools: EditorTools = {
  words,
  writes: 'text',
  reads: 'json',
  blank: '',
  smallest: { width: 1, height: 2 },
  largest: { width: 100, height: 20 },
  turns: false,
  empty: () => sheetOfCups([[], [], [], []], 4),
  tiles: (sheet): Tile[] => [
    { name: 'empty', symbol: '' },
    ...coloursOf(sheet).map((symbol) => ({ name: symbol, symbol })),
  ],
  settle: (sheet) => sheetOfCups(cupsOf(sheet), sheet.height),

  write: (sheet) => [sheet.width, sheet.height, ...cupsOf(sheet).map((units) => units.join(' '))].join('\n'),
  read(text) {
    const { cups, capacity } = JSON.parse(text) as { cups: string[][]; capacity: number };
    return sheetOfCups(cups, capacity);
  },
  cellAt(sheet, line, column) {
    const cup = line - 3;
    if (cup < 0 || cup >= sheet.width) return null;
    const units = unitsOf(sheet, cup);
    // As many blanks as stand before the place, so many units.
    const unit = Math.min(units.join(' ').slice(0, column - 1).split(' ').length - 1, Math.max(units.length - 1, 0));
    return (sheet.height - 1 - unit) * sheet.width + cup;
  },
  paint,
};
export default tools;
