// Everything the engine names has its words in Vietnamese.
import { expect, test } from 'vitest';
import { methodTexts as texts } from '../../src/i18n/vi/method_texts';
import { ask } from './engine';

const { puzzles, algorithms } = ask({ ask: 'catalogue' });
const solvers = puzzles.flatMap((card) => card.solvers.map((solver) => ({ ...solver, owner: `${card.info.name}/${solver.name}` })));
const owners = [
  ...algorithms.map((algorithm) => ({ owner: algorithm.name, params: algorithm.params })),
  ...solvers,
  ...puzzles.map((card) => ({ owner: card.info.name, params: card.params })),
];

function missing(told: Record<string, string>, names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => !(name in told));
}

test('methods', () => {
  const names = [...algorithms.map((algorithm) => algorithm.name), ...solvers.map((solver) => solver.owner)];
  expect(missing(texts.summaries, names)).toEqual([]);
  expect(missing(texts.guarantees, names)).toEqual([]);
});

test('heuristics and spaces', () => {
  const of = (list: (card: (typeof puzzles)[number]) => readonly { name: string }[]) =>
    puzzles.flatMap((card) => list(card).map(({ name }) => `${card.info.name}/${name}`));
  expect(missing(texts.heuristics, of((card) => card.heuristics))).toEqual([]);
  expect(missing(texts.spaces, of((card) => card.spaces))).toEqual([]);
});

test('knobs', () => {
  expect(missing(texts.params, owners.flatMap(({ params }) => params.map(({ name }) => name)))).toEqual([]);
  expect(missing(texts.hints, owners.flatMap(({ owner, params }) => params.map(({ name }) => `${owner}.${name}`)))).toEqual([]);
});
