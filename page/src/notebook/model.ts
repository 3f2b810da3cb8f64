// What the widget and the program share: values by name, of which some change on this side and some on the other.
import type { Picture } from '../protocol';

/** Something that can be gone through: the search, or the solution. */
export interface View {
  /** What it is called. */
  title: string;
  /** Its last row, from 0. */
  last: number;
}

export interface Values {
  /** The puzzle's name. */
  puzzle: string;
  views: View[];
  /** Which of the views is shown, and which row of it: set here. */
  view: number;
  row: number;
  /** The picture of that row, the last move to it and what is to be said of it: set by the program. */
  picture: Picture;
  moves: string[];
  caption: string;
}

export interface Model {
  get<K extends keyof Values>(name: K): Values[K];
  set<K extends keyof Values>(name: K, value: Values[K]): void;
  save_changes(): void;
  on(event: `change:${keyof Values}`, heard: () => void): void;
  off(event: `change:${keyof Values}`, heard: () => void): void;
}
