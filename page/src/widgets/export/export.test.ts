// What leaves the page: CSV, command lines.
import { expect, test } from 'vitest';
import type { ParamCard } from '../../protocol';
import type { Method } from '../../store/methods';
import { compareCommand, generateCommand, raceCommand, solveCommand } from './command';
import { csv } from './csv';

test('csv quotes what must be quoted', () => {
  const text = csv(['name', 'said'], [['a,b', 'he said "no"'], ['two\nlines', null], [' padded', 1.5]]);
  expect(text).toBe('name,said\r\n"a,b","he said ""no"""\r\n"two\nlines",\r\n" padded",1.5\r\n');
});

test('a run as a command', () => {
  const request = { algorithm: 'wastar', heuristic: 'runs', settings: { weight: 1.5 }, limits: { seconds: 30, bytes: 512 << 20 }, seed: 7 };
  expect(solveCommand({ level: 'water-sort/7' }, request)).toBe(
    'solvarium solve water-sort/7 -a wastar -e runs --set weight=1.5 --max-time 30 --max-memory 512MiB --seed 7',
  );
});

test('a race as a command', () => {
  const requests = [
    { algorithm: 'bfs', limits: { nodes: 1000 } },
    { algorithm: 'astar', heuristic: 'matching', limits: { nodes: 1000 } },
  ];
  expect(compareCommand({ level: 'sokoban/generated/3' }, requests)).toBe(
    'solvarium compare sokoban/generated/3 -a bfs,astar:matching --max-nodes 1000',
  );
});

const plain = { summary: '', guarantee: '', complete: true, randomised: false, title: '', params: [], meanings: [], family: 'path' as const };
const weight = { name: 'weight', title: '', summary: '', choices: {}, algorithms: [], spaces: [], kind: { type: 'real', default: 3, min: 1, max: 99 } } satisfies ParamCard;
const methods: Method[] = [
  { ...plain, name: 'expert', group: 'own', informed: false },
  { ...plain, name: 'bfs', group: 'blind', informed: false },
  { ...plain, name: 'wastar', group: 'informed', informed: true, params: [weight] },
  { ...plain, name: 'anneal', group: 'informed', informed: true, randomised: true },
];

test('lanes that one line can tell are one line', () => {
  const requests = [
    { algorithm: 'expert' },
    { algorithm: 'bfs', space: 'step' },
    { algorithm: 'wastar', space: 'step', heuristic: 'pairs', settings: { weight: 5 } },
    { algorithm: 'anneal', space: 'step', seed: 3 },
  ];
  expect(raceCommand({ level: 'sokoban/1' }, requests, methods)).toBe(
    'solvarium compare sokoban/1 -a expert,bfs,wastar:pairs,anneal --space step --set weight=5 --seed 3',
  );
});

test('the same algorithm with two weights is two lines', () => {
  const requests = [{ algorithm: 'wastar', settings: { weight: 5 } }, { algorithm: 'wastar' }];
  expect(raceCommand({ level: 'sokoban/1' }, requests, methods).split('\n')).toEqual([
    'solvarium solve sokoban/1 -a wastar --set weight=5',
    'solvarium solve sokoban/1 -a wastar',
  ]);
});

test('names that a shell would misread are quoted', () => {
  expect(solveCommand({ level: "my 'own' level" }, { algorithm: 'bfs' })).toBe(`solvarium solve 'my '\\''own'\\'' level' -a bfs`);
});

test('a file says which puzzle it is of', () => {
  expect(solveCommand({ level: 'the-long-walk.txt', puzzle: 'sokoban' }, { algorithm: 'bfs' })).toBe(
    'solvarium solve the-long-walk.txt --puzzle sokoban -a bfs',
  );
});

test('a batch of new levels as a command', () => {
  const order = { puzzle: 'sokoban', settings: { boxes: 4 }, target: 'pushes 40..60, greedy fails', seed: 7, count: 3, tries: 50 };
  expect(generateCommand(order)).toBe(
    "solvarium generate sokoban --boxes 4 --target 'pushes 40..60, greedy fails' --tries 50 --seed 7 --count 3",
  );
  expect(generateCommand({ puzzle: 'tents' })).toBe('solvarium generate tents --seed 0');
});
