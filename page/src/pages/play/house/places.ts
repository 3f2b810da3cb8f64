// A person's places on a board, and whether a game beats an entry.
import type { Board, Entry } from '../../../hub/types';

export interface Place {
  measure: string;
  rank: number;
  /** How many people are ranked. */
  of: number;
}

/** The places of a person, for each measure in which they have one. */
export function placesOf({ measures, ranks }: Pick<Board, 'measures' | 'ranks'>, name: string): Place[] {
  return measures.flatMap((measure) => {
    const ranked = ranks[measure] ?? [];
    const own = ranked.find(({ entry }) => entry.person.name === name);
    return own ? [{ measure, rank: own.rank, of: ranked.length }] : [];
  });
}

/** Whether a game needed less than an entry of any measure that both have. */
export function beats(made: Readonly<Record<string, number | undefined>>, entry: Pick<Entry, 'measures'>): boolean {
  return Object.entries(entry.measures).some(([measure, value]) => (made[measure] ?? Infinity) < value);
}
