// Parts of a presentation.
import { expect, test } from 'vitest';
import { toggled } from './parts.svelte';

test('parts come and go in their order, and something stays', () => {
  expect(toggled(['board'], 'tree')).toEqual(['board', 'tree']);
  expect(toggled(['board', 'tree'], 'code')).toEqual(['board', 'code', 'tree']);
  expect(toggled(['board', 'code'], 'board')).toEqual(['code']);
  expect(toggled(['code'], 'code')).toEqual(['code']);
});
