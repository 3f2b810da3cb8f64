// What can solve a level, as one list: the algorithms for every puzzle and the puzzle's own solvers.
import { i18n } from '../i18n';
import type { AlgorithmCard, Catalogue, HeuristicCard, PuzzleCard, SolverCard } from '../protocol';
import { cardOf, latest } from './catalogue.svelte';
import { OWN } from '../transport/own/name';

export type MethodGroup = 'own' | 'blind' | 'informed';

export interface Method extends SolverCard {
  group: MethodGroup;
  informed: boolean;
  randomised: boolean;
}

/** The methods of these names, in the catalogue's order: the puzzle's own first. */
export function methodsOf(all: Catalogue, card: PuzzleCard, names: readonly string[]): Method[] {
  const own = card.solvers.map((solver): Method => ({ ...solver, group: 'own', informed: false, randomised: false }));
  // A parameter of paths means nothing where things are placed.
  const meant = ({ params, path_params: ofPaths }: AlgorithmCard) =>
    card.family === 'path' ? params : params.filter(({ name }) => !ofPaths.includes(name));
  const shared = all.algorithms.map(
    (algorithm): Method => ({ ...algorithm, params: meant(algorithm), group: algorithm.informed ? 'informed' : 'blind' }),
  );
  return [...own, ...shared].filter((method) => names.includes(method.name));
}

/** What people call a method, in the language of the page. */
export function methodTitle(puzzle: string, name: string): string {
  const methods = [...(cardOf(puzzle)?.solvers ?? []), ...(latest.all?.algorithms ?? [])];
  return methods.find((method) => method.name === name)?.title ?? name;
}

/** The heuristics that guide searches of a space, the person's own too; the first is its default. */
export function heuristicsOf(card: PuzzleCard, space: string): HeuristicCard[] {
  const name = space || card.spaces[0]?.name;
  const listed = card.heuristics.filter((heuristic) => heuristic.space === name);
  return [...listed, { space: name ?? '', name: OWN, summary: i18n.t.methods.ownSummary, admissible: false }];
}

/** What people call a heuristic. */
export function heuristicTitle(name: string): string {
  return name === OWN ? i18n.t.methods.ownHeuristic : name;
}
