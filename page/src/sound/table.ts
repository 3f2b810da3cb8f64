// What a puzzle's `sounds.ts` holds: what sounds when. The first line that fits is heard.
import type { Change } from '../boards/change';
import type { Sound } from './synth';

export type SoundTable = readonly (readonly [Sound, (change: Change) => boolean])[];

/** The sound of a change, if it has one. */
export function soundOf(table: SoundTable, change: Change): Sound | null {
  return table.find(([, fits]) => fits(change))?.[0] ?? null;
}
