// Faint marks below the nodes of a tree: what was generated from them and never expanded.
import type { TreeLeaf, TreeNode } from '../../protocol';
import type { Placed } from './layout';
import { xOf, yOf, type TreeView } from './paint';

export type LeavesBelow = ReadonlyMap<number, readonly TreeLeaf[]>;

/** Marks of one node at most; a fan of more could not be told apart. */
const MOST = 12;

/** Where the marks of a node hang, from its place: a fan within the room of one leaf, halfway down to the next row. */
export function fan(count: number, scaleX: number, scaleY: number): [dx: number, dy: number][] {
  const shown = Math.min(count, MOST);
  const wide = Math.min(scaleX * 0.8, 5 * (shown - 1));
  return Array.from({ length: shown }, (_, at) => [shown === 1 ? 0 : (at / (shown - 1) - 0.5) * wide, Math.min(scaleY * 0.5, 16)]);
}

/** Paints them for the nodes that have been expanded up to a row. */
export function paintLeaves(
  ctx: CanvasRenderingContext2D, view: TreeView, nodes: readonly TreeNode[], placed: Placed, below: LeavesBelow, index: number, colour: string,
): void {
  if (below.size === 0) return;
  ctx.strokeStyle = ctx.fillStyle = colour;
  ctx.lineWidth = 1;
  ctx.globalAlpha = 0.55;
  nodes.forEach((node, at) => {
    const leaves = below.get(node.node);
    if (!leaves || node.index === null || node.index > index) return;
    const [x, y] = [xOf(view, placed, at), yOf(view, placed, at)];
    if (x < -20 || x > view.width + 20 || y < -20 || y > view.height + 20) return;
    ctx.beginPath();
    for (const [dx, dy] of fan(leaves.length, view.scaleX, view.scaleY)) {
      ctx.moveTo(x, y);
      const tip = y + dy * (placed.down[at] ?? 1);
      ctx.lineTo(x + dx, tip);
      ctx.rect(x + dx - 1, tip - 1, 2, 2);
    }
    ctx.stroke();
  });
  ctx.globalAlpha = 1;
}
