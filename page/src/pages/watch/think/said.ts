// A moment of a search in words: what its step does, and where it is.
import { i18n } from '../../../i18n';
import type { Words } from '../../../i18n/en';
import type { en } from '../../../i18n/en/think';
import type { RunInfo, TraceMoment, TraceStep } from '../../../protocol';
import { placeName } from '../place';

type ThinkWords = Words<typeof en>;

/** What a step does, and what it finds. */
export function saidOf({ kind, verdict }: TraceStep, { index }: TraceMoment, t: ThinkWords): string {
  return [kind === 'begin' && index > 0 ? t.beginAgain : t.kinds[kind], verdict && t.verdicts[verdict]].filter(Boolean).join(' ');
}

/** Reasons that compare an entry with the others. */
const COMPARED: readonly string[] = ['trace-next-least', 'trace-next-layer', 'trace-next-neighbour'];

/** Why the first in line is that; nothing is said of others where there are none. */
export function reasonOf({ open, next }: Pick<TraceMoment, 'open' | 'next'>, t: ThinkWords): string {
  if (!next) return '';
  return open.total === 1 && COMPARED.includes(next.reason.id) ? t.only : next.reason.text;
}

/** The row, and the step in it. */
export function placeOf({ index, step, steps }: TraceMoment, run: RunInfo, t: ThinkWords): string {
  return `${placeName(run, index)} · ${t.at(i18n.count(step + 1), i18n.count(steps.length))}`;
}
