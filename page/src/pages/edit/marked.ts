// The cells of a sheet that a verdict speaks of.
import { cellsOf } from '../../boards/tiles';
import type { Cell, CheckReport } from '../../protocol';
import type { EditorTools } from '../../puzzles/editing';
import { pictureOf } from '../../puzzles/editing_picture';
import type { Sheet } from './sheet';

export interface Marked {
  /** Where something is wrong: in a level that cannot be solved, what stands where it can never reach a goal. */
  wrong: readonly number[];
  /** Squares from which a box can reach no goal. */
  dead: readonly number[];
  /** Where the two solutions found differ. */
  differ: readonly number[];
}

export const NOTHING: Marked = { wrong: [], dead: [], differ: [] };

export function markedBy(report: CheckReport, sheet: Sheet, tools: EditorTools): Marked {
  const { error } = report;
  if (error) return { ...NOTHING, wrong: wrongIn(error, sheet, tools) };
  const origin = tools.origin?.(sheet) ?? { row: 0, column: 0 };
  const cellAt = ({ row, column }: Cell) => (row + origin.row) * sheet.width + column + origin.column;
  const facts = Object.values(report.facts ?? {});
  const dead = facts.flatMap((fact) => (Array.isArray(fact) ? fact.map(cellAt) : []));
  const doomed = dead.filter((cell) => tools.doomed?.includes(sheet.cells[cell] ?? ''));
  return { wrong: report.solvable === false ? doomed : [], dead, differ: report.unique === false ? difference(report.solutions ?? [], cellAt) : [] };
}

/** The cells a mistake names; where it names none, the one at its place in the text. At its beginning, the whole is meant. */
function wrongIn(error: NonNullable<CheckReport['error']>, sheet: Sheet, tools: EditorTools): number[] {
  const about = tools.about?.[error.data.id]?.(sheet);
  if (about) return [...about];
  const named = cellsOf(error.data, pictureOf(sheet, (kind) => ({ kind })));
  if (named.length) return named;
  if (error.line === 1 && error.column === 1) return [];
  const cell = tools.cellAt(sheet, error.line, error.column);
  return cell === null ? [] : [cell];
}

/** Placements that are in just one of two solutions. */
function difference(solutions: readonly (readonly string[])[], cellAt: (cell: Cell) => number): number[] {
  const [one = [], other = []] = solutions;
  const only = [...one.filter((move) => !other.includes(move)), ...other.filter((move) => !one.includes(move))];
  return only.map((move) => {
    const [row = 0, column = 0] = move.split(',').map(Number);
    return cellAt({ row, column });
  });
}
