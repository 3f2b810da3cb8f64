// Where the board of a level is: on the level's own page, if it has one.
import { isShared } from '../../../hub/shared.svelte';
import { link } from '../../../router.svelte';

export function placeOf(level: string): string {
  return isShared(level) ? link({ page: 'levels', id: level.split('/')[1] ?? '' }) : link({ page: 'board', level });
}
