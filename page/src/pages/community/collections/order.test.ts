// Things move by one place and stay within the list.
import { expect, test } from 'vitest';
import { moved } from './order';

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [7, 1, 'abc'],
] as const)('from %i by %i', (at, by, order) => expect(moved([...'abc'], at, by).join('')).toBe(order));
