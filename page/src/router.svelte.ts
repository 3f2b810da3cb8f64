// The hash router: which page is open, read from the address and nothing else.
import { tick } from 'svelte';
import { arrive, keepPlaces } from './scroll';

export type Route =
  | { page: 'gallery' }
  | { page: 'puzzle'; puzzle: string }
  | { page: 'heuristics'; level: string }
  /** With an entry of the level's board that is to be beaten, or with the assignment that it is played for. */
  | { page: 'play'; level: string; beat?: string; task?: string }
  /** A puzzle in place of a level stands for a good example of the algorithm. */
  | { page: 'watch'; level: string; algorithm?: string }
  /** With names of algorithms, separated by commas, the race begins at once. */
  | { page: 'compare'; level: string; race?: string }
  /** With the search that is asked about, as JSON. */
  | { page: 'quiz'; level: string; request?: string }
  /** Two searches in step; with their set-ups (`diff/setups.ts`) they run at once. */
  | { page: 'diff'; level: string; runs?: string }
  /** Everything is in the link: the part of the address from `#` on, which the engine reads. */
  | { page: 'shared'; link: string }
  /** A puzzle to begin with, a level to copy, or a draft. */
  | { page: 'edit'; what: string }
  /** Without a puzzle, one is chosen first. */
  | { page: 'new'; puzzle?: string }
  /** Without a lesson, the path through all of them. */
  | { page: 'learn'; lesson?: string }
  /** A lecture that is opened, or the one that the server serves. */
  | { page: 'lecture'; served: boolean }
  /** Shared levels: those that a query finds, one of them, or `publish`. */
  | { page: 'levels'; id?: string; query?: string }
  /** The leaderboard of a level. */
  | { page: 'board'; level: string }
  /** What stands on a board, to be watched: a person's game or a solver's run. */
  | { page: 'entry' | 'run'; id: string }
  | { page: 'standings'; query?: string }
  /** Collections of shared levels: all, one, or `new`. */
  | { page: 'collections'; id?: string; query?: string }
  /** The person's account, or a secret link by which they come in. */
  | { page: 'account'; secret?: string }
  | { page: 'person'; name: string }
  | { page: 'admin' }
  /** Classes: all of the person's, or what the path names. */
  | { page: 'classes'; path: string }
  | { page: 'lost' };

/** The address of a page. */
export function link(route: Route): string {
  switch (route.page) {
    case 'gallery':
    case 'lost':
      return '#/';
    case 'puzzle':
      return `#/puzzle/${route.puzzle}`;
    case 'shared':
      return route.link;
    case 'edit':
      return `#/edit/${route.what.split('/').map(encodeURIComponent).join('/')}`;
    case 'new':
      return `#/new${route.puzzle ? `/${route.puzzle}` : ''}`;
    case 'lecture':
      return `#/lecture${route.served ? '/served' : ''}`;
    case 'learn':
      return `#/learn${route.lesson ? `/${route.lesson}` : ''}`;
    case 'account':
      return `#/account${route.secret ? `/in/${route.secret}` : ''}`;
    case 'person':
      return `#/person/${encodeURIComponent(route.name)}`;
    case 'admin':
      return '#/admin';
    case 'classes':
      return `#/classes${route.path ? `/${route.path}` : ''}`;
    case 'entry':
    case 'run':
      return `#/${route.page}/${route.id}`;
    case 'levels':
    case 'collections':
      return `#/${route.page}${route.id ? `/${route.id}` : ''}${route.query ? `?${route.query}` : ''}`;
    case 'standings':
      return `#/standings${route.query ? `?${route.query}` : ''}`;
    default: {
      const race = route.page === 'compare' && route.race ? `?race=${route.race}` : '';
      const quiz = route.page === 'quiz' && route.request ? `?request=${encodeURIComponent(route.request)}` : '';
      const runs = route.page === 'diff' && route.runs ? `?runs=${encodeURIComponent(route.runs)}` : '';
      const beat = route.page === 'play' && route.beat ? `?beat=${route.beat}` : '';
      const task = route.page === 'play' && route.task ? `?task=${route.task}` : '';
      const algorithm = route.page === 'watch' && route.algorithm ? `?algorithm=${encodeURIComponent(route.algorithm)}` : '';
      return `#/${route.page}/${route.level.split('/').map(encodeURIComponent).join('/')}${race}${runs}${algorithm}${quiz}${beat}${task}`;
    }
  }
}

/** The page of an address. */
export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.split('?');
  const [page = '', ...rest] = path.replace(/^#?\/?/, '').split('/').filter(Boolean);
  const argument = rest.map(decode).join('/');
  if (page === '') return { page: 'gallery' };
  if (page === 's') return { page: 'shared', link: hash };
  if (page === 'puzzle' && argument) return { page, puzzle: argument };
  if (page === 'new') return { page, ...(argument ? { puzzle: argument } : {}) };
  if (page === 'lecture') return { page, served: argument === 'served' };
  if (page === 'learn') return { page, ...(argument ? { lesson: argument } : {}) };
  if ((page === 'heuristics' || page === 'board') && argument) return { page, level: argument };
  if (page === 'play' && argument) {
    const asked = new URLSearchParams(query);
    const [beat, task] = [asked.get('beat'), asked.get('task')];
    return { page, level: argument, ...(beat ? { beat } : {}), ...(task ? { task } : {}) };
  }
  if (page === 'watch' && argument) {
    const algorithm = new URLSearchParams(query).get('algorithm');
    return { page, level: argument, ...(algorithm ? { algorithm } : {}) };
  }
  if (page === 'edit' && argument) return { page, what: argument };
  if (page === 'quiz' && argument) {
    const request = new URLSearchParams(query).get('request');
    return { page, level: argument, ...(request ? { request } : {}) };
  }
  if (page === 'compare' && argument) {
    const race = new URLSearchParams(query).get('race');
    return { page, level: argument, ...(race ? { race } : {}) };
  }
  if (page === 'diff' && argument) {
    const runs = new URLSearchParams(query).get('runs');
    return { page, level: argument, ...(runs ? { runs } : {}) };
  }
  return people(page, argument) ?? community(page, argument, query) ?? { page: 'lost' };
}

/** People on a server. */
function people(page: string, argument: string): Route | null {
  const [, secret] = /^in\/(\w+)$/.exec(argument) ?? [];
  if (page === 'account') return { page, ...(secret ? { secret } : {}) };
  if (page === 'person' && argument) return { page, name: argument };
  if (page === 'admin') return { page };
  return page === 'classes' ? { page, path: argument } : null;
}

/** What people share on a server. */
function community(page: string, argument: string, query: string): Route | null {
  const asked = query ? { query } : {};
  if (page === 'standings') return { page, ...asked };
  if (page === 'levels' || page === 'collections') return { page, ...(argument ? { id: argument } : {}), ...asked };
  if ((page === 'entry' || page === 'run') && argument) return { page, id: argument };
  return null;
}

/** The level that a link to a page about a level names. */
export function levelOfLink(text: string): string | null {
  const [, hash] = /^\S*(#\/\S+)$/.exec(text.trim()) ?? [];
  const route = hash ? parse(hash) : null;
  return route && 'level' in route ? route.level : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route: Route = $state(parse(location.hash));

  constructor() {
    keepPlaces();
    window.addEventListener('hashchange', () => {
      this.read();
      arrive();
      // Those who hear the page, or use it by keys, start at what is new.
      void tick().then(() => document.getElementById('content')?.focus({ preventScroll: true }));
    });
  }

  /** Reads the address again, after it was replaced. */
  read(): void {
    this.route = parse(location.hash);
  }

  go(route: Route): void {
    location.hash = link(route);
  }
}

export const router = new Router();
