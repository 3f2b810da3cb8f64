// Medals: the measures in which a person's games without help are as good as the best solution known.
import type { Metadata } from '../protocol';
import { pageOf } from '../puzzles';
import { progress, type Best } from './progress.svelte';

/** What is known of the solutions of a level: what its text says, and what was found out after a game. */
export function knownBests({ best = [] }: Metadata, own: Best | undefined): Record<string, number> {
  const known: Record<string, number> = { ...own?.known };
  for (const [measure, value] of best) known[measure] = Math.min(value, known[measure] ?? Infinity);
  return known;
}

/** The measures for which there is a medal. */
export function medalsOf(puzzle: string, metadata: Metadata, own: Best | undefined): string[] {
  if (!own) return [];
  const { score } = pageOf(puzzle);
  // Games of the first version kept the score alone.
  const records = score && !own.assisted ? { [score]: own.cost, ...own.records } : own.records;
  const known = Object.entries(knownBests(metadata, own));
  return known.filter(([measure, value]) => (records[measure] ?? Infinity) <= value).map(([measure]) => measure);
}

/** Whether a level was solved, and with every medal that is known to be there. */
export function isBest(puzzle: string, { name, metadata }: { name: string; metadata: Metadata }): boolean {
  const own = progress.best(name);
  const known = Object.keys(knownBests(metadata, own));
  return known.length > 0 && medalsOf(puzzle, metadata, own).length === known.length;
}
