// A pour as an animation: derived from the pictures before and after, without knowing the rules.
import type { Picture } from '../../protocol';
import { tileAt } from '../../boards/tiles';

export interface Unit {
  tint: number;
  label: string;
}

export interface Pour {
  from: number;
  to: number;
  /** The units poured. */
  units: Unit[];
  before: Unit[][];
}

/** The units in each cup, from the bottom. */
export function unitsOf(board: Picture): Unit[][] {
  return Array.from({ length: board.width }, (_, cup) => {
    const units: Unit[] = [];
    for (let row = board.height - 1; row >= 0; row--) {
      const tile = tileAt(board, row * board.width + cup);
      if (tile.tint !== undefined) units.push({ tint: tile.tint, label: tile.label ?? '' });
    }
    return units;
  });
}

/** Which units of a cup, from the bottom, are among some cells of the board. */
export function levelsOf(cells: readonly number[], cup: number, { width, height }: Picture): number[] {
  return cells.filter((cell) => cell % width === cup).map((cell) => height - 1 - Math.floor(cell / width));
}

/** The pour between two pictures, if one cup lost what another gained. */
export function pourOf(before: Unit[][], after: Unit[][]): Pour | null {
  if (before.length !== after.length) return null;
  const lost: number[] = [];
  const gained: number[] = [];
  before.forEach((units, cup) => {
    const change = (after[cup]?.length ?? 0) - units.length;
    if (change < 0) lost.push(cup);
    if (change > 0) gained.push(cup);
  });
  const [from, to] = [lost[0], gained[0]];
  if (from === undefined || to === undefined || lost.length > 1 || gained.length > 1) return null;
  const units = (after[to] ?? []).slice(before[to]?.length ?? 0);
  return { from, to, units, before };
}

/** What a cup shows in the middle of a pour: whole units, and a part of further ones. */
export function filling(pour: Pour, cup: number, flown: number): { units: Unit[]; part: number; partial: Unit[] } {
  const held = pour.before[cup] ?? [];
  if (cup === pour.from) {
    const rest = held.length - pour.units.length;
    return { units: held.slice(0, rest), partial: pour.units, part: 1 - flown };
  }
  return { units: held, partial: pour.units, part: flown };
}
