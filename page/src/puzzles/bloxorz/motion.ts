// Films: a film is how long it takes and what to show at each moment of it. Films are put in a row or run together.

/** Something that changes over time. `show` gets a moment from 0 to 1, and is always shown its end. */
export interface Film {
  /** In milliseconds. */
  readonly length: number;
  show(moment: number): void;
}

/** One film after the other. */
export function inTurn(...films: readonly Film[]): Film {
  const length = films.reduce((total, film) => total + film.length, 0);
  let done = 0;
  const show = (moment: number) => {
    let start = films.slice(0, done).reduce((total, film) => total + film.length, 0);
    while (done < films.length) {
      const film = films[done]!;
      const over = moment >= 1 || moment * length >= start + film.length;
      film.show(over ? 1 : (moment * length - start) / film.length);
      if (!over) return;
      start += film.length;
      done += 1;
    }
  };
  return { length, show };
}

/** All films at once. */
export function together(...films: readonly Film[]): Film {
  const length = Math.max(0, ...films.map((film) => film.length));
  const show = (moment: number) => {
    for (const film of films) film.show(film.length === 0 ? 1 : Math.min((moment * length) / film.length, 1));
  };
  return { length, show };
}

/** A film that is only an instant. */
export function cut(show: () => void): Film {
  return { length: 0, show };
}

/** Waits, then runs a film. */
export function after(delay: number, film: Film): Film {
  return inTurn({ length: delay, show: () => {} }, film);
}

/** Fast in the middle. */
export function smooth(moment: number): number {
  return moment * moment * (3 - 2 * moment);
}

/** As things fall. */
export function falling(moment: number): number {
  return moment * moment;
}

/** As things come to rest. */
export function settling(moment: number): number {
  return 1 - (1 - moment) ** 3;
}

/** There and back, losing strength: 0 at both ends. */
export function wobbling(moment: number): number {
  return Math.sin(moment * Math.PI * 3) * (1 - moment) ** 1.5;
}
