// How a person plays, by keyboard and by mouse or finger: what the hands of several puzzles share. Each puzzle's own are in
// `hands.ts` of its folder.
import type { Locator, Page } from 'playwright-core';
import type { LevelRef } from '../../src/protocol';
import { ask } from './engine';

/** Makes moves in a level, the first of them after `before` others. */
export type Hand = (page: Page, moves: string[], level: LevelRef, before?: number) => Promise<void>;

/** What a puzzle's `hands.ts` exports by default. */
export interface Hands {
  keys: Hand;
  pointer: Hand;
  /** The pointer is a finger on a phone. */
  touch?: boolean;
  /** What is on the page once the board is drawn, where a canvas alone does not say so. */
  drawn?: string;
  /** Whether moves are animated. */
  animated?: boolean;
  /** An easy level to play, and one to search; the first one by default. */
  levels?: { play?: string; search?: string };
  /** The largest board that has to stay usable. */
  large?: () => LargeLevel;
  /** What is announced after the first move of a solution and when it is taken back, and how its cells are named, in English. */
  spoken?: { moved: RegExp; undone: RegExp; cells: RegExp };
  /** Whether breadth-first search of it would take ages. */
  endless?: boolean;
  /** A level to be made in the editor. */
  draft?: MadeLevel;
}

/** Strokes of the editor that make a level, and the verdicts before the first, after it and after the last. */
export interface MadeLevel {
  strokes: readonly (readonly [tile: string, row: number, column: number])[];
  verdicts: readonly [before: string, first: string, last: string];
}

export interface LargeLevel {
  ref: LevelRef;
  /** Moves that can be made one after the other; else any are taken. */
  moves?: string[];
}

/** What any board is drawn with. */
export const BOARD = 'canvas, svg[role="img"], [data-board]';

const arrows: Record<string, string> = { U: 'ArrowUp', D: 'ArrowDown', L: 'ArrowLeft', R: 'ArrowRight' };

/** Waits until the stage shows the game after this many moves, on a board that takes keys: it is loaded when it is needed. */
export async function shows(page: Page, length: number): Promise<void> {
  await page.locator(`.stage[data-length="${length}"]`).locator(BOARD).first().waitFor();
}

/** A point on the canvas: the middle of a cell. */
export async function middle(canvas: Locator, row: number, column: number): Promise<{ x: number; y: number }> {
  const at = await canvas.evaluate((element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    const { cell = '', left = '', top = '' } = element.dataset;
    return { x: box.x + Number(left), y: box.y + Number(top), cell: Number(cell) };
  });
  return { x: at.x + (column + 0.5) * at.cell, y: at.y + (row + 0.5) * at.cell };
}

export async function eachMove(page: Page, moves: string[], make: (move: string) => Promise<void>, before = 0): Promise<void> {
  for (const [made, move] of moves.entries()) {
    await make(move);
    await shows(page, before + made + 1);
  }
}

export const byArrows: Hand = (page, moves) =>
  eachMove(page, moves, (move) => page.keyboard.press(arrows[move.toUpperCase()] ?? move));

/** Moves the cursor of a placement board from where it was, then places. */
export const byCursor: Hand = async (page, moves) => {
  let at = [0, 0];
  await eachMove(page, moves, async (move) => {
    const [row = 0, column = 0] = move.split(',').map(Number);
    const [fromRow = 0, fromColumn = 0] = at;
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time++) await page.keyboard.press(key);
    };
    await press(row > fromRow ? 'ArrowDown' : 'ArrowUp', Math.abs(row - fromRow));
    await press(column > fromColumn ? 'ArrowRight' : 'ArrowLeft', Math.abs(column - fromColumn));
    at = [row, column];
    await page.keyboard.press('Enter');
  });
};

export const byClicks: Hand = (page, moves, _level, before) => {
  const place = async (move: string) => {
    const [row = 0, column = 0] = move.split(',').map(Number);
    const { x, y } = await middle(page.locator('.stage canvas'), row, column);
    await page.mouse.click(x, y);
  };
  return eachMove(page, moves, place, before);
};

/** A level that the engine's generator makes. */
export function generated(puzzle: string, settings: Record<string, number | string>): LevelRef {
  const { text } = ask({ ask: 'generate', puzzle, settings, seed: 1 });
  return { from: 'text', text, puzzle };
}
