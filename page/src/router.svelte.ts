// The hash router: which page is open, read from the address and nothing else.

type Route =
  | { page: 'gallery' }
  | { page: 'puzzle'; puzzle: string }
  | { page: 'play' | 'watch'; level: string }
  /** With names of algorithms, separated by commas, the race begins at once. */
  | { page: 'compare'; level: string; race?: string }
  /** Without a puzzle, one is chosen first. */
  | { page: 'new'; puzzle?: string }
  | { page: 'lost' };

/** The address of a page. */
export function link(route: Route): string {
  switch (route.page) {
    case 'gallery':
    case 'lost':
      return '#/';
    case 'puzzle':
      return `#/puzzle/${route.puzzle}`;
    case 'new':
      return `#/new${route.puzzle ? `/${route.puzzle}` : ''}`;
    default: {
      const race = route.page === 'compare' && route.race ? `?race=${route.race}` : '';
      return `#/${route.page}/${route.level.split('/').map(encodeURIComponent).join('/')}${race}`;
    }
  }
}

/** The page of an address. */
export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.split('?');
  const [page = '', ...rest] = path.replace(/^#?\/?/, '').split('/').filter(Boolean);
  const argument = rest.map(decode).join('/');
  if (page === '') return { page: 'gallery' };
  if (page === 'puzzle' && argument) return { page, puzzle: argument };
  if (page === 'new') return { page, ...(argument ? { puzzle: argument } : {}) };
  if ((page === 'play' || page === 'watch') && argument) return { page, level: argument };
  if (page === 'compare' && argument) {
    const race = new URLSearchParams(query).get('race');
    return { page, level: argument, ...(race ? { race } : {}) };
  }
  return { page: 'lost' };
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
    window.addEventListener('hashchange', () => {
      this.route = parse(location.hash);
      window.scrollTo(0, 0);
    });
  }

  go(route: Route): void {
    location.hash = link(route);
  }
}

export const router = new Router();
