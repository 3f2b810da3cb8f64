// What is drawn in the editor: symbols on cells, links between cells, named places and clues at the edges. What they mean
// is the business of a puzzle's tools; here they are only moved about. Sheets never change: every change makes a new one.

/** A line from one cell to another, such as from a switch to what it moves. */
export interface Link {
  readonly from: number;
  readonly to: number;
  readonly kind: string;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** One symbol for each cell, row by row. */
  readonly cells: readonly string[];
  readonly links: readonly Link[];
  /** Places that exist once, such as where the block starts. */
  readonly spots: Readonly<Record<string, number>>;
  /** Clues beside the rows and above the columns; empty where there is none. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Whether clues are counted from what is on the cells, instead of given. */
  readonly counted: boolean;
  /** What else is chosen for the level, by name. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** Cells of a rectangle: first inclusive, last inclusive. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A part of a sheet that was copied. Cells of links are those of the part. */
export type Clip = Pick<Sheet, 'width' | 'height' | 'cells' | 'links'>;

export type Side = 'top' | 'right' | 'bottom' | 'left';

export function emptySheet(width: number, height: number, blank: string, more: Partial<Sheet> = {}): Sheet {
  const none = (count: number) => Array.from({ length: count }, () => '');
  const cells = Array.from({ length: width * height }, () => blank);
  return { width, height, cells, links: [], spots: {}, rows: none(height), columns: none(width), counted: false, chosen: {}, ...more };
}

export const placeOf = (sheet: Pick<Sheet, 'width'>, cell: number): [row: number, column: number] => [Math.floor(cell / sheet.width), cell % sheet.width];

/** The rectangle between two cells. */
export function between(sheet: Sheet, one: number, other: number): Area {
  const [[row, column], [row2, column2]] = [placeOf(sheet, one), placeOf(sheet, other)];
  return { top: Math.min(row, row2), left: Math.min(column, column2), bottom: Math.max(row, row2), right: Math.max(column, column2) };
}

export function cellsIn(sheet: Sheet, { top, left, bottom, right }: Area): number[] {
  const cells: number[] = [];
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) cells.push(row * sheet.width + column);
  return cells;
}

/** The cells on the straight line between two cells, so that a quick stroke leaves no gaps. */
export function stroke(sheet: Sheet, from: number, to: number): number[] {
  const [[row, column], [row2, column2]] = [placeOf(sheet, from), placeOf(sheet, to)];
  const steps = Math.max(Math.abs(row2 - row), Math.abs(column2 - column), 1);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = (a: number, b: number) => Math.round(a + ((b - a) * step) / steps);
    return at(row, row2) * sheet.width + at(column, column2);
  });
}

/** The cells that hang together with a cell: those with its symbol, or those that fit. */
export function flood(sheet: Sheet, start: number, fits = (symbol?: string) => symbol === sheet.cells[start]): number[] {
  const found = new Set([start]);
  for (const cell of found) {
    const [row, column] = placeOf(sheet, cell);
    const near = [row > 0 ? cell - sheet.width : -1, row < sheet.height - 1 ? cell + sheet.width : -1, column > 0 ? cell - 1 : -1, column < sheet.width - 1 ? cell + 1 : -1];
    for (const next of near) if (next >= 0 && fits(sheet.cells[next])) found.add(next);
  }
  return [...found];
}

/** A sheet of another shape. `from` gives the old row and column of a new one; outside the old sheet cells are blank. */
function rearranged(sheet: Sheet, width: number, height: number, blank: string, from: (row: number, column: number) => [number, number], turned = false): Sheet {
  const moved = new Map<number, number>();
  const cells = Array.from({ length: width * height }, (_, cell) => {
    const [row, column] = from(Math.floor(cell / width), cell % width);
    if (row < 0 || column < 0 || row >= sheet.height || column >= sheet.width) return blank;
    moved.set(row * sheet.width + column, cell);
    return sheet.cells[row * sheet.width + column] ?? blank;
  });
  const links = sheet.links.flatMap((link) => {
    const [one, other] = [moved.get(link.from), moved.get(link.to)];
    return one === undefined || other === undefined ? [] : [{ ...link, from: one, to: other }];
  });
  const spots = Object.fromEntries(Object.entries(sheet.spots).flatMap(([name, cell]) => (moved.has(cell) ? [[name, moved.get(cell) as number]] : [])));
  const [byRow, byColumn] = turned ? [sheet.columns, sheet.rows] : [sheet.rows, sheet.columns];
  const rows = Array.from({ length: height }, (_, row) => byRow[turned ? from(row, 0)[1] : from(row, 0)[0]] ?? '');
  const columns = Array.from({ length: width }, (_, column) => byColumn[turned ? from(0, column)[0] : from(0, column)[1]] ?? '');
  return { ...sheet, width, height, cells, links, spots, rows, columns };
}

export function mirrored(sheet: Sheet, across: 'horizontal' | 'vertical'): Sheet {
  const { width, height } = sheet;
  return rearranged(sheet, width, height, '', (row, column) => (across === 'horizontal' ? [row, width - 1 - column] : [height - 1 - row, column]));
}

/** Turned clockwise by a quarter. */
export function turned(sheet: Sheet): Sheet {
  return rearranged(sheet, sheet.height, sheet.width, '', (row, column) => [sheet.height - 1 - column, row], true);
}

/** With a line more at a side, or one less. */
export function resized(sheet: Sheet, side: Side, by: 1 | -1, blank: string): Sheet {
  const across = side === 'left' || side === 'right';
  const [down, right] = [side === 'top' ? by : 0, side === 'left' ? by : 0];
  const [width, height] = [sheet.width + (across ? by : 0), sheet.height + (across ? 0 : by)];
  return rearranged(sheet, width, height, blank, (row, column) => [row - down, column - right]);
}

export function copied(sheet: Sheet, area: Area): Clip {
  const cells = cellsIn(sheet, area);
  const at = new Map(cells.map((cell, index) => [cell, index]));
  const links = sheet.links.flatMap((link) => {
    const [from, to] = [at.get(link.from), at.get(link.to)];
    return from === undefined || to === undefined ? [] : [{ ...link, from, to }];
  });
  const [width, height] = [area.right - area.left + 1, area.bottom - area.top + 1];
  return { width, height, cells: cells.map((cell) => sheet.cells[cell] ?? ''), links };
}

/** A copy laid onto a sheet, its first cell on the given one. What does not fit is cut off. */
export function pasted(sheet: Sheet, clip: Clip, at: number): { sheet: Sheet; area: Area } {
  const [top, left] = placeOf(sheet, at);
  const area = { top, left, bottom: Math.min(sheet.height, top + clip.height) - 1, right: Math.min(sheet.width, left + clip.width) - 1 };
  const cellOf = (index: number) => {
    const [row, column] = placeOf(clip, index);
    const fits = top + row < sheet.height && left + column < sheet.width;
    return fits ? (top + row) * sheet.width + left + column : null;
  };
  const cells = [...sheet.cells];
  clip.cells.forEach((symbol, index) => {
    const cell = cellOf(index);
    if (cell !== null) cells[cell] = symbol;
  });
  const covered = new Set(cellsIn(sheet, area));
  const kept = sheet.links.filter((link) => !covered.has(link.from) && !covered.has(link.to));
  const added = clip.links.flatMap((link) => {
    const [from, to] = [cellOf(link.from), cellOf(link.to)];
    return from === null || to === null ? [] : [{ ...link, from, to }];
  });
  return { sheet: { ...sheet, cells, links: [...kept, ...added] }, area };
}

export function isSame(one: Sheet, other: Sheet): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
