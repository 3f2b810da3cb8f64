// Several searches as one film, their boards side by side: a race, and two searches in step.
import { i18n } from '../../i18n';
import type { LoadedLevel } from '../../protocol';
import { fullLabel } from '../../store/names';
import { shortCount } from '../../widgets/numbers';
import type { Lane } from '../compare/lane.svelte';
import type { LaneName } from '../compare/names';
import type { Race } from '../compare/race.svelte';
import type { Pair } from '../diff/pair.svelte';
import { words } from '../present/words';
import { searchFilm, type Film } from './film';
import type { Panel } from './picture';

/** Pictures of a race, the start and the end among them. */
const RACE_FRAMES = 61;

/** What stands above the board of a lane: what it runs, and on which level. */
export function around(lane: Lane, names: readonly LaneName[], { puzzle, name }: LoadedLevel): Pick<Panel, 'puzzle' | 'head'> {
  const called = names[lane.colour];
  // All have the line with the parameters, or none, so that the boards stand at one height.
  const about = names.some((each) => each.about) ? [called?.about ?? ''] : [];
  return { puzzle, head: [called?.name ?? lane.request.algorithm, ...about, fullLabel(name)] };
}

export const expandedText = (expanded: number) => `${i18n.t.watch.expanded} ${shortCount(expanded)}`;

/** A race on its clock, from its beginning to its end. */
export function raceFilm(race: Race, names: readonly LaneName[], loaded: LoadedLevel): Film {
  const { clock, end, lanes } = race;
  const panel = async (lane: Lane, moment: number): Promise<Panel> => {
    const { board, moves, searched, heat, expanded } = await lane.pictureAt(clock, moment);
    return { ...around(lane, names, loaded), board, beside: { moves, searched, heat }, foot: [expandedText(expanded)] };
  };
  return {
    title: [...names.map(({ name }) => name), fullLabel(loaded.name)].join(', '),
    length: RACE_FRAMES,
    extent: i18n.choose(words).moments(i18n.count(RACE_FRAMES)),
    frame: (at) => Promise.all(lanes.map((lane) => panel(lane, (at / (RACE_FRAMES - 1)) * end))),
  };
}

/** Two searches in step. */
export function pairFilm(pair: Pair, loaded: LoadedLevel): Film {
  const films = pair.halves.flatMap(({ search, run }) => (search ? [{ search, film: searchFilm(search, run.report, loaded) }] : []));
  return {
    title: films.map(({ film }) => film.title).join(' / '),
    length: pair.track.last + 1,
    frame: async (at) => (await Promise.all(films.map(({ search, film }) => film.frame(pair.rowIn(search, at))))).flat(),
  };
}
