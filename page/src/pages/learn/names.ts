// What the searches of lessons are called.
import { cardOf, latest } from '../../store/catalogue.svelte';
import { heuristicTitle, methodTitle, spaceTitle } from '../../store/methods';
import type { Run } from './lesson';

/** An algorithm with its heuristic, space and settings, as far as they are given. */
export function runName(puzzle: string, { algorithm, heuristic, space, settings = {} }: Run): string {
  const params = [
    ...(latest.all?.algorithms.find(({ name }) => name === algorithm)?.params ?? []),
    ...(cardOf(puzzle)?.params ?? []),
  ];
  const set = Object.entries(settings).map(([name, value]) => {
    const param = params.find((one) => one.name === name);
    return `${param?.title ?? name} ${param?.choices[String(value)] ?? value}`;
  });
  // Where there is only one space, it needs no name.
  const which = space && (cardOf(puzzle)?.spaces.length ?? 0) > 1 ? spaceTitle(puzzle, space) : '';
  return [methodTitle(puzzle, algorithm), heuristic && heuristicTitle(heuristic), which, ...set].filter(Boolean).join(' · ');
}
