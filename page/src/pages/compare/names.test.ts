// What lanes are called.
import { expect, test } from 'vitest';
import { en } from '../../i18n/en';
import type { ParamCard } from '../../protocol';
import type { Method } from '../../store/methods';
import { laneNames } from './names';

const plain = { summary: '', guarantee: '', complete: true, randomised: false, params: [], meanings: [], family: 'path' as const };
const weight = { name: 'weight', title: 'Weight', summary: '', choices: {}, algorithms: [], spaces: [], kind: { type: 'real', default: 3, min: 1, max: 99 } } satisfies ParamCard;
const methods: Method[] = [
  { ...plain, name: 'bfs', title: 'BFS', group: 'blind', informed: false },
  { ...plain, name: 'wastar', title: 'Weighted A*', group: 'informed', informed: true, params: [weight] },
  { ...plain, name: 'anneal', title: 'Annealing', group: 'informed', informed: true, randomised: true },
];
const heuristic = (name: string, space: string) => ({ name, space, summary: '', admissible: true });
const card = {
  spaces: [{ name: 'push', title: 'push', summary: '' }, { name: 'step', title: 'step', summary: '' }],
  heuristics: [heuristic('matching', 'push'), heuristic('nearest', 'push'), heuristic('pairs', 'step')],
};
const names = (...requests: Parameters<typeof laneNames>[0]) => laneNames(requests, card, methods, en).map(({ name }) => name);

test('an algorithm alone is called by its title', () => {
  expect(names({ algorithm: 'bfs' }, { algorithm: 'wastar' })).toEqual(['BFS', 'Weighted A*']);
});

test('the same algorithm twice says what differs, also what was left as it is', () => {
  expect(names({ algorithm: 'wastar', settings: { weight: 5 } }, { algorithm: 'wastar' })).toEqual(['Weighted A* · Weight 5', 'Weighted A* · Weight 3']);
  expect(names({ algorithm: 'wastar', heuristic: 'nearest' }, { algorithm: 'wastar' })).toEqual(['Weighted A* · nearest', 'Weighted A* · matching']);
  expect(names({ algorithm: 'anneal', seed: 4 }, { algorithm: 'anneal' })).toEqual(['Annealing · seed 4', 'Annealing · seed 0']);
});

test('lanes that are the same in all are numbered', () => {
  expect(names({ algorithm: 'bfs' }, { algorithm: 'bfs' })).toEqual(['BFS', 'BFS (2)']);
});

test('everything a lane runs with is told, with the defaults of its space', () => {
  const [lane] = laneNames([{ algorithm: 'wastar', space: 'step', settings: { weight: '2', cost: 'moves' } }], card, methods, en);
  expect(lane).toEqual({ name: 'Weighted A* · step space · Weight 2 · cost=moves', about: 'pairs · step space · Weight 2 · cost=moves' });
});
