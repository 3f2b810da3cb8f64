// What a game has to share.
import type { LevelRef } from '../../protocol';
import type { PlayGame } from '../play/game.svelte';
import type { Offer } from './sharing.svelte';

/** The level; with moves also the position and the replay, the latter first after a win. */
export function offersOf(game: PlayGame, { rules = {} }: LevelRef): Offer[] {
  const [moves, marks] = [game.moves, [...game.marks].sort((one, other) => one - other)];
  const level: Offer = { kind: 'level', view: { page: 'play' }, rules };
  if (moves.length === 0 && marks.length === 0) return [level];
  const position: Offer = { kind: 'position', view: { page: 'play', moves, marks }, rules };
  const replay: Offer = { kind: 'replay', view: { page: 'replay', moves }, rules };
  if (moves.length === 0) return [position, level];
  return game.position.solved ? [replay, level] : [position, replay, level];
}
