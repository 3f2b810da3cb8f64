// The tools of every puzzle: what is written is read back, and the place of a mistake is found on the sheet.
import { expect, test } from 'vitest';
import { isSame, type Sheet } from '../pages/edit/sheet';
import type { EditorTools } from './editing';

const folders = import.meta.glob<EditorTools>('./*/editor.ts', { import: 'default', eager: true });
const tools = Object.fromEntries(Object.entries(folders).map(([path, each]) => [path.split('/')[1] ?? '', each]));
const toolsOf = (puzzle: string): EditorTools => {
  const found = tools[puzzle];
  if (!found) throw new Error(`${puzzle} has no tools`);
  return found;
};

/** A sheet with every tile of a puzzle on it. */
function full(each: EditorTools): Sheet {
  const paint = (sheet: Sheet, cell: number, at: number) => {
    const tile = each.tiles(sheet)[at];
    if (!tile) return sheet;
    const cells = [...sheet.cells];
    cells[cell] = tile.symbol;
    const painted = each.put?.(sheet, [cell], tile) ?? { ...sheet, cells };
    return each.settle?.(painted) ?? painted;
  };
  const empty = each.empty();
  return each.tiles(empty).reduce((sheet, _, at) => paint(sheet, empty.cells.length - 1 - at, at), empty);
}

test.each(Object.keys(tools))('%s has words for all its tiles in both languages', (puzzle) => {
  const each = toolsOf(puzzle);
  for (const words of Object.values(each.words)) {
    for (const tile of each.tiles(each.empty())) expect(words.tiles[tile.name] ?? words.other?.(tile.symbol), tile.name).toBeTruthy();
    for (const kind of each.links?.kinds ?? []) expect(words.links?.[kind]).toBeTruthy();
  }
});

test.each(Object.keys(tools).filter((name) => name !== 'water-sort'))('%s reads what it writes', (puzzle) => {
  const each = toolsOf(puzzle);
  const sheet = { ...full(each), counted: false };
  const again = each.read(each.write(sheet));
  // The author's own tents are no part of the level.
  expect(again).toEqual({ ...sheet, cells: sheet.cells.map((symbol) => (symbol === 'A' ? '.' : symbol)) });
  expect(each.write(again)).toBe(each.write(sheet));
});

test('a tent is counted for the clues and left out of the level', () => {
  const each = toolsOf('tents');
  const sheet = { ...each.empty(), cells: each.empty().cells.map((symbol, cell) => (cell === 7 ? 'A' : symbol)) };
  expect(each.write(sheet)).toBe('tents 6 6\ncols 0 1 0 0 0 0\nrows 0 1 0 0 0 0\n......\n......\n......\n......\n......\n......');
});

test('Sokoban puts boxes and the player on goals, and there is one player', () => {
  const each = toolsOf('sokoban');
  const paint = (sheet: Sheet, cell: number, symbol: string) => each.put?.(sheet, [cell], { name: '', symbol }) ?? sheet;
  let sheet = paint(paint(each.empty(), 10, '.'), 10, '$');
  expect(sheet.cells[10]).toBe('*');
  sheet = paint(paint(sheet, 11, '@'), 10, '@');
  expect([sheet.cells[10], sheet.cells[11]]).toEqual(['+', ' ']);
  sheet = paint(sheet, 12, '@');
  expect([sheet.cells[10], sheet.cells[12]]).toEqual(['.', '@']);
});

test('water sinks, and a place in the text is a unit of its cup', () => {
  const each = toolsOf('water-sort');
  const sheet = each.settle?.({ ...each.empty(), cells: each.empty().cells.map((_, cell) => (cell === 0 ? 'a' : cell === 4 ? 'b' : '')) }) ?? each.empty();
  expect(each.write(sheet)).toBe('4\n4\nb a\n\n\n');
  expect([each.cellAt(sheet, 3, 1), each.cellAt(sheet, 3, 3), each.cellAt(sheet, 4, 1), each.cellAt(sheet, 1, 1)]).toEqual([12, 8, 13, null]);
  expect(each.read('{"capacity":4,"cups":[["b","a"],[],[],[]]}')).toEqual(sheet);
});

test('Bloxorz wires whole bridges, takes wires back, and moves landings', () => {
  const each = toolsOf('bloxorz');
  const { links } = each;
  if (!links) throw new Error('no links');
  const sheet = each.read('o==bb=s===\n===b======\n'.replace('o', '1').replaceAll('b', 'q').replace('s', '2') + '1:soft\n2:split@0,1@1,1');
  const wired = links.join(sheet, 0, 3, 'toggle');
  expect(wired?.links.filter((link) => link.from === 0).map((link) => link.to).sort((a, b) => a - b)).toEqual([3, 4, 13]);
  expect(each.write(wired ?? sheet)).toContain('soft^');
  expect(isSame(links.join(wired ?? sheet, 0, 4, 'toggle') ?? sheet, sheet)).toBe(true);
  expect(links.join(sheet, 0, 1, 'toggle')).toBeNull();
  const landed = links.join(sheet, 6, 9, 'toggle');
  expect(landed?.links.map(({ to, kind }) => [to, kind])).toEqual([[11, 'first'], [9, 'second']]);
});

test('the line that explains a name belongs to its cell', () => {
  const each = toolsOf('bloxorz');
  const sheet = each.read('=1=\n===\n1:soft');
  expect(each.cellAt(sheet, 1, 2)).toBe(1);
  expect(each.cellAt(sheet, 3, 1)).toBe(1);
});
