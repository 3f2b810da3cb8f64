// Everything the engine names, and the page shows, has its words in Vietnamese.
import { expect, test } from 'vitest';
import { methods } from '../../src/i18n/vi/methods';
import { puzzles as texts } from '../../src/i18n/vi/puzzles';
import { tutor } from '../../src/i18n/vi/tutor';
import { watch } from '../../src/i18n/vi/watch';
import { titleFacts } from '../../src/store/titles';
import { ask } from './engine';

type Told = Readonly<Record<string, unknown>>;

const { puzzles, algorithms } = ask({ ask: 'catalogue' });
const solvers = puzzles.flatMap((card) => card.solvers.map((solver) => ({ ...solver, owner: `${card.info.name}/${solver.name}` })));
const owners = [
  ...algorithms.map((algorithm) => ({ owner: algorithm.name, params: algorithm.params })),
  ...solvers,
  ...puzzles.map((card) => ({ owner: card.info.name, params: card.params })),
];

function missing(told: Told, names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => !(name in told));
}

/** The names of what each puzzle has, with the puzzle's own. */
function named(list: (card: (typeof puzzles)[number]) => readonly { name: string }[]): string[] {
  return puzzles.flatMap((card) => list(card).map(({ name }) => `${card.info.name}/${name}`));
}

test('puzzles and packs', () => {
  const names = puzzles.map((card) => card.info.name);
  for (const told of [texts.titles, texts.taglines, texts.rules]) expect(missing(told, names)).toEqual([]);
  expect(missing(texts.packSummaries, named((card) => card.packs))).toEqual([]);
  const packs = puzzles.flatMap((card) => card.packs.map((pack) => pack.name || 'main'));
  expect(missing(texts.packs, packs.filter((pack) => !/^\d+x\d+$/.test(pack)))).toEqual([]);
});

test('titles of levels are numbers and words that are known', () => {
  const levels = puzzles.flatMap((card) => card.packs.flatMap((pack) => pack.levels));
  expect(levels.filter((level) => titleFacts(level.title).name !== '')).toEqual([]);
  expect(levels.filter((level) => titleFacts(level.title).difficulty === null)).toEqual([]);
});

test('methods', () => {
  const names = [...algorithms.map((algorithm) => algorithm.name), ...solvers.map((solver) => solver.owner)];
  expect(missing(methods.summaries, names)).toEqual([]);
  expect(missing(methods.guarantees, names)).toEqual([]);
  expect(missing(methods.titles, [...algorithms, ...solvers].map(({ name }) => name))).toEqual([]);
});

test('heuristics and spaces', () => {
  expect(missing(methods.heuristics, named((card) => card.heuristics))).toEqual([]);
  expect(missing(methods.spaces, named((card) => card.spaces))).toEqual([]);
});

test('knobs', () => {
  const choices = owners.flatMap(({ params }) => params.flatMap(({ kind }) => (kind.type === 'choice' ? kind.choices : [])));
  expect(missing(methods.params, owners.flatMap(({ params }) => params.map(({ name }) => name)))).toEqual([]);
  expect(missing(methods.hints, owners.flatMap(({ owner, params }) => params.map(({ name }) => `${owner}.${name}`)))).toEqual([]);
  expect(missing(methods.choices, choices)).toEqual([]);
});

test('rules of the tutors', () => {
  const rules = named((card) => card.rules);
  expect(rules.length).toBeGreaterThan(0);
  expect(missing(tutor.rules, rules)).toEqual([]);
  expect(missing(tutor.names, rules)).toEqual([]);
  expect(missing(tutor.things, puzzles.filter((card) => card.rules.length).map((card) => card.info.name))).toEqual([]);
});

test('measures and limits', () => {
  const starts = puzzles.map((card) => ask({ ask: 'load', level: { from: 'built-in', name: `${card.info.name}/1` } }).start);
  expect(missing(texts.measures, starts.flatMap((start) => Object.keys(start.measures)))).toEqual([]);
  expect(missing(watch.limitNames, ['nodes', 'time', 'memory', 'depth', 'generations'])).toEqual([]);
});
