// The first difference of two searches, in a sentence or two.
import type { i18n } from '../../i18n';
import type { DiffSide, TraceDiff, TraceKind } from '../../protocol';

type Words = (typeof i18n)['t']['diff'];

interface Said {
  t: Words;
  count: (value: number) => string;
  /** What the two searches are called. */
  names: readonly [string, string];
  /** What the searches do one after the other. */
  kind: TraceKind;
  /** Whether each goes by f. */
  usesF: readonly [boolean, boolean];
}

export function sentenceOf({ alike, stride, complete, difference }: TraceDiff, { t, count, names, kind, usesF }: Said): string {
  const unit = t.units[kind];
  if (!difference) return complete && stride === 1 ? t.like(count(alike), unit) : t.likeSoFar(count(alike), unit);
  const { n, fields, sides } = difference;
  if (fields.includes('space')) return t.spaces;
  const [a, b] = sides;
  const thinned = stride > 1 ? [t.thinned(count(stride), unit)] : [];
  const before = t.alikeBefore(alike, count(alike), unit);
  const whole = (...more: string[]) => [before, ...more, ...thinned].join(' ');
  if (!a || !b) return whole(t.ends(count(n - 1), names[a ? 1 : 0], unit));
  if (fields.includes('event')) {
    if (a.goal === b.goal) return t.kinds;
    return whole(a.goal ? t.goal(count(n - 1), names[0], names[1]) : t.goal(count(n - 1), names[1], names[0]));
  }
  if (fields.includes('state')) {
    const rest = { t, count, all: complete && stride === 1 };
    return whole(t.states(count(n), taken(a, names[0], names[1], { ...rest, usesF: usesF[0] }), taken(b, names[1], names[0], { ...rest, usesF: usesF[1] })));
  }
  const what = fields.map((field) => valuesOf(field, a, b, t)).join(', ');
  return whole(a.g === null ? t.numbers(count(n), what, unit) : t.values(count(n), what));
}

/** The state that a search expands, and where the other one has it. */
function taken(side: DiffSide, name: string, other: string, { t, count, all, usesF }: { t: Words; count: Said['count']; all: boolean; usesF: boolean }): string {
  const { g, h, elsewhere } = side;
  const cost = g ?? 0;
  const values = h === null ? `g = ${cost}` : usesF ? `f = g + h = ${cost} + ${h} = ${cost + h}` : `g = ${cost}, h = ${h}`;
  const there = elsewhere !== null ? t.later(other, count(elsewhere)) : all ? t.never(other) : t.neverRecorded(other);
  return `${t.takes(name, values)} (${there})`;
}

/** What differs, with its two values where they are known. */
function valuesOf(field: string, a: DiffSide, b: DiffSide, t: Words): string {
  const name = field in t.fields ? t.fields[field as keyof Words['fields']] : field;
  return field === 'g' || field === 'h' ? `${name} (${a[field] ?? '–'} / ${b[field] ?? '–'})` : name;
}
