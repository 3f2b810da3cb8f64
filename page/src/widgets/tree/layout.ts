// Where the nodes of a search tree stand: children beside each other below their parent, no two subtrees overlapping.
import type { TreeNode } from '../../protocol';

export interface Placed {
  /** Places by the node's place in the list: columns from the left, in units of one leaf. */
  x: Float64Array;
  /** Rows from the top: moves below the root of the part. */
  y: Float64Array;
  /** Leaves side by side. */
  width: number;
  /** Rows. */
  height: number;
  /** Where each node's children are: 1 for below it, −1 for above. */
  down: Int8Array;
}

/** Lays out nodes in which parents precede their children. Several roots are placed side by side. */
export function layout(nodes: readonly TreeNode[]): Placed {
  const count = nodes.length;
  const [x, y, wide] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (let at = count - 1; at >= 0; at--) {
    wide[at] = Math.max(wide[at] ?? 0, 1);
    const parent = nodes[at]?.parent ?? null;
    if (parent !== null) wide[parent] = (wide[parent] ?? 0) + (wide[at] ?? 1);
  }
  // The left edge of the next child of each node, and of the next root.
  const next = new Float64Array(count);
  let [width, height] = [0, 0];
  for (let at = 0; at < count; at++) {
    const own = wide[at] ?? 1;
    const parent = nodes[at]?.parent ?? null;
    const left = parent === null ? width : (next[parent] ?? 0);
    if (parent === null) width += own;
    else next[parent] = left + own;
    next[at] = left;
    x[at] = left + own / 2;
    y[at] = parent === null ? 0 : (y[parent] ?? 0) + 1;
    height = Math.max(height, (y[at] ?? 0) + 1);
  }
  return { x, y, width, height, down: new Int8Array(count).fill(1) };
}

/** The place in the list of the node nearest to a point, within a reach; −1 if there is none. */
export function nearest(placed: Placed, x: number, y: number, scaleX: number, scaleY: number, reach: number): number {
  let [found, least] = [-1, reach * reach];
  for (let at = 0; at < placed.x.length; at++) {
    const dx = ((placed.x[at] ?? 0) - x) * scaleX;
    const dy = ((placed.y[at] ?? 0) - y) * scaleY;
    const distance = dx * dx + dy * dy;
    if (distance < least) [found, least] = [at, distance];
  }
  return found;
}
