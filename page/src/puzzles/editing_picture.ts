// A sheet as the engine would draw it, for the painters of boards.
import type { Sheet } from '../pages/edit/sheet';
import type { Picture, Tile } from '../protocol';

export function pictureOf(sheet: Sheet, tileOf: (symbol: string) => Tile, clues: Pick<Sheet, 'rows' | 'columns'> = { rows: [], columns: [] }): Picture {
  const symbols = [...new Set(sheet.cells)];
  const index = new Map(symbols.map((symbol, at) => [symbol, at]));
  const { width, height } = sheet;
  return {
    width,
    height,
    legend: symbols.map(tileOf),
    cells: sheet.cells.map((symbol) => index.get(symbol) ?? 0),
    rows: [...clues.rows],
    columns: [...clues.columns],
    wrap: false,
    relief: false,
  };
}
