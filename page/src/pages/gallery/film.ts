// A short film of a puzzle being solved, for its preview: an easy level, solved once, as positions.
import type { Position } from '../../protocol';
import { pageOf } from '../../puzzles';
import { asked } from '../../transport/asking';

export interface Film {
  moves: string[];
  positions: Position[];
}

const MOST = 60;
const films = new Map<string, Promise<Film>>();

export function filmOf(puzzle: string): Promise<Film> {
  let film = films.get(puzzle);
  if (!film) {
    film = shoot(pageOf(puzzle).preview?.level ?? `${puzzle}/1`);
    films.set(puzzle, film);
    film.catch(() => films.delete(puzzle));
  }
  return film;
}

async function shoot(name: string): Promise<Film> {
  const level = { from: 'built-in', name } as const;
  const request = { algorithm: 'astar', limits: { seconds: 2 } };
  const { report } = await asked({ ask: 'solve', level, request });
  const moves = report.moves.slice(0, MOST);
  const lengths = Array.from({ length: moves.length + 1 }, (_, length) => length);
  const positions = await Promise.all(lengths.map((length) => asked({ ask: 'position', level, moves: moves.slice(0, length) })));
  return { moves, positions };
}
