// Water in words, for screen readers: colours by their names, or by their letters where there are too many.
import type { Language } from '../../i18n/languages';
import { MANY } from './colours';
import type { Unit } from './pour';
import type { words } from './words';

type Texts = (typeof words)[Language];

/** Whether there are so many colours that letters tell them apart. */
export function isMany(cups: readonly (readonly Unit[])[]): boolean {
  return new Set(cups.flat().map((unit) => unit.tint)).size >= MANY;
}

/** What a cup holds, from the top; equal units together. */
export function contents(units: readonly Unit[], many: boolean, t: Texts): string {
  if (units.length === 0) return t.empty;
  const runs: { unit: Unit; count: number }[] = [];
  for (const unit of [...units].reverse()) {
    const last = runs.at(-1);
    if (last?.unit.tint === unit.tint) last.count += 1;
    else runs.push({ unit, count: 1 });
  }
  return runs.map(({ unit, count }) => amount(unit, count, many, t)).join(', ');
}

/** So many units of a colour. */
export function amount(unit: Unit, count: number, many: boolean, t: Texts): string {
  return t.units(count, many ? t.letter(unit.label) : (t.colours[unit.tint] ?? t.letter(unit.label)));
}
