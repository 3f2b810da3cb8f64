// Sheets of Bloxorz in the puzzle's own notation. A sheet knows a wire for each switch and bridge cell; in the text, cells
// that are wired alike share a name.
import type { Link, Sheet } from '../../pages/edit/sheet';
import { placeOf } from '../../pages/edit/sheet';
import { cellOfText, rowsOf, sheetOf } from '../editing';

const SIGNS: Readonly<Record<string, string>> = { toggle: '^', opens: '+', closes: '-' };
const KINDS: Readonly<Record<string, string>> = { '^': 'toggle', '+': 'opens', '-': 'closes' };

/** Names are letters and digits of any script. */
function nameOf(number: number): string {
  const plain = [...'123456789', ...'abcdefghijklmnopqrstuvwxyz', ...'ABCDEFHIJKLMNOPQRTUVWXYZ'];
  return plain[number] ?? String.fromCodePoint(0x4e00 + number - plain.length);
}

interface Written {
  lines: string[];
  /** The cells that a line after the rows speaks of. */
  about: (number | null)[];
}

function written(sheet: Sheet): Written {
  let next = 0;
  const names = new Map<number, string>();
  const lines: string[] = [];
  const about: (number | null)[] = [];
  const say = (line: string, cell: number | null) => (lines.push(line), about.push(cell));

  const groups = new Map<string, string>();
  sheet.cells.forEach((symbol, cell) => {
    if (symbol !== 'b' && symbol !== 'B') return;
    const wires = sheet.links.filter((link) => link.to === cell && link.kind in SIGNS).map((link) => `${link.from}${link.kind}`);
    const key = [symbol, ...wires.sort()].join(' ');
    const known = groups.get(key);
    const name = known ?? nameOf(next++);
    if (known === undefined) say(`${name}:${symbol === 'b' ? 'closed' : 'open'}`, cell);
    groups.set(key, name);
    names.set(cell, name);
  });
  sheet.cells.forEach((symbol, cell) => {
    if (symbol !== 'o' && symbol !== 'x' && symbol !== 's') return;
    const name = nameOf(next++);
    names.set(cell, name);
    const links = sheet.links.filter((link) => link.from === cell);
    say(`${name}:${symbol === 's' ? landings(sheet, links) : effects(symbol, links, names)}`, cell);
  });
  const { start } = sheet.spots;
  const plain = start !== undefined && sheet.cells[start] === '=';
  if (start !== undefined && !plain) say(`S:@${placeOf(sheet, start).join(',')}`, start);
  const letter = (symbol: string, cell: number) => (plain && cell === start ? 'S' : (names.get(cell) ?? symbol));
  return { lines: [...rowsOf(sheet, letter), ...lines], about };
}

function effects(symbol: string, links: readonly Link[], names: ReadonlyMap<number, string>): string {
  const all = new Set(links.map((link) => `${SIGNS[link.kind] ?? '^'}${names.get(link.to) ?? ''}`));
  return (symbol === 'o' ? 'soft' : 'heavy') + [...all].join('');
}

function landings(sheet: Sheet, links: readonly Link[]): string {
  const at = (kind: string) => links.filter((link) => link.kind === kind).map((link) => `@${placeOf(sheet, link.to).join(',')}`);
  return ['split', ...at('first'), ...at('second')].join('');
}

export const write = (sheet: Sheet): string => written(sheet).lines.join('\n');

/** The cell that a place of the text speaks of: in the rows its own, below them the one that is explained. */
export function cellWritten(sheet: Sheet, line: number, column: number): number | null {
  if (line <= sheet.height) return cellOfText(sheet, 1, line, column);
  return written(sheet).about[line - sheet.height - 1] ?? null;
}

/** Reads what the engine writes: rows, then a line for each name that needs one. */
export function read(text: string): Sheet {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  const rows = lines.filter((line) => !line.includes(':'));
  const meanings = new Map(lines.filter((line) => line.includes(':')).map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
  const named = sheetOf(rows, '.');
  const cells = named.cells.map((name) => symbolOf(name, meanings.get(name)));
  const at = (place: string) => {
    const [row = 0, column = 0] = place.split(',').map(Number);
    return row * named.width + column;
  };
  const links = named.cells.flatMap((name, cell) => linksOf(cell, meanings.get(name) ?? '', named.cells, at));
  const elsewhere = meanings.get('S')?.replace('@', '');
  const start = elsewhere ? at(elsewhere) : named.cells.indexOf('S');
  return { ...named, cells, links, spots: start >= 0 ? { start } : {} };
}

function symbolOf(name: string, meaning: string | undefined): string {
  if (name === 'S') return '=';
  if ('.=~G'.includes(name)) return name;
  if (meaning === undefined) return /[a-z]/.test(name) ? 'b' : 'B';
  if (meaning.startsWith('soft')) return 'o';
  if (meaning.startsWith('heavy')) return 'x';
  if (meaning.startsWith('split')) return 's';
  return meaning.startsWith('open') ? 'B' : 'b';
}

function linksOf(from: number, meaning: string, names: readonly string[], at: (place: string) => number): Link[] {
  if (meaning.startsWith('split')) {
    return meaning.split('@').slice(1).map((place, index) => ({ from, to: at(place), kind: index === 0 ? 'first' : 'second' }));
  }
  const [, effects = ''] = /^(?:soft|heavy)(.*)$/u.exec(meaning) ?? [];
  let kind = 'toggle';
  return [...effects].flatMap((sign) => {
    if (KINDS[sign]) {
      kind = KINDS[sign];
      return [];
    }
    return names.flatMap((name, to) => (name === sign ? [{ from, to, kind }] : []));
  });
}
