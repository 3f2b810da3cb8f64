// Numbers as people read them, in the language of the page.
import { i18n } from '../i18n';
import { settings } from '../store/settings.svelte';

const decimal = (value: number, digits: number) =>
  value.toLocaleString(settings.language, { maximumFractionDigits: digits, minimumFractionDigits: 0 });

/** Bytes with a binary unit. */
export function bytesText(bytes: number | null): string {
  if (bytes === null) return '–';
  const units = ['B', 'KiB', 'MiB', 'GiB'];
  let [value, unit] = [bytes, 0];
  while (value >= 1024 && unit < units.length - 1) [value, unit] = [value / 1024, unit + 1];
  return `${decimal(value, value < 10 && unit > 0 ? 1 : 0)} ${units[unit]}`;
}

/** Seconds, with more digits for short times. */
export function secondsText(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 0.001) return `${decimal(seconds * 1e6, 0)} µs`;
  if (seconds < 1) return `${decimal(seconds * 1000, seconds < 0.01 ? 2 : 0)} ms`;
  return `${decimal(seconds, seconds < 100 ? 2 : 0)} s`;
}

/** A count, shortened where it is long. */
export function shortCount(value: number | null): string {
  if (value === null) return '–';
  return value < 100_000
    ? i18n.count(value)
    : value.toLocaleString(settings.language, { notation: 'compact', maximumFractionDigits: 1 });
}

/** Any measured number, with no more digits than are worth reading. */
export function measured(value: number | null | undefined): string {
  if (value === null || value === undefined) return '–';
  return Number.isInteger(value) ? i18n.count(value) : value.toLocaleString(settings.language, { maximumSignificantDigits: 4 });
}

/** Minutes and seconds, with hours where there are any. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
