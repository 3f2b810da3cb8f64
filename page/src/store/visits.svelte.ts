// Which puzzles a person has been told how to play.
import { recall, remember } from './persist';

const KEY = 'known';
const VERSION = 1;

class Visits {
  private known: string[] = $state.raw(recall<string[]>(KEY, VERSION, []));

  knows(puzzle: string): boolean {
    return this.known.includes(puzzle);
  }

  know(puzzle: string): void {
    if (this.knows(puzzle)) return;
    this.known = [...this.known, puzzle];
    remember(KEY, VERSION, this.known);
  }
}

export const visits = new Visits();
