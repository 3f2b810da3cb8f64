// What the test page shows, as state that the board follows.

import type { BoardProps } from '../../../boards/contract';
import type { Picture } from '../../../protocol';

export class Shown {
  board: Picture = $state.raw() as Picture;
  moves: string[] = $state.raw([]);
  legal: string[] = $state.raw([]);
  shown: number[] = $state.raw([]);
  heat: number[] | null = $state.raw(null);
  interactive = $state(true);
  /** Every move the board asked for. */
  asked: string[] = [];
  /** How often the game started over. */
  lost = 0;

  constructor(board: Picture) {
    this.board = board;
  }

  props(): BoardProps {
    const shown = this;
    return {
      puzzle: 'bloxorz',
      get board() { return shown.board; },
      get moves() { return shown.moves; },
      get legal() { return shown.legal; },
      get shown() { return shown.shown; },
      get heat() { return shown.heat; },
      get interactive() { return shown.interactive; },
      onmove: (texts) => {
        shown.asked.push(...texts);
        // A position arrives after every move, here with the same legal moves.
        shown.legal = [...shown.legal];
      },
      onlost: () => void shown.lost++,
    };
  }
}
