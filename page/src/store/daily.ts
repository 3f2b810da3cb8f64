// The level of the day: a built-in level whose name has the date, the same for everyone.
import { settings } from './settings.svelte';

/** The name that stands where packs have theirs. */
export const DAILY = 'daily';

/** Today's date in UTC, such as `2026-11-17`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export const dailyName = (puzzle: string, date: string): string => `${puzzle}/${DAILY}/${date}`;

/** The date of a level of the day. */
export function dateOf(level: string): string | null {
  const [, pack, date] = level.split('/');
  return pack === DAILY && date ? date : null;
}

/** The date so many days later. */
export function daysAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return Number.isNaN(day.getTime()) ? date : day.toISOString().slice(0, 10);
}

/** A date as people write it. */
export function dateText(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return day.toLocaleDateString(settings.language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
}
