// What can solve a level, as one list: the algorithms for every puzzle and the puzzle's own solvers, with words for people.
import { i18n, told } from '../i18n';
import type { Catalogue, HeuristicEntry, ParamInfo, PuzzleCard } from '../protocol';

export type MethodGroup = 'own' | 'blind' | 'informed';

export interface Method {
  name: string;
  group: MethodGroup;
  /** Part of the keys of its translated texts. */
  owner: string;
  /** As the engine says it. */
  title: string;
  summary: string;
  guarantee: string;
  informed: boolean;
  randomised: boolean;
  params: readonly ParamInfo[];
}

/** The methods of these names, in the catalogue's order: the puzzle's own first. */
export function methodsOf(all: Catalogue, card: PuzzleCard, names: readonly string[]): Method[] {
  const own = card.solvers.map((solver): Method => ({
    ...solver,
    group: 'own',
    owner: `${card.info.name}/${solver.name}`,
    title: solver.name,
    informed: false,
    randomised: false,
  }));
  const shared = all.algorithms.map((algorithm): Method => ({
    ...algorithm,
    group: algorithm.informed ? 'informed' : 'blind',
    owner: algorithm.name,
  }));
  return [...own, ...shared].filter((method) => names.includes(method.name));
}

export function methodTitle(method: Pick<Method, 'name' | 'title'>): string {
  return told(i18n.t.methods.titles, method.name, method.title);
}

/** The heuristics that guide searches of a space; the first is its default. */
export function heuristicsOf(card: PuzzleCard, space: string): HeuristicEntry[] {
  const name = space || card.spaces[0]?.name;
  return card.heuristics.filter((heuristic) => heuristic.space === name);
}
