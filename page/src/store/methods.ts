// What can solve a level, as one list: the algorithms for every puzzle and the puzzle's own solvers.
import { i18n } from '../i18n';
import type { AlgorithmCard, Catalogue, HeuristicCard, PuzzleCard, Setting, SolverCard } from '../protocol';
import { cardOf, latest } from './catalogue.svelte';
import { OWN } from '../transport/own/name';
import { isGuided, type Declared } from './meaning';

export type MethodGroup = 'own' | 'blind' | 'informed';

export interface Method extends SolverCard, Declared {
  group: MethodGroup;
  randomised: boolean;
  /** What its solutions are least in; nothing is known of a puzzle's own solver. */
  optimal?: AlgorithmCard['optimal'];
}

/** The methods of these names, in the catalogue's order: the puzzle's own first. */
export function methodsOf(all: Catalogue, card: PuzzleCard, names: readonly string[]): Method[] {
  const { family } = card;
  const own = card.solvers.map((solver): Method => ({ ...solver, family, group: 'own', informed: false, meanings: [], randomised: false }));
  const shared = all.algorithms.map((algorithm): Method => ({ ...algorithm, family, group: algorithm.informed ? 'informed' : 'blind' }));
  return [...own, ...shared].filter((method) => names.includes(method.name));
}

/** What people call a method, in the language of the page. */
export function methodTitle(puzzle: string, name: string): string {
  const methods = [...(cardOf(puzzle)?.solvers ?? []), ...(latest.all?.algorithms ?? [])];
  return methods.find((method) => method.name === name)?.title ?? name;
}

/** What people call a space of a puzzle, in the language of the page. */
export function spaceTitle(puzzle: string, name: string): string {
  return cardOf(puzzle)?.spaces.find((space) => space.name === name)?.title ?? name;
}

/** The heuristics that guide searches of a space, the person's own too; the first is its default. */
export function heuristicsOf(card: PuzzleCard, space: string): HeuristicCard[] {
  const name = space || card.spaces[0]?.name;
  const listed = card.heuristics.filter((heuristic) => heuristic.space === name);
  return [...listed, { space: name ?? '', name: OWN, summary: i18n.t.methods.ownSummary, admissible: false }];
}

/**
 * What may guide a search of a space, the first by default: heuristics or, where none means anything, the rules that a complete
 * board breaks, which have no name; and a program of the person's own.
 */
export function guidesOf(card: PuzzleCard, space: string, method: Method | undefined, values: Readonly<Record<string, Setting>>): HeuristicCard[] {
  if (!method?.informed) return [];
  if (isGuided(method, values)) return heuristicsOf(card, space);
  const { brokenRulesSummary, ownEnergySummary } = i18n.t.methods;
  const guides = { '': brokenRulesSummary, [OWN]: ownEnergySummary };
  return Object.entries(guides).map(([name, summary]) => ({ space, name, summary, admissible: false }));
}

/** What people call a heuristic; one without a name is the rules that are broken. */
export function heuristicTitle(name: string): string {
  const { ownHeuristic, brokenRules } = i18n.t.methods;
  return name === OWN ? ownHeuristic : name || brokenRules;
}
