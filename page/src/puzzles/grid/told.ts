// What happened on a map, in words.
import type { Change } from '../../boards/change';
import { i18n } from '../../i18n';
import { readPicture } from './ground';

export function told({ after, made, undone }: Change): string {
  const { boards } = i18n.t;
  const { walker, ground } = readPicture(after.board, null);
  if (walker === null) return '';
  const place = boards.place(Math.floor(walker / ground.width) + 1, (walker % ground.width) + 1);
  const directions: Readonly<Record<string, string>> = boards.directions;
  const how = made ? directions[made] : undone ? boards.undone : undefined;
  return `${how ? `${how}: ` : ''}${place}.`;
}
