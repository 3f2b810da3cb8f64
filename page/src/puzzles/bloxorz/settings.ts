// What a person chooses for Bloxorz: whether the stage is shown in space or flat.
import { settingsWith } from '../../store/settings.svelte';

export const settings = settingsWith({ bloxorz: 'solid' as 'solid' | 'flat' });
