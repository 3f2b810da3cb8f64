// A short film of a puzzle being solved, for its preview: an easy level, solved once, as positions.
import type { Position } from '../../protocol';
import { asked } from '../../transport/asking';

/** The level each preview shows; the first of a puzzle where none is named. */
const stars: Record<string, string> = { 'water-sort': 'water-sort/classic/3', sokoban: 'sokoban/1' };

export interface Film {
  moves: string[];
  positions: Position[];
}

const MOST = 60;
const films = new Map<string, Promise<Film>>();

export function filmOf(puzzle: string): Promise<Film> {
  let film = films.get(puzzle);
  if (!film) {
    film = shoot(stars[puzzle] ?? `${puzzle}/1`);
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
