// Two trees that face each other.
import { expect, test } from 'vitest';
import type { TreeNode } from '../../protocol';
import { placesOf } from './facing';

const node = (parent: number | null, backward: boolean): TreeNode => ({
  node: 0, parent, index: 0, children: 0, below: 0, hidden: 0, depth: 0, g: null, h: null, on_path: false, backward,
});

test('the tree from the goals grows upwards from the last row', () => {
  // Layer by layer, as the engine lists them: both roots first.
  const placed = placesOf([node(null, false), node(null, true), node(0, false), node(0, false), node(1, true)]);
  expect([...placed.y]).toEqual([0, 4, 1, 1, 3]);
  expect([...placed.down]).toEqual([1, -1, 1, 1, -1]);
  expect([...placed.x]).toEqual([1, 1, 0.5, 1.5, 1]);
  expect([placed.width, placed.height]).toEqual([2, 5]);
});

test('one tree alone grows downwards, also the one from the goals', () => {
  expect([...placesOf([node(null, true), node(0, true)]).y]).toEqual([0, 1]);
  expect(placesOf([])).toMatchObject({ width: 0, height: 0 });
});
