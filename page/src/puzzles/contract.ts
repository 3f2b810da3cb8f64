// The contract of a puzzle's folder: what its `index.ts` exports by default. All of it is optional but the order and the
// words: the page draws plain boards and thumbnails where a puzzle has none.
import type { Component } from 'svelte';
import type { Change } from '../boards/change';
import type { BoardProps } from '../boards/contract';
import type { ThumbnailPainter } from '../boards/thumbnail';
import type { Language } from '../i18n/languages';
import type { Picture } from '../protocol';
import type { SoundTable } from '../sound/table';
import type { EditorTools } from './editing';

/** A component that is loaded when it is first shown. */
type Lazy<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{ default: Component<Props> }>;

export interface PuzzlePage {
  /** Menus and the gallery show puzzles with lower numbers first. */
  order: number;
  words: Record<Language, PuzzleWords>;
  /** Draws boards and turns gestures into moves. */
  board?: () => Promise<{ default: Component<BoardProps> }>;
  thumbnail?: ThumbnailPainter;
  /** The tools of the editor. */
  editor?: () => Promise<{ default: EditorTools }>;
  /** Controls beside a game that change how boards look. */
  looks?: Lazy;
  preview?: Preview;
  /** What sounds when. */
  sounds?: () => Promise<{ sounds: SoundTable }>;
  /** What happened on a board, in words, for those who do not see it. */
  told?: () => Promise<{ told: (change: Change) => string }>;
  /** Whether boards draw the open and closed cells of a search themselves, in place of a heat map. */
  areas?: boolean;
  /** What the chips of a level count on its first board; the words `counts` have the same names. */
  counts?: (board: Picture) => Readonly<Record<string, number>>;
  /** The kinds of cells that a lost game points at, of those that the losing move changed; all by default. */
  loses?: (kind: string) => boolean;
  /** The measure that scores count, by the engine's name. Without it, the cost of the moves. */
  score?: string;
  /** States that searches of generated levels take, for an example of a target: greedy search fails with the first number, A* needs from the second to the third. */
  searched?: readonly [fails: number, least: number, most: number];
  /** Levels for a first visitor, each offered by one puzzle: one to play, and one on which A* and BFS differ at a glance. */
  welcome?: { play?: string; race?: string };
}

/** How the gallery shows the puzzle being solved. */
export interface Preview {
  /** A component that plays by itself, instead of a level that is solved. */
  component?: Lazy;
  /** The level that is solved; the first one by default. */
  level?: string;
  /** Milliseconds between two moves. */
  pace?: number;
  /** Space around the board, as in CSS. */
  padding?: string;
}

/** A puzzle's words in one language. A folder may add words for its own controls. */
export interface PuzzleWords {
  /** As in the puzzle's message file, to have it before the engine is there. */
  title: string;
  /** How it is played by keys, mouse and finger. */
  keys: string;
  /** What a first visitor is told on the board: what it is about, and how it is played with keys and mouse, or with a finger. */
  first?: { goal: string; keys: string; touch: string };
  /** A score with its unit. */
  score?: (n: number) => string;
  /** Things counted on a board, with their number. */
  counts?: Readonly<Record<string, (n: number) => string>>;
  /** Kinds of cells, for screen readers. */
  cells?: Readonly<Record<string, string>>;
}
