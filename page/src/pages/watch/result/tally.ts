// What a search generated and never expanded, counted by what it goes by.
import type { TreeLeaf } from '../../../protocol';

export interface LeafTally {
  dead: number;
  /** Those with f below, at and above the cost of the solution; null where there is no f or no solution. */
  byF: { below: number; ties: number; above: number } | null;
  /** How many have each value of f, or of g where there is no f; the least first. */
  values: [value: number, count: number][];
}

/** Counts leaves; `cost` is that of the solution, as the search counts. */
export function tallyOf(leaves: readonly TreeLeaf[], cost: number | null): LeafTally {
  const alive = leaves.filter(({ dead }) => !dead);
  const counts = new Map<number, number>();
  for (const { f, g } of alive) counts.set(f ?? g, (counts.get(f ?? g) ?? 0) + 1);
  const values = [...counts].sort(([one], [other]) => one - other);
  const sum = (is: (value: number) => boolean) => values.reduce((all, [value, count]) => all + (is(value) ? count : 0), 0);
  const hasF = cost !== null && alive.some(({ f }) => f !== null);
  return {
    dead: leaves.length - alive.length,
    byF: hasF ? { below: sum((f) => f < cost), ties: sum((f) => f === cost), above: sum((f) => f > cost) } : null,
    values,
  };
}
