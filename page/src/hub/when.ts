// Moments as the language writes them. They come from the server in milliseconds since 1970.
import { settings } from '../store/settings.svelte';

/** A day and the time on it. */
export const momentText = (moment: number): string => new Date(moment).toLocaleString(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
