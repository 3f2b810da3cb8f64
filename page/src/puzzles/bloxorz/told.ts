// What happened on a stage of Bloxorz, in words.
import type { Change } from '../../boards/change';
import { i18n } from '../../i18n';
import { readMove } from './roll';
import { spoken } from './spoken';
import { stageOf } from './stage';
import { words } from './words';

export function told({ before, after, made, undone, lost }: Change): string {
  const [t, { boards }] = [i18n.choose(words), i18n.t];
  const [was, is] = [stageOf(before.board), stageOf(after.board)];
  const parts: string[] = [];
  const direction = made && readMove(made)?.direction;
  if (direction) parts.push(`${boards.directions[direction]}.`);
  if (lost) parts.push(t.fell);
  else if (undone) parts.push(`${boards.undone}.`);
  const turned = (from: string, to: string) => was.ground.some((ground, cell) => ground === from && is.ground[cell] === to);
  if (turned('gap', 'bridge')) parts.push(t.opened);
  if (turned('bridge', 'gap')) parts.push(t.closed);
  if (is.pair?.apart && !was.pair?.apart) parts.push(t.torn);
  if (was.pair?.apart && is.pair && !is.pair.apart) parts.push(t.joined);
  return [...parts, spoken(is, is.pair?.active ?? 0, t)].join(' ');
}
