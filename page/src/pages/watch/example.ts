// A good example of an algorithm: a level on which it leaves something to watch, with the form filled in.
import { i18n } from '../../i18n';
import { link } from '../../router.svelte';
import { catalogue } from '../../store/catalogue.svelte';
import { methodsOf } from '../../store/methods';
import { linked } from './choice';
import { keepPlace, placeKey } from './places';

/** The algorithm that is shown when none is asked for. */
const FIRST = 'astar';

/** The name of the level to open; for a puzzle, its example is opened in place of this page. */
export async function openExample(name: string, algorithm = FIRST): Promise<string> {
  const all = await catalogue();
  const card = all.puzzles.find((puzzle) => puzzle.name === name);
  if (!card) return name;
  const example = card.examples.find(({ request }) => request.algorithm === algorithm);
  if (!example) throw new Error(i18n.t.result.noExample);
  const methods = methodsOf(all, card, [algorithm]);
  const choice = linked(card, methods, example.request, {});
  keepPlace(placeKey('watch', example.level, false), { choice, ran: null, shown: 'search', at: 0 });
  location.replace(link({ page: 'watch', level: example.level }));
  return new Promise(() => undefined);
}
