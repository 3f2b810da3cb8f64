// Where a row lies in its search, in words and in numbers. The goal that ends a search is taken but not expanded: it has no
// number of its own.
import type { Searched } from '../../boards/contract';
import { i18n } from '../../i18n';
import type { RunInfo, TraceCells } from '../../protocol';
import { numberOf } from './rows.svelte';

export function isGoalRow({ size }: RunInfo, index: number): boolean {
  return size.goal && index === size.rows - 1;
}

/** The number of the last event; generations are counted from 0. */
export function lastNumber({ size }: RunInfo): number {
  return size.kind === 'generations' ? size.events - 1 : size.events;
}

/** “Expansion 3”, or “Goal, after expansion 34”. */
export function placeName(run: RunInfo, index: number): string {
  return isGoalRow(run, index) ? `${i18n.t.result.goalRow} ${i18n.count(run.size.events)}` : `${i18n.t.watch.events[run.size.kind]} ${i18n.count(numberOf(run, index))}`;
}

/** The same with how many there are. */
export function placeText(run: RunInfo, index: number): string {
  return isGoalRow(run, index) ? placeName(run, index) : i18n.t.watch.at(placeName(run, index), i18n.count(lastNumber(run)));
}

/** “3/34”, or “Goal”. */
export function placeShort(run: RunInfo, index: number): string {
  return isGoalRow(run, index) ? i18n.t.watch.isGoal : `${i18n.count(numberOf(run, index))}/${i18n.count(lastNumber(run))}`;
}

/** What boards that draw the cells of a search are told at a row. */
export function searchedAt(cells: TraceCells | null, run: RunInfo, row: number): Searched | null {
  return cells && { cells, row, usesF: run.uses_f, atGoal: isGoalRow(run, row) };
}
