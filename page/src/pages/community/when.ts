// Days and times of games, as people write them.
import { settings } from '../../store/settings.svelte';
import { clockText } from '../../widgets/numbers';

/** The day of a moment, where the person is. */
export function dayText(moment: number): string {
  return new Date(moment).toLocaleDateString(settings.language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** How long a game took: tenths where they count. */
export function playedText(seconds: number): string {
  if (seconds >= 60) return clockText(Math.round(seconds));
  return `${seconds.toLocaleString(settings.language, { maximumFractionDigits: 1 })} s`;
}

/** The week of a day such as `2026-W47`, from Monday to Sunday in UTC; with `back`, as many weeks before. */
export function weekOf(day: Date, back = 0): string {
  const thursday = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() - back * 7));
  // The week belongs to the year of its Thursday.
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - first) / (7 * 24 * 3600 * 1000)) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}
