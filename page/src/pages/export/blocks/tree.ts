// The search tree as a block, as large as its nodes need, with the key to its colours.
import type { TreeNode } from '../../../protocol';
import { lineColour } from '../../../widgets/chart/palette';
import { placesOf } from '../../../widgets/tree/facing';
import { paintLeaves, type LeavesBelow } from '../../../widgets/tree/leaves';
import { paintTree } from '../../../widgets/tree/paint';
import { disc } from '../../../boards/grid/pen';
import { LINE, text, type Block } from './block';

export interface TreePicture {
  nodes: readonly TreeNode[];
  leaves: LeavesBelow;
  /** The row that is shown, and the node that is ringed. */
  index: number;
  ringed: number | null;
  meeting: readonly [number, number] | null;
  words: { past: string; future: string; path: string };
}

/** Pixels for a leaf and for a row, and the least and the greatest sides. */
const [LEAF, ROW] = [22, 44];
const [LEAST, WIDEST, HIGHEST] = [420, 1800, 1400];
const EDGE = 18;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export function treeBlock({ nodes, leaves, index, ringed, meeting, words }: TreePicture): Block {
  const placed = placesOf(nodes);
  const placeOf = (name: number) => nodes.findIndex(({ node }) => node === name);
  const width = within(placed.width * LEAF + 2 * EDGE, LEAST, WIDEST);
  const high = within((placed.height - 1) * ROW + 2 * EDGE, 160, HIGHEST);
  const [scaleX, scaleY] = [Math.min(40, (width - 2 * EDGE) / Math.max(1, placed.width)), (high - 2 * EDGE) / Math.max(1, placed.height - 1)];
  const view = { width, height: high, scaleX, scaleY: Math.min(46, scaleY), left: (width - placed.width * scaleX) / 2, top: EDGE };
  const met = meeting && ([placeOf(meeting[0]), placeOf(meeting[1])] as const);
  return {
    width,
    height: high + LINE,
    paint: (ctx, inks) => {
      const [past, path, backward] = [lineColour(0, inks.dark), lineColour(1, inks.dark), lineColour(3, inks.dark)];
      const colours = { past, future: inks.later, path, backward, current: inks.ink, surface: inks.surface };
      paintLeaves(ctx, view, nodes, placed, leaves, index, past);
      const current = ringed === null ? -1 : placeOf(ringed);
      paintTree(ctx, view, { nodes, placed, index, current, hovered: -1, meeting: met && met[0] >= 0 && met[1] >= 0 ? met : null, colours });
      const key: [string, string][] = [[words.past, past], [words.future, inks.later], [words.path, path]];
      key.forEach(([said, colour], at) => {
        const x = (at * width) / key.length;
        disc(ctx, x + 5, high + LINE / 2, 5, colour);
        text(ctx, said, x + 16, high + LINE / 2, { size: 12, colour: inks.soft, wide: width / key.length - 20 });
      });
    },
  };
}
