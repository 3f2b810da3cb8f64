// What g, h and f of the rows of a search count.
import { i18n } from '../../i18n';
import { costUnit } from '../../store/names';
import type { Search } from './search.svelte';

/** The unit, in the middle of a sentence; null where it is just cost. Some searches count their steps, whatever those cost. */
export function unitOf({ costs, rows }: Search): string | null {
  const shown = rows.page?.rows;
  const isSteps = !!costs?.differs && shown?.kind === 'expansions' && shown.g.every((g, at) => g === shown.depth[at]);
  return isSteps ? i18n.t.result.steps : costUnit(costs);
}
