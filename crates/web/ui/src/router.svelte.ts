// The hash router: which page is open, read from the address and nothing else.

export type Route =
  | { page: 'gallery' }
  | { page: 'puzzle'; puzzle: string }
  | { page: 'play' | 'watch' | 'compare'; level: string }
  | { page: 'lost' };

/** The address of a page. */
export function link(route: Route): string {
  switch (route.page) {
    case 'gallery':
    case 'lost':
      return '#/';
    case 'puzzle':
      return `#/puzzle/${route.puzzle}`;
    default:
      return `#/${route.page}/${route.level.split('/').map(encodeURIComponent).join('/')}`;
  }
}

/** The page of an address. */
export function parse(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#?\/?/, '').split('/').filter(Boolean);
  const argument = rest.map(decode).join('/');
  if (page === '') return { page: 'gallery' };
  if (page === 'puzzle' && argument) return { page, puzzle: argument };
  if ((page === 'play' || page === 'watch' || page === 'compare') && argument) return { page, level: argument };
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
