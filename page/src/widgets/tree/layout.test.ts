// Trees are laid out without overlaps.
import { expect, test } from 'vitest';
import type { TreeNode } from '../../protocol';
import { layout, nearest } from './layout';

function tree(parents: (number | null)[]): TreeNode[] {
  return parents.map((parent, node) => ({
    node, parent, index: node, children: 0, below: 0, hidden: 0, depth: 0, g: null, h: null, on_path: false, backward: false,
  }));
}

test('a parent stands over the middle of its children', () => {
  const placed = layout(tree([null, 0, 0, 0]));
  expect([...placed.x]).toEqual([1.5, 0.5, 1.5, 2.5]);
  expect([...placed.y]).toEqual([0, 1, 1, 1]);
  expect([placed.width, placed.height]).toEqual([3, 2]);
});

test('roots stand side by side', () => {
  const placed = layout(tree([null, null, 0, 1, 1]));
  expect(placed.width).toBe(3);
  expect([...placed.x]).toEqual([0.5, 2, 0.5, 1.5, 2.5]);
});

test('no two nodes of a row are nearer than a leaf', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const depth = [0];
  const parents: (number | null)[] = [null];
  // Layer by layer, as the engine lists trees: parents in rising order.
  for (let node = 1; node < 3000; node++) {
    const parent = Math.min(node - 1, (parents[node - 1] ?? 0) + random(2));
    parents.push(parent);
    depth.push((depth[parent] ?? 0) + 1);
  }
  const placed = layout(tree(parents));
  const rows = new Map<number, number[]>();
  placed.y.forEach((y, node) => rows.set(y, [...(rows.get(y) ?? []), placed.x[node] ?? 0]));
  for (const row of rows.values()) {
    row.sort((one, other) => one - other);
    row.slice(1).forEach((x, at) => expect(x - (row[at] ?? 0)).toBeGreaterThanOrEqual(0.999));
  }
});

test('an empty tree takes no room', () => {
  expect(layout([])).toMatchObject({ width: 0, height: 0 });
});

test('the nearest node within reach is found', () => {
  const placed = layout(tree([null, 0, 0]));
  expect(nearest(placed, 1.45, 0.9, 10, 10, 8)).toBe(2);
  expect(nearest(placed, 9, 9, 10, 10, 8)).toBe(-1);
});
