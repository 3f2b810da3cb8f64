// What happened on a board of Sokoban, in words.
import type { Change } from '../../boards/change';
import { countTiles, kindAt } from '../../boards/tiles';
import { i18n } from '../../i18n';
import { facingOf, isBox, isGoal, motionOf, playerOf } from './motion';
import type { Facing } from './look';
import { words } from './words';

const steps: Record<Facing, readonly [down: number, right: number]> = { U: [-1, 0], D: [1, 0], L: [0, -1], R: [0, 1] };

export function told({ before, after, made, undone }: Change): string {
  const [t, { boards }] = [i18n.choose(words), i18n.t];
  const { board } = after;
  const player = playerOf(board);
  const place = boards.place(Math.floor(player / board.width) + 1, (player % board.width) + 1);
  if (!made) return `${undone ? `${boards.undone}: ` : ''}${place}.`;
  const facing = facingOf(made);
  const pushed = motionOf(before.board, board)?.box;
  const parts = [`${boards.directions[facing]}: ${place}`];
  if (pushed) parts.push(isGoal(kindAt(board, pushed.to)) ? t.pushedHome : t.pushed);
  parts.push(t.ahead(nameAt(player, facing, after)));
  if (pushed) parts.push(t.home(countTiles(board, ({ kind }) => isBox(kind) && isGoal(kind)), countTiles(board, ({ kind }) => isBox(kind))));
  return `${parts.join('; ')}.`;
}

/** What the player faces. */
function nameAt(player: number, facing: Facing, { board }: Change['after']): string {
  const [down, right] = steps[facing];
  const kind = kindAt(board, player + down * board.width + right);
  const cells: Readonly<Record<string, string>> = i18n.choose(words).cells;
  return cells[kind] ?? kind;
}
