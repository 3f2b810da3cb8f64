// What a person chooses for Bloxorz.
import { settingsWith } from '../../store/settings.svelte';

export const settings = settingsWith({
  /** Whether the stage is shown in space or flat. */
  bloxorz: 'solid' as 'solid' | 'flat',
  /** Whether rolls over the edge are refused; else the block falls, as in the original. */
  bloxorzGuard: false,
});
