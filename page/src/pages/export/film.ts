// A search, or its solution, as pictures: the frame of any place, asked for when it is needed.
import { wholeBoard } from '../../boards/tiles';
import { i18n } from '../../i18n';
import type { LoadedLevel, Report, TraceCandidate, TraceNode } from '../../protocol';
import { latest } from '../../store/catalogue.svelte';
import { costUnit, fullLabel } from '../../store/names';
import { asked } from '../../transport/asking';
import { warmth } from '../../widgets/heat';
import { measured } from '../../widgets/numbers';
import { runName } from '../learn/names';
import { words } from '../present/words';
import type { Search } from '../watch/search.svelte';
import type { Solution } from '../watch/solution.svelte';
import type { Frame } from './picture';

export interface Film {
  title: string;
  /** How many places there are. */
  length: number;
  frame: (at: number) => Promise<Frame>;
}

/** What was run: algorithm, heuristic, space and parameters, then the level. */
export function headOf({ puzzle, algorithm, heuristic, space, options }: Report, level: string): string[] {
  const params = latest.all?.algorithms.find(({ name }) => name === algorithm)?.params ?? [];
  const settings = Object.fromEntries(params.flatMap(({ name }) => (options[name] === undefined ? [] : [[name, options[name]]])));
  const run = runName(puzzle, { algorithm, ...(heuristic ? { heuristic } : {}), ...(space ? { space } : {}), settings });
  return [run, fullLabel(level)];
}

/** The name of a file about a level. */
export const fileName = (...parts: string[]) => parts.join('-').replaceAll(/[^\w-]+/g, '-');

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
    const searched = search.cells ? { cells: search.cells, row: index } : null;
    const board = seen.board ? wholeBoard(seen.board, start) : start;
    const shown = 'way' in seen ? [] : (seen.step?.changed ?? []);
    return [{ puzzle: loaded.puzzle, board, beside: { moves: seen.moves, heat, searched, shown }, head, foot: footOf(search, seen, index) }];
  };
  return { title: head.join(', '), length: search.run.size.rows, frame };
}

function footOf({ run: { size }, costs }: Search, seen: TraceNode | TraceCandidate, index: number): string[] {
  const t = i18n.t.watch;
  // The goal that ends a search is taken but not expanded: it has no number of its own.
  const isGoalRow = size.goal && index === size.rows - 1;
  const place = isGoalRow ? `${i18n.t.result.goalRow} ${i18n.count(size.events)}` : `${t.events[size.kind]} ${i18n.count(seen.n)}`;
  if (!('way' in seen)) return [place, `${t.energy} ${measured(seen.energy)}`];
  const unit = costUnit(costs);
  const numbers = [`f = ${measured(seen.f)}`, `g = ${measured(seen.g)}`, ...(seen.h === null ? [] : [`h = ${measured(seen.h)}`])].join(', ');
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
