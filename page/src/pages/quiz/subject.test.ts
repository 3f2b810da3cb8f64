// Quizzes in addresses.
import { expect, test } from 'vitest';
import { requestIn } from './subject';

test('an address carries a request as JSON', () => {
  const request = { algorithm: 'wastar', settings: { weight: 2 } };
  expect(requestIn(JSON.stringify(request))).toEqual(request);
});

test('an address brings no program along', () => {
  const request = { algorithm: 'astar', heuristic: 'own' };
  expect(requestIn(JSON.stringify({ ...request, script: 'function heuristic() { return 0; }' }))).toEqual(request);
});

test.each([undefined, '', 'astar', '{', '[]', 'null', '7', '{"algorithm":3}'])('%s is none', (text) => {
  expect(requestIn(text)).toBeNull();
});
