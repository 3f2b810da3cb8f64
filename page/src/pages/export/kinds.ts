// What can be saved of a search that is shown, besides its board.
import type { Search } from '../watch/search.svelte';

export type StillKind = 'board' | 'tree' | 'charts' | 'lists' | 'code' | 'population' | 'all';

/** What there is to save; `hasCode` tells whether its algorithm has pseudo-code. */
export function kindsOf({ isLocal, run }: Pick<Search, 'isLocal' | 'run'>, hasCode: boolean): readonly StillKind[] {
  const code: StillKind[] = hasCode ? ['code'] : [];
  if (!isLocal) return ['board', 'tree', 'charts', ...(hasCode ? (['lists'] as const) : []), ...code, 'all'];
  return ['board', 'charts', ...code, ...(run.size.kind === 'generations' ? (['population'] as const) : []), 'all'];
}
