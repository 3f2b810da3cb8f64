// A target as the form has it: a list of conditions, written in the language that the engine reads.
import type { PuzzleCard } from '../../protocol';

export type Condition =
  | { kind: 'measure'; name: string; least: string; most: string }
  | { kind: 'difficulty'; name: string }
  | { kind: 'unique' }
  | { kind: 'no-guessing' }
  | { kind: 'rule'; least: string; of: string }
  | { kind: 'search'; algorithm: string; solves: boolean; nodes: string }
  | { kind: 'expanded'; algorithm: string; least: string; most: string };

export type Kind = Condition['kind'];

/** The text of a target. */
export function targetText(conditions: readonly Condition[]): string {
  return conditions.map(conditionText).join(', ');
}

function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'measure':
      return `${condition.name} ${rangeText(condition)}`;
    case 'difficulty':
      return `difficulty ${condition.name}`;
    case 'rule':
      return `rule>=${condition.least.trim()}:${condition.of}`;
    case 'search':
      return [condition.algorithm, condition.solves ? 'solves' : 'fails', condition.nodes.trim()].filter(Boolean).join(' ');
    case 'expanded':
      return `${condition.algorithm} expanded ${rangeText(condition)}`;
    default:
      return condition.kind;
  }
}

function rangeText({ least, most }: { least: string; most: string }): string {
  return `${least.trim()}..${most.trim()}`;
}

/** The measures that a form offers: those of the puzzle that have a title. */
export function measuresOf(card: PuzzleCard): string[] {
  return (card.targets?.measures ?? []).filter((name) => name in card.measures);
}

/** The kinds of conditions that a puzzle's levels can be asked for. */
export function kindsOf(card: PuzzleCard): Kind[] {
  const { difficulties = [], reasons = false } = card.targets ?? {};
  const kinds: Kind[] = [];
  if (measuresOf(card).length) kinds.push('measure');
  if (difficulties.length) kinds.push('difficulty');
  if (reasons) kinds.push('unique', 'no-guessing', 'rule');
  return [...kinds, 'search', 'expanded'];
}

/** A new condition of a kind, with values that make sense to begin with. */
export function fresh(kind: Kind, card: PuzzleCard): Condition {
  switch (kind) {
    case 'measure':
      return { kind, name: measuresOf(card)[0] ?? '', least: '20', most: '40' };
    case 'difficulty':
      return { kind, name: card.targets?.difficulties.at(-1) ?? '' };
    case 'rule':
      return { kind, least: '1', of: 'hard' };
    case 'search':
      return { kind, algorithm: 'greedy', solves: false, nodes: '5000' };
    case 'expanded':
      return { kind, algorithm: 'astar', least: '1000', most: '5000' };
    default:
      return { kind };
  }
}

/** Targets to begin with, those that make sense for the puzzle's levels. `searched`: states that greedy search and A* take. */
export function examplesOf(card: PuzzleCard, searched: readonly [number, number, number] = [5000, 1000, 5000]): { name: 'long' | 'logic' | 'greedy'; conditions: Condition[] }[] {
  const logic: Condition[] = [{ kind: 'unique' }, { kind: 'no-guessing' }, fresh('rule', card)];
  const [measure] = measuresOf(card);
  const long: Condition[] = measure ? [{ kind: 'measure', name: measure, least: '40', most: '60' }] : [];
  const [nodes, least, most] = searched.map(String) as [string, string, string];
  const greedy: Condition[] = [
    { kind: 'search', algorithm: 'greedy', solves: false, nodes },
    { kind: 'expanded', algorithm: 'astar', least, most },
  ];
  if (card.targets?.reasons) return [{ name: 'logic', conditions: logic }];
  return [
    { name: 'long', conditions: long },
    { name: 'greedy', conditions: greedy },
  ];
}
