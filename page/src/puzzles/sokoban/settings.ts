// What a person chooses for Sokoban.
import { settingsWith } from '../../store/settings.svelte';

export type LookName = 'warehouse' | 'garden' | 'space';
export type Character = 'worker' | 'cat' | 'robot' | 'penguin';

export const settings = settingsWith({
  /** The look of the boards. */
  sokoban: 'warehouse' as LookName,
  /** Who walks; null is the default character of the look. */
  character: null as Character | null,
});
