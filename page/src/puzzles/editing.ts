// The contract of a puzzle's tools for the editor: what can be painted, how a sheet is drawn, and how it is written in the
// puzzle's notation and read back. Whether a level is right, solvable or hard is the engine's to say.
import type { Ctx } from '../boards/grid/pen';
import type { Tone } from '../boards/grid/tone';
import type { Margins, View } from '../boards/grid/view';
import type { Language } from '../i18n/languages';
import { emptySheet, type Sheet } from '../pages/edit/sheet';

/** Something to paint on cells. */
export interface Tile {
  /** Its name among the words. */
  name: string;
  symbol: string;
  /** The key that chooses it; without one, its place from 1 to 9. */
  key?: string;
}

/** The key that chooses a tile, if there is one. */
export function keyOf(tile: Tile, at: number): string | null {
  return tile.key ?? (at < 9 ? String(at + 1) : null);
}

export interface Size {
  width: number;
  height: number;
}

export interface Shown {
  dark: boolean;
  tone: Tone;
  /** A link that is being drawn, and where its loose end is. */
  drawn: { from: number; to: number; kind: string } | null;
  /** The sheet whose colours are meant, where a part of it is shown alone. */
  like?: Sheet;
}

/** Links that are drawn between cells. */
export interface Links {
  /** The kinds to choose from, named among the words. */
  kinds: readonly string[];
  /** Whether a link may start on a cell. */
  starts(sheet: Sheet, cell: number): boolean;
  /** The sheet with the link added, or taken away where it was; null where it cannot be. */
  join(sheet: Sheet, from: number, to: number, kind: string): Sheet | null;
  /** What a cell is linked to, in words. */
  said(sheet: Sheet, cell: number, words: EditorWords): string;
}

export interface EditorTools {
  words: Readonly<Record<Language, EditorWords>>;
  /** The notation that `write` writes, and the one in which the engine is to write levels for `read`. */
  writes: string;
  reads: string;
  /** The symbol of a cell with nothing on it. */
  blank: string;
  smallest: Size;
  largest: Size;
  /** Whether a sheet can be turned by a quarter. */
  turns: boolean;
  /** Whether rows and columns have clues. */
  clues?: { of(sheet: Sheet): Pick<Sheet, 'rows' | 'columns'> };
  /** What can be chosen for a level, each by its name and values, the first of which is the default. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** What a new sheet looks like. */
  empty(): Sheet;
  /** What can be painted on this sheet. */
  tiles(sheet: Sheet): readonly Tile[];
  /** Paints a tile on cells; without it, the symbol is set. */
  put?(sheet: Sheet, cells: readonly number[], tile: Tile): Sheet;
  /** Puts a sheet in order after any change. */
  settle?(sheet: Sheet): Sheet;
  links?: Links;
  /** The same sheet with the start elsewhere, to try a part of it. */
  startAt?(sheet: Sheet, cell: number): Sheet;

  write(sheet: Sheet): string;
  read(text: string): Sheet;
  /** The cell that is written at a place of the text; lines and columns count from 1. */
  cellAt(sheet: Sheet, line: number, column: number): number | null;
  /** The cells that a mistake is about, by the entry of the message files, where the engine points at one of several. */
  about?: Readonly<Record<string, (sheet: Sheet) => readonly number[]>>;
  /** Symbols that can never reach a goal from a dead square. */
  doomed?: readonly string[];
  /** Where the engine's board begins on the sheet, if not at the first cell. */
  origin?(sheet: Sheet): { row: number; column: number };

  /** Paints the whole sheet. */
  paint(ctx: Ctx, view: View, sheet: Sheet, shown: Shown): void;
  margins?(cell: number): Margins;
  /** What is on a cell, for screen readers. */
  said?(sheet: Sheet, cell: number, words: EditorWords): string;
}

export interface EditorWords {
  /** Names of the tiles. */
  tiles: Readonly<Record<string, string>>;
  /** What a tile is called that has no name of its own, such as a colour. */
  other?: (symbol: string) => string;
  /** Choices and their values. */
  choices?: Readonly<Record<string, string>>;
  /** What symbols are called where that is not the name of their tile. */
  symbols?: Readonly<Record<string, string>>;
  /** Kinds of links, and how to draw them. */
  links?: Readonly<Record<string, string>>;
  linkHow?: string;
  linked?: (places: string) => string;
  /** What rows and columns of the sheet are, where they are something else. */
  columns?: string;
  rows?: string;
  /** How to use what is peculiar to the puzzle. */
  hint?: string;
  /** What to do about a mistake, by the entry of the message files, where the engine speaks of the notation. */
  wrong?: Readonly<Record<string, string>>;
  /** That something stands on a dead square. */
  doomed?: string;
}

/** Rows of one letter for each cell. */
export function rowsOf(sheet: Sheet, letter: (symbol: string, cell: number) => string): string[] {
  return Array.from({ length: sheet.height }, (_, row) =>
    sheet.cells
      .slice(row * sheet.width, (row + 1) * sheet.width)
      .map((symbol, column) => letter(symbol, row * sheet.width + column))
      .join(''),
  );
}

/** A sheet of rows of one letter for each cell; short rows are filled up. */
export function sheetOf(rows: readonly string[], blank: string, symbol: (letter: string) => string = (letter) => letter): Sheet {
  const lines = rows.map((row) => [...row]);
  const width = Math.max(1, ...lines.map((line) => line.length));
  const cells = lines.flatMap((line) => Array.from({ length: width }, (_, column) => symbol(line[column] ?? blank)));
  return emptySheet(width, lines.length, blank, { cells });
}

/** The cell at a place of a text whose rows begin on a line, counted from 1. */
export function cellOfText(sheet: Sheet, firstLine: number, line: number, column: number): number | null {
  const row = line - firstLine;
  if (row < 0 || row >= sheet.height || column < 1) return null;
  return row * sheet.width + Math.min(column, sheet.width) - 1;
}

/** The sheet with a symbol on some cells. */
export function withSymbol(sheet: Sheet, cells: readonly number[], symbol: string): Sheet {
  const changed = [...sheet.cells];
  for (const cell of cells) changed[cell] = symbol;
  return { ...sheet, cells: changed };
}
