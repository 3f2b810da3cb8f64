// What a local search did at a place, as boards draw it and as sentences say it.
import type { Cut, Fault, Picture, Review, TraceCandidate, TraceProposal } from '../../../protocol';
import type { LocalWords } from './words';

/** What a board is given of a candidate. */
export interface Look {
  board: Picture;
  moves: readonly string[];
  review: Review;
  /** The cells of the proposed change. */
  shown: readonly number[];
  /** What keeps the state that an estimate is of from being a solution. */
  unmet: readonly number[];
}

/** How strongly a part that is passed on is tinted. */
const TINT = 0.25;

/** A candidate as it is after its step, or as it was proposed. */
export function lookOf(candidate: TraceCandidate, proposed: boolean): Look {
  const { step } = candidate;
  const { board, moves, faults } = proposed && step ? step : candidate;
  return { board, moves, review: reviewOf(faults), shown: step?.changed ?? [], unmet: unmetIn(faults) };
}

/** The cells that estimates point at. */
export function unmetIn(faults: readonly Fault[]): readonly number[] {
  return faults.filter(({ rule }) => rule === 'estimate').flatMap(({ cells }) => cells);
}

/** Faults as boards draw broken rules. */
export function reviewOf(faults: readonly Fault[]): Review {
  return { wrong: faults.map(({ rule, message, cells }) => ({ rule, message, cells })), done_rows: [], done_columns: [], done_cells: [], links: [] };
}

function tinted({ width, height }: Picture, cells: readonly number[]): Float32Array {
  const heat = new Float32Array(width * height);
  for (const cell of cells) heat[cell] = TINT;
  return heat;
}

/** Why a change was made or not. */
export function verdict(step: TraceProposal, number: (value: number) => string, t: LocalWords): string {
  const { before, proposed, accepted, probability, drawn, temperature } = step;
  const energies = t.energies(number(before), number(proposed));
  if (drawn !== null) return `${energies} ${t.drawn(number(temperature), number(probability), number(drawn), accepted)}`;
  return `${energies} ${!accepted ? t.never : proposed < before ? t.better : t.equal}`;
}

/** What a change is, in words. */
export function changeText({ put, taken, changed }: TraceProposal, place: (cell: number) => string, t: LocalWords): string {
  const list = (cells: readonly number[]) => cells.map(place).join('; ');
  const said = [put.length ? t.put(list(put)) : '', taken.length ? t.taken(list(taken)) : ''].filter(Boolean);
  if (said.length) return said.join(' ');
  return changed.length ? t.marked(changed.length) : t.unchanged;
}

/** The part of a board that a parent passes on, where a cut goes through boards: the one before the cut, or the one behind it. */
export function passedOn(cut: Cut, board: Picture, isFirst: boolean): Float32Array | null {
  if ('strings' in cut) return null;
  const isBefore = (cell: number) => {
    if ('order' in cut) return cell < (cut.order.cell ?? Infinity);
    const [row, column] = [Math.floor(cell / board.width), cell % board.width];
    return 'row' in cut.line ? row < cut.line.row : column < cut.line.column;
  };
  const cells = Array.from({ length: board.width * board.height }, (_, cell) => cell);
  return tinted(board, cells.filter((cell) => isBefore(cell) === isFirst));
}

/** Where the parents were cut; `heads` are the moves of each before its cut. */
export function cutText(cut: Cut, board: Picture, heads: readonly [string, string], place: (cell: number) => string, t: LocalWords): string {
  if ('strings' in cut) return t.cutStrings(...heads);
  if ('order' in cut) {
    if (cut.order.before === 0) return t.cutStart;
    return cut.order.cell === null ? t.cutEnd : t.cutCell(place(cut.order.cell));
  }
  const [line, lines] = 'row' in cut.line ? [cut.line.row, board.height] : [cut.line.column, board.width];
  if (line === 0) return t.cutStart;
  if (line >= lines) return t.cutEnd;
  return 'row' in cut.line ? t.cutRow(line + 1) : t.cutColumn(line + 1);
}

/** Each value from 0 to 1 between the least and the greatest; 1 where all are the same. */
export function relative(values: readonly number[]): number[] {
  const least = values.reduce((so, value) => Math.min(so, value), Infinity);
  const most = values.reduce((so, value) => Math.max(so, value), -Infinity);
  return values.map((value) => (most > least ? (value - least) / (most - least) : 1));
}

/** The rank nearest to one, of those that have a board. */
export function nearest(ranks: readonly number[], to: number): number | null {
  return ranks.reduce<number | null>((so, rank) => (so === null || Math.abs(rank - to) < Math.abs(so - to) ? rank : so), null);
}
