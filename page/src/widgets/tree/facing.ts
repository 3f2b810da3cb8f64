// A search from both ends as two trees that face each other: the one from the start grows down, the one from the goals up.
import type { TreeNode } from '../../protocol';
import { layout, type Placed } from './layout';

/** Where the nodes of a tree stand, or of two that face each other. */
export function placesOf(nodes: readonly TreeNode[]): Placed {
  const isFacing = nodes.some((node) => node.backward) && nodes.some((node) => !node.backward);
  return isFacing ? facing(nodes) : layout(nodes);
}

function facing(nodes: readonly TreeNode[]): Placed {
  const sides = [false, true].map((backward) => sideOf(nodes, backward));
  const width = Math.max(...sides.map(({ placed }) => placed.width));
  // An empty row between them, so that it is seen where they meet.
  const height = sides.reduce((sum, { placed }) => sum + placed.height, 1);
  const all: Placed = { x: new Float64Array(nodes.length), y: new Float64Array(nodes.length), width, height, down: new Int8Array(nodes.length) };
  sides.forEach(({ places, placed }, side) => {
    places.forEach((place, at) => {
      const [x, y] = [placed.x[at] ?? 0, placed.y[at] ?? 0];
      all.x[place] = x + (width - placed.width) / 2;
      all.y[place] = side === 0 ? y : height - 1 - y;
      all.down[place] = side === 0 ? 1 : -1;
    });
  });
  return all;
}

/** One side by itself, and the places of its nodes among all. */
function sideOf(nodes: readonly TreeNode[], backward: boolean): { places: number[]; placed: Placed } {
  const places = [...nodes.keys()].filter((at) => nodes[at]?.backward === backward);
  const own = new Map(places.map((place, at) => [place, at]));
  const alone = places.map((place) => nodes[place] as TreeNode).map((node) => ({ ...node, parent: node.parent === null ? null : (own.get(node.parent) ?? null) }));
  return { places, placed: layout(alone) };
}
