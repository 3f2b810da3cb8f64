// What a person chooses for Water Sort: patterns on colours, for people who see colours differently.
import { settingsWith } from '../../store/settings.svelte';

export const settings = settingsWith({ patterns: false });
