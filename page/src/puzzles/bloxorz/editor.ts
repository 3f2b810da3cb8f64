// How Bloxorz is edited: tiles, switches, bridges, splits, the start and the goal; wires from switches to bridges, and from
// splits to where the two cubes land.
import { emptySheet, flood, placeOf, type Link, type Sheet } from '../../pages/edit/sheet';
import { withSymbol, type EditorTools, type EditorWords, type Tile } from '../editing';
import { cellWritten, read, write } from './editor_text';
import { paintSheet } from './editor_paint';
import { words } from './editor_words';

const tiles: readonly Tile[] = [
  { name: 'void', symbol: '.' },
  { name: 'tile', symbol: '=' },
  { name: 'fragile', symbol: '~' },
  { name: 'goal', symbol: 'G' },
  { name: 'start', symbol: 'S' },
  { name: 'soft', symbol: 'o' },
  { name: 'heavy', symbol: 'x' },
  { name: 'split', symbol: 's' },
  { name: 'closed', symbol: 'b' },
  { name: 'open', symbol: 'B' },
];

const isSwitch = (symbol = '') => symbol === 'o' || symbol === 'x';
const isBridge = (symbol = '') => symbol === 'b' || symbol === 'B';
const isSplit = (symbol = '') => symbol === 's';
const isLanding = ({ kind }: Link) => kind === 'first' || kind === 'second';

/** The goal and the start exist once; the start stands on whatever is there, and on a tile where nothing is. */
function put(sheet: Sheet, at: readonly number[], { symbol }: Tile): Sheet {
  const last = at.at(-1);
  if (symbol === 'S') {
    if (last === undefined) return sheet;
    const under = sheet.cells[last] === '.' ? withSymbol(sheet, [last], '=') : sheet;
    return { ...under, spots: { ...sheet.spots, start: last } };
  }
  if (symbol !== 'G') return withSymbol(sheet, at, symbol);
  const cells = sheet.cells.map((cell) => (cell === 'G' ? '=' : cell));
  return withSymbol({ ...sheet, cells }, at.slice(-1), 'G');
}

/** Wires end with what they join; a start on nothing is none. */
function settle(sheet: Sheet): Sheet {
  const at = (cell: number) => sheet.cells[cell];
  const links = sheet.links.filter((link) =>
    isLanding(link) ? isSplit(at(link.from)) : isSwitch(at(link.from)) && isBridge(at(link.to)),
  );
  const { start, ...spots } = sheet.spots;
  const stands = start !== undefined && at(start) !== '.' && at(start) !== 'G';
  return { ...sheet, links, spots: stands ? { ...spots, start } : spots };
}

/** A wire moves all bridge cells that hang together. */
function join(sheet: Sheet, from: number, to: number, kind: string): Sheet | null {
  if (isSplit(sheet.cells[from])) return land(sheet, from, to);
  if (!isSwitch(sheet.cells[from]) || !isBridge(sheet.cells[to])) return null;
  const bridge = new Set(flood(sheet, to, isBridge));
  const others = sheet.links.filter((link) => link.from !== from || !bridge.has(link.to));
  const had = sheet.links.some((link) => link.from === from && link.to === to && link.kind === kind);
  const added = had ? [] : [...bridge].map((cell) => ({ from, to: cell, kind }));
  return { ...sheet, links: [...others, ...added] };
}

/** Where the cubes of a split land: a third cell takes the place of the older one, and a cell named again is taken back. */
function land(sheet: Sheet, from: number, to: number): Sheet | null {
  if (from === to) return null;
  const others = sheet.links.filter((link) => link.from !== from);
  const landings = sheet.links.filter((link) => link.from === from).map((link) => link.to);
  const next = landings.includes(to) ? landings.filter((cell) => cell !== to) : [...landings, to].slice(-2);
  return { ...sheet, links: [...others, ...next.map((cell, at) => ({ from, to: cell, kind: at === 0 ? 'first' : 'second' }))] };
}

function saidLinks(sheet: Sheet, cell: number, t: EditorWords): string {
  const places = sheet.links.filter((link) => link.from === cell).map((link) => {
    const [row, column] = placeOf(sheet, link.to);
    return `${t.links?.[link.kind] ?? link.kind}: ${row + 1}, ${column + 1}`;
  });
  return places.length ? (t.linked?.(places.join('; ')) ?? '') : '';
}

const tools: EditorTools = {
  words,
  writes: 'native',
  reads: 'native',
  blank: '.',
  smallest: { width: 1, height: 1 },
  largest: { width: 50, height: 50 },
  turns: true,
  empty: () => emptySheet(10, 6, '.'),
  tiles: () => tiles,
  put,
  settle,
  links: { kinds: ['toggle', 'opens', 'closes'], starts: (sheet, cell) => isSwitch(sheet.cells[cell]) || isSplit(sheet.cells[cell]), join, said: saidLinks },
  startAt: (sheet, cell) => settle(put(sheet, [cell], { name: 'start', symbol: 'S' })),

  write,
  read: (text) => settle(read(text)),
  cellAt: cellWritten,
  paint: paintSheet,
  said(sheet, cell, t) {
    const name = tiles.find((tile) => tile.symbol === sheet.cells[cell])?.name ?? 'void';
    const start = sheet.spots.start === cell ? `, ${t.tiles.start ?? ''}` : '';
    return `${t.tiles[name] ?? name}${start}`;
  },
};
export default tools;
