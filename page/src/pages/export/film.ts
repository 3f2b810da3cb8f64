// A search, or its solution, as pictures: the frame of any place, asked for when it is needed.
import { wholeBoard } from '../../boards/tiles';
import { i18n } from '../../i18n';
import type { LoadedLevel, Report, TraceCandidate, TraceNode } from '../../protocol';
import { cardOf, latest } from '../../store/catalogue.svelte';
import { isInSpace } from '../../store/meaning';
import { costUnit, fullLabel } from '../../store/names';
import { asked } from '../../transport/asking';
import { warmth } from '../../widgets/heat';
import { measured } from '../../widgets/numbers';
import { runName } from '../learn/names';
import { words } from '../present/words';
import { unmetIn } from '../watch/local/look';
import { placeName, searchedAt } from '../watch/place';
import type { Search } from '../watch/search.svelte';
import type { Solution } from '../watch/solution.svelte';
import type { Frame } from './picture';

export interface Film {
  title: string;
  /** How many places there are. */
  length: number;
  /** What they are, where they are not the steps of a search. */
  extent?: string;
  frame: (at: number) => Promise<Frame>;
}

/** What was run: algorithm, heuristic, space and parameters, then the level. */
export function headOf({ puzzle, algorithm, heuristic, space, options }: Report, level: string): string[] {
  const card = latest.all?.algorithms.find(({ name }) => name === algorithm);
  const family = cardOf(puzzle)?.family;
  const settings = Object.fromEntries((card?.params ?? []).flatMap(({ name }) => (options[name] === undefined ? [] : [[name, options[name]]])));
  const told = space && (!card || !family || isInSpace({ ...card, family }, options)) ? { space } : {};
  const run = runName(puzzle, { algorithm, ...(heuristic ? { heuristic } : {}), ...told, settings });
  return [run, fullLabel(level)];
}

/** The places of a recorded search, with the heat map that is chosen on the board. */
export function searchFilm(search: Search, report: Report, loaded: LoadedLevel): Film {
  const head = headOf(report, loaded.name);
  const { run } = search.run;
  const start = loaded.start.board;
  const kind = search.heatKind;
  const frame = async (index: number): Promise<Frame> => {
    const ask = search.isLocal ? 'trace-candidate' : 'trace-node';
    const seen = await asked({ ask, run, index, changes: true });
    const heat = kind === 'off' || !search.hasHeat ? null : warmth((await asked({ ask: 'trace-heat', run, index }))[kind]);
    const searched = searchedAt(search.cells, search.run, index);
    const board = seen.board ? wholeBoard(seen.board, start) : start;
    const shown = 'way' in seen ? [] : (seen.step?.changed ?? []);
    const unmet = 'way' in seen ? [] : unmetIn(seen.faults);
    return [{ puzzle: loaded.puzzle, board, beside: { moves: seen.moves, heat, searched, shown, unmet }, head, foot: footOf(search, seen, index) }];
  };
  return { title: head.join(', '), length: search.run.size.rows, frame };
}

function footOf({ run, costs }: Search, seen: TraceNode | TraceCandidate, index: number): string[] {
  const t = i18n.t.watch;
  const place = placeName(run, index);
  if (!('way' in seen)) return [place, `${t.energy} ${measured(seen.energy)}`];
  const unit = costUnit(costs);
  const numbers = [...(seen.f === null ? [] : [`f = ${measured(seen.f)}`]), `g = ${measured(seen.g)}`, ...(seen.h === null ? [] : [`h = ${measured(seen.h)}`])].join(', ');
  const told = [numbers + (unit ? ` (${unit})` : ''), ...(seen.board ? [] : [i18n.choose(words).noBoard])];
  return [place, told.join(' · ')];
}

/** The moves of a solution. */
export function solutionFilm(solution: Solution, report: Report, loaded: LoadedLevel): Film {
  const head = headOf(report, loaded.name);
  const { moves, level } = solution;
  const frame = async (at: number): Promise<Frame> => {
    const made = moves.slice(0, at);
    const position = await asked({ ask: 'position', level, moves: made, changes: true });
    const board = wholeBoard(position.board, loaded.start.board);
    return [{ puzzle: loaded.puzzle, board, beside: { moves: made }, head, foot: [`${i18n.t.watch.solution} ${i18n.t.play.at(at, moves.length)}`] }];
  };
  return { title: head.join(', '), length: moves.length + 1, frame };
}
