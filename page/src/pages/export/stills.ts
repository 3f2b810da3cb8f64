// A picture of what is shown of a search at its place: the board, the tree, the charts, the lists, the code, the population, or
// all of them side by side. Loaded when something is saved.
import { i18n } from '../../i18n';
import type { Report, TraceMoment } from '../../protocol';
import { latest } from '../../store/catalogue.svelte';
import { asked } from '../../transport/asking';
import { measured, shortCount } from '../../widgets/numbers';
import { ofRows, ofRun } from '../watch/curves';
import { words as localWords } from '../watch/local/words';
import type { Search } from '../watch/search.svelte';
import { valueOf } from '../watch/think/marks';
import { saidOf } from '../watch/think/said';
import { words as thinkWords } from '../watch/think/words';
import { below, beside, captioned, svgOfBlock, type Block, type Inks } from './blocks/block';
import { chartBlock } from './blocks/chart';
import { populationBlock } from './blocks/population';
import { codeBlock, listBlock } from './blocks/thought';
import { treeBlock } from './blocks/tree';
import type { Film } from './film';
import type { StillKind } from './kinds';
import { paintFrame, sizeOf, type Frame } from './picture';

/** Entries of each list in a picture. */
const ENTRIES = 12;
/** Charts beside each other. */
const COLUMNS = 2;

export async function stillOf(kind: StillKind, search: Search, report: Report, film: Film, inks: Inks): Promise<string> {
  const frame = await film.frame(search.track.at);
  const caption = frame.flatMap(({ head, foot }) => [...head, ...foot]);
  return svgOfBlock(captioned(caption, await blockOf(kind, search, report, frame)), inks, `${film.title}, ${caption.at(-2) ?? ''}`);
}

async function blockOf(kind: StillKind, search: Search, report: Report, frame: Frame): Promise<Block> {
  switch (kind) {
    case 'board':
      return boardOf(frame);
    case 'tree':
      return treeOf(search);
    case 'charts':
      return chartsOf(search, report);
    case 'lists':
      return listsOf(await momentOf(search));
    case 'code':
      return codeOf(report, await momentOf(search));
    case 'population':
      return populationOf(search);
    case 'all':
      return everything(search, report, frame);
  }
}

/** Whatever of it is shown on the page, side by side. */
async function everything(search: Search, report: Report, frame: Frame): Promise<Block> {
  const hasCode = linesOf(report).length > 0;
  const moment = hasCode ? await momentOf(search) : null;
  const first = [boardOf(frame), search.isLocal ? chartsOf(search, report) : treeOf(search)];
  const second = [...(moment ? [codeOf(report, moment)] : []), ...(moment && !search.isLocal ? [listsOf(moment)] : [])];
  const third = search.run.size.kind === 'generations' ? [await populationOf(search)] : search.isLocal ? [] : [chartsOf(search, report)];
  return below([first, second, third].filter((blocks) => blocks.length).map(beside));
}

/** The board, whose words are in the caption. */
function boardOf(frame: Frame): Block {
  const bare = frame.map((panel) => ({ ...panel, head: [], foot: [] }));
  return { ...sizeOf(bare), paint: (ctx, { tone }) => paintFrame(ctx, bare, tone) };
}

function treeOf({ tree, leaves, track, ringed }: Search): Block {
  const words = i18n.t.watch.treeKey;
  return treeBlock({ nodes: tree.nodes, leaves: leaves.below, index: track.at, ringed: tree.selected ?? ringed, meeting: tree.meeting, words });
}

function chartsOf(search: Search, report: Report): Block {
  const { page } = search.rows;
  const t = i18n.t.watch;
  const near = page ? ofRows(page.rows, t, search.run) : [];
  const whole = search.isLocal ? [] : ofRun(report.stats.series, t);
  const blocks = [...near, ...whole].map((chart) => chartBlock(chart, search.number, shortCount));
  const rows = Array.from({ length: Math.ceil(blocks.length / COLUMNS) }, (_, at) => blocks.slice(at * COLUMNS, (at + 1) * COLUMNS));
  return below(rows.map(beside));
}

/** The moment that is shown; where the panel has none of this row, the first of the row. */
async function momentOf({ thinking, track, run }: Search): Promise<TraceMoment> {
  const { moment } = thinking;
  if (moment?.index === track.at) return moment;
  return asked({ ask: 'trace-moment', run: run.run, index: Math.min(track.at, run.size.moments - 1), step: 0, most: ENTRIES });
}

const linesOf = ({ algorithm }: Report) => latest.all?.algorithms.find(({ name }) => name === algorithm)?.pseudocode ?? [];

function codeOf(report: Report, moment: TraceMoment): Block {
  const { steps, step } = moment;
  const now = steps[step];
  const variables = moment.variables.map((one) => ({ ...one, move: valueOf(one, moment, i18n.t.tree.start) }));
  return codeBlock(linesOf(report), now?.line ?? null, now ? saidOf(now, moment, i18n.choose(thinkWords)) : '', variables);
}

function listsOf(moment: TraceMoment): Block {
  const short = (which: 'open' | 'closed') => ({ ...moment[which], entries: moment[which].entries.slice(0, ENTRIES) });
  const shown = { ...moment, open: short('open'), closed: short('closed') };
  return beside((['open', 'closed'] as const).map((which) => listBlock(which, shown, { ...i18n.choose(thinkWords), start: i18n.t.tree.start }, measured)));
}

async function populationOf({ run, track }: Search): Promise<Block> {
  const t = i18n.choose(localWords);
  const population = await asked({ ask: 'trace-population', run: run.run, index: track.at });
  const { n, size, fitness } = population;
  return populationBlock(population, [t.populationText(i18n.count(n), i18n.count(size)), t.scale(measured(fitness[0]), measured(fitness.at(-1)))]);
}
