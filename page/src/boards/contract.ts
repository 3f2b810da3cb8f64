// The contract of boards: what every board component is given, and what it gives back.
import type { Picture, Review, TraceCells } from '../protocol';

/** What a search did to the cells, and the row of its recording to show. */
export interface Searched {
  cells: TraceCells;
  row: number;
  /** Whether the search goes by f, cost plus estimate. */
  usesF: boolean;
  /** Whether the row is the goal, which is not expanded. */
  atGoal: boolean;
}

export interface BoardProps {
  /** The puzzle's name, which decides the component. */
  puzzle: string;
  /** The picture to show. A new picture is animated from the one before, when `animate` says so. */
  board: Picture;
  /** The moves made so far, as texts; the last one led to `board`. */
  moves?: readonly string[];
  /** The moves that may be made now, as texts. Empty for a picture that is only looked at. */
  legal?: readonly string[];
  /** What the rules say about the position: broken rules, finished rows, links. */
  review?: Review | null;
  /** Cells the person marked as empty (placement puzzles); kept by the page, unknown to the rules. */
  marks?: ReadonlySet<number>;
  /** Cells to point at, such as those of a hint. */
  shown?: readonly number[];
  /** Cells that keep the position from being a solution: where an estimate comes from. */
  unmet?: readonly number[];
  /** A number from 0 to 1 per cell, drawn as a heat map over the board. */
  heat?: ArrayLike<number> | null;
  /** What a search did to the cells, for boards that draw it (`areas`). */
  searched?: Searched | null;
  /** Whether it is one of several boards side by side, without a key to its colours and without controls. */
  bare?: boolean;
  /** Whether gestures and keys are taken. */
  interactive?: boolean;
  /** Whether changes move smoothly. */
  animate?: boolean;
  /** Makes these moves, one after the other. */
  onmove?: (texts: string[]) => void;
  /** Takes back one move, whatever its place in the list (placement puzzles). */
  ontake?: (text: string) => void;
  /** The game is lost by the rules of the original: it starts over. */
  onlost?: () => void;
  /** Sets or clears marks. */
  onmark?: (cells: number[], marked: boolean) => void;
  /** The moves that bring a piece (the player's without `from`) from one cell to another, if the puzzle can find them. */
  travel?: (from: number | null, to: number) => Promise<string[] | null>;
}
