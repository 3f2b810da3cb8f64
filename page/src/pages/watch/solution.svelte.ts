// A solution that is stepped through, move by move.
import { wholeBoard } from '../../boards/tiles';
import type { LevelRef, Picture, Position } from '../../protocol';
import { asked } from '../../transport/asking';
import { Latest } from './latest';
import { Track } from './track.svelte';

export class Solution {
  readonly track: Track;
  position: Position | null = $state.raw(null);
  /** The moves that led to the position. */
  made: string[] = $state.raw([]);
  private readonly positions: Latest<number>;

  /** `start` is the board before the first move. */
  constructor(readonly level: LevelRef, readonly moves: readonly string[], start: Picture) {
    this.positions = new Latest(async (length) => {
      const made = moves.slice(0, length);
      const position = await asked({ ask: 'position', level, moves: made, changes: true }).catch(() => null);
      if (position) [this.position, this.made] = [{ ...position, board: wholeBoard(position.board, start) }, made];
    });
    this.track = new Track(moves.length, (at) => this.positions.want(at));
    this.track.speed = 4;
    this.positions.want(0);
  }

  close(): void {
    this.track.pause();
    this.positions.clear();
  }
}
