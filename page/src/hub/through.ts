// The collection that is played through: its levels follow each other.
import { recall, remember } from '../store/persist';

interface Through {
  title: string;
  /** The names of its levels, in order. */
  levels: string[];
}

const [KEY, VERSION] = ['through', 1];

export const through = {
  begin: (collection: Through): void => void remember(KEY, VERSION, collection),
  /** The collection, if a level is one of it. */
  of(level: string): Through | null {
    const collection = recall<Through | null>(KEY, VERSION, null);
    return collection?.levels.includes(level) ? collection : null;
  },
};
