// Secret links: an address of this page that signs somebody in.
import { link, parse } from '../../router.svelte';

/** The link of a secret. */
export const linkOf = (secret: string): string => new URL(link({ page: 'account', secret }), location.href.replace(/[?#].*$/, '')).href;

/** The secret of a link, or of what was copied of one. */
export function secretIn(text: string): string | null {
  const route = parse(/#\S*$/.exec(text.trim())?.[0] ?? '');
  if (route.page === 'account' && route.secret) return route.secret;
  return /^[a-z0-9]{16,}$/.exec(text.trim())?.[0] ?? null;
}
