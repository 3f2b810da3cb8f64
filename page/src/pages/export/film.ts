// A search, or its solution, as pictures: the frame of any place, asked for when it is needed.
import { wholeBoard } from '../../boards/tiles';
import { i18n } from '../../i18n';
import type { LoadedLevel, Report, TraceCandidate, TraceNode } from '../../protocol';
import { methodTitle } from '../../store/methods';
import { fullLabel } from '../../store/names';
import { asked } from '../../transport/asking';
import { warmth } from '../../widgets/heat';
import { measured } from '../../widgets/numbers';
import type { Search } from '../watch/search.svelte';
import type { Solution } from '../watch/solution.svelte';
import type { Frame } from './picture';

export interface Film {
  /** Name of the files, without the ending. */
  name: string;
  title: string;
  /** How many places there are. */
  length: number;
  frame: (at: number) => Promise<Frame>;
}

/** What was run: algorithm, heuristic, space and parameters, then the level. */
export function headOf(report: Report): string[] {
  const options = Object.entries(report.options).map(([name, value]) => `${name} ${String(value)}`);
  const run = [methodTitle(report.puzzle, report.algorithm), report.heuristic, report.space, ...options].filter(Boolean);
  return [run.join(' · '), fullLabel(report.level)];
}

const nameOf = (report: Report) => [report.algorithm, ...report.level.split('/')].join('-').replaceAll(/[^\w-]+/g, '-');

/** The places of a recorded search, with the heat map that is chosen on the board. */
export function searchFilm(search: Search, report: Report, loaded: LoadedLevel): Film {
  const head = headOf({ ...report, level: loaded.name });
  const { run } = search.run;
  const start = loaded.start.board;
  const kind = search.heatKind;
  const frame = async (index: number): Promise<Frame> => {
    const ask = search.isLocal ? 'trace-candidate' : 'trace-node';
    const seen = await asked({ ask, run, index, changes: true });
    const heat = kind === 'off' || !search.hasHeat ? null : warmth((await asked({ ask: 'trace-heat', run, index }))[kind]);
    const searched = search.cells ? { cells: search.cells, row: index } : null;
    const board = seen.board ? wholeBoard(seen.board, start) : start;
    return [{ puzzle: loaded.puzzle, board, beside: { moves: seen.moves, heat, searched }, head, foot: footOf(search, seen) }];
  };
  return { name: nameOf({ ...report, level: loaded.name }), title: head.join(', '), length: search.run.size.rows, frame };
}

function footOf(search: Search, seen: TraceNode | TraceCandidate): string[] {
  const t = i18n.t.watch;
  const place = `${t.events[search.run.size.kind]} ${i18n.count(seen.n)}`;
  if (!('way' in seen)) return [place, `${t.energy} ${measured(seen.energy)}`];
  const costs = [`f = ${measured(seen.f)}`, `g = ${measured(seen.g)}`, ...(seen.h === null ? [] : [`h = ${measured(seen.h)}`])];
  return [`${place}${seen.goal ? ` · ${t.isGoal}` : ''}`, seen.board ? costs.join('   ') : `${costs.join('   ')} · ${i18n.t.present.noBoard}`];
}

/** The moves of a solution. */
export function solutionFilm(solution: Solution, report: Report, loaded: LoadedLevel): Film {
  const head = headOf({ ...report, level: loaded.name });
  const { moves, level } = solution;
  const frame = async (at: number): Promise<Frame> => {
    const made = moves.slice(0, at);
    const position = await asked({ ask: 'position', level, moves: made, changes: true });
    const board = wholeBoard(position.board, loaded.start.board);
    return [{ puzzle: loaded.puzzle, board, beside: { moves: made }, head, foot: [`${i18n.t.watch.solution} ${i18n.t.play.at(at, moves.length)}`] }];
  };
  return { name: `${nameOf({ ...report, level: loaded.name })}-solution`, title: head.join(', '), length: moves.length + 1, frame };
}
