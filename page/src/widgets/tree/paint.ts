// Paints a search tree: what was expanded so far in full colour, what comes later faintly, the solution's path on top.
import type { TreeNode } from '../../protocol';
import type { Placed } from './layout';

export interface TreeView {
  /** Size of the canvas. */
  width: number;
  height: number;
  /** Pixels a leaf and a row take, and where the top left of the tree is. */
  scaleX: number;
  scaleY: number;
  left: number;
  top: number;
}

interface TreeColours {
  past: string;
  future: string;
  path: string;
  current: string;
  surface: string;
  backward: string;
}

interface TreeScene {
  nodes: readonly TreeNode[];
  placed: Placed;
  /** The row of the recording that is shown. */
  index: number;
  /** Place in the list of the node that is shown, or of the nearest one above it; −1 for none. */
  current: number;
  /** Place of the node that is pointed at; −1 for none. */
  hovered: number;
  /** Places of the nodes of either side at which a search from both ends met. */
  meeting: readonly [number, number] | null;
  colours: TreeColours;
}

export function paintTree(ctx: CanvasRenderingContext2D, view: TreeView, scene: TreeScene): void {
  const { nodes, colours } = scene;
  const past = (node: TreeNode) => node.index === null || node.index <= scene.index;
  const plain = nodes.map((node, at) => ({ node, at })).filter(({ node }) => !node.on_path);
  const path = nodes.map((node, at) => ({ node, at })).filter(({ node }) => node.on_path);
  const later = plain.filter(({ node }) => !past(node));
  const done = plain.filter(({ node }) => past(node));

  links(ctx, view, scene, later, colours.future, 1);
  links(ctx, view, scene, done.filter(({ node }) => !node.backward), colours.past, 1);
  links(ctx, view, scene, done.filter(({ node }) => node.backward), colours.backward, 1);
  links(ctx, view, scene, path, colours.path, 2.5);
  for (const { node, at } of later) dot(ctx, view, scene, node, at, colours.future);
  for (const { node, at } of done) dot(ctx, view, scene, node, at, node.backward ? colours.backward : colours.past);
  for (const { node, at } of path) dot(ctx, view, scene, node, at, colours.path, !past(node));
  meet(ctx, view, scene);
  ring(ctx, view, scene, scene.hovered, 1.5);
  ring(ctx, view, scene, scene.current, 2.5);
}

type Listed = { node: TreeNode; at: number };

export const xOf = (view: TreeView, placed: Placed, at: number) => view.left + (placed.x[at] ?? 0) * view.scaleX;
export const yOf = (view: TreeView, placed: Placed, at: number) => view.top + (placed.y[at] ?? 0) * view.scaleY;

function links(ctx: CanvasRenderingContext2D, view: TreeView, { placed }: TreeScene, list: Listed[], colour: string, wide: number): void {
  ctx.beginPath();
  for (const { node, at } of list) {
    if (node.parent === null) continue;
    const [x, y] = [xOf(view, placed, at), yOf(view, placed, at)];
    const [fromX, fromY] = [xOf(view, placed, node.parent), yOf(view, placed, node.parent)];
    if (Math.max(x, fromX) < 0 || Math.min(x, fromX) > view.width || Math.max(y, fromY) < 0 || Math.min(y, fromY) > view.height) continue;
    const middle = (fromY + y) / 2;
    ctx.moveTo(fromX, fromY);
    ctx.bezierCurveTo(fromX, middle, x, middle, x, y);
  }
  ctx.strokeStyle = colour;
  ctx.lineWidth = wide;
  ctx.stroke();
}

const radius = (view: TreeView) => Math.max(1.2, Math.min(6, view.scaleX * 0.36, view.scaleY * 0.3));

/** A node; one with nodes below it that are not shown carries a wedge. */
function dot(
  ctx: CanvasRenderingContext2D, view: TreeView, { placed, colours }: TreeScene, node: TreeNode, at: number, colour: string, hollow = false,
): void {
  const [x, y, size] = [xOf(view, placed, at), yOf(view, placed, at), radius(view)];
  if (x < -20 || x > view.width + 20 || y < -40 || y > view.height + 40) return;
  ctx.fillStyle = colour;
  const childrenShown = node.below > node.hidden;
  if (node.hidden > 0 && !childrenShown) {
    const deep = (placed.down[at] ?? 1) * Math.min(view.scaleY * 0.7, 6 + Math.log2(node.hidden + 1) * 1.6);
    ctx.globalAlpha = 0.45;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x - size * 1.3, y + deep);
    ctx.lineTo(x + size * 1.3, y + deep);
    ctx.fill();
    ctx.globalAlpha = 1;
  }
  ctx.beginPath();
  ctx.arc(x, y, size, 0, Math.PI * 2);
  ctx.fill();
  if (!hollow || size < 3) return;
  ctx.fillStyle = colours.surface;
  ctx.beginPath();
  ctx.arc(x, y, size - 1.5, 0, Math.PI * 2);
  ctx.fill();
}

/** A dashed line between the two nodes that are one state, where the sides of a search met. */
function meet(ctx: CanvasRenderingContext2D, view: TreeView, { placed, meeting, colours }: TreeScene): void {
  if (!meeting) return;
  const [from, to] = meeting;
  ctx.save();
  ctx.setLineDash([5, 4]);
  ctx.beginPath();
  ctx.moveTo(xOf(view, placed, from), yOf(view, placed, from));
  ctx.lineTo(xOf(view, placed, to), yOf(view, placed, to));
  ctx.strokeStyle = colours.path;
  ctx.lineWidth = 2.5;
  ctx.stroke();
  ctx.restore();
}

function ring(ctx: CanvasRenderingContext2D, view: TreeView, { placed, colours }: TreeScene, at: number, wide: number): void {
  if (at < 0) return;
  const [x, y, size] = [xOf(view, placed, at), yOf(view, placed, at), radius(view)];
  ctx.beginPath();
  ctx.arc(x, y, Math.max(5, size + 3), 0, Math.PI * 2);
  ctx.strokeStyle = colours.surface;
  ctx.lineWidth = 5;
  ctx.stroke();
  ctx.strokeStyle = colours.current;
  ctx.lineWidth = wide;
  ctx.stroke();
}
