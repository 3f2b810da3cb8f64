// What of a search is shown before a class: its parts, each of which a key shows or hides.
import type { ScenePart } from '../../protocol';

/** The parts in the order in which they stand, with their keys. */
export const PARTS: readonly { part: ScenePart; key: string }[] = [
  { part: 'board', key: 'o' },
  { part: 'code', key: 'k' },
  { part: 'lists', key: 'l' },
  { part: 'tree', key: 't' },
];

/** The parts with one more, or one fewer; something stays. */
export function toggled(shown: readonly ScenePart[], part: ScenePart): readonly ScenePart[] {
  const isIn = (one: ScenePart) => (one === part ? !shown.includes(one) : shown.includes(one));
  const parts = PARTS.map((each) => each.part).filter(isIn);
  return parts.length ? parts : shown;
}

export class Parts {
  shown: readonly ScenePart[] = $state.raw(['board']);

  has(part: ScenePart): boolean {
    return this.shown.includes(part);
  }

  toggle(part: ScenePart): void {
    this.shown = toggled(this.shown, part);
  }

  /** What keys do. */
  keys(): Record<string, () => void> {
    return Object.fromEntries(PARTS.map(({ part, key }) => [key, () => this.toggle(part)]));
  }
}
