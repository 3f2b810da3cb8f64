// Names of levels and packs, scores and outcomes, for people.
import { isShared, shared } from '../hub/shared.svelte';
import { i18n } from '../i18n';
import type { Outcome, Report } from '../protocol';
import { wordsOf } from '../puzzles';
import { cardOf, latest } from './catalogue.svelte';
import { dateOf, dateText } from './daily';
import { isOwn, own } from './own.svelte';

/** A puzzle's title: the engine's, or the page's own until the catalogue is there. */
export function puzzleTitle(puzzle: string): string {
  return cardOf(puzzle)?.title ?? wordsOf(puzzle).title ?? puzzle;
}

/** What a lesson is about: an algorithm or a puzzle. */
export function subjectTitle(name: string): string {
  return latest.all?.algorithms.find((algorithm) => algorithm.name === name)?.title ?? puzzleTitle(name);
}

/** A level's short label: its number in the pack, or what the person calls it. */
export function levelLabel(level: string): string {
  if (isOwn(level)) return own.named(level)?.title ?? i18n.t.own.gone;
  if (isShared(level)) return shared.named(level)?.title ?? i18n.t.share.shared;
  const date = dateOf(level);
  if (date) return dateText(date);
  return i18n.t.gallery.level(level.split('/').at(-1) ?? level);
}

/** A level's label with its puzzle and pack. */
export function fullLabel(level: string): string {
  const mine = own.named(level);
  if (mine) return `${puzzleTitle(mine.puzzle)} · ${mine.title}`;
  if (isShared(level)) {
    const puzzle = shared.named(level)?.puzzle;
    return [...(puzzle ? [puzzleTitle(puzzle)] : []), levelLabel(level)].join(' · ');
  }
  const [puzzle = '', ...rest] = level.split('/');
  const pack = rest.length > 1 ? cardOf(puzzle)?.packs.find(({ name }) => name === rest[0]) : undefined;
  const shelf = dateOf(level) ? i18n.t.make.daily : pack?.title;
  return [puzzleTitle(puzzle), ...(shelf ? [shelf] : []), levelLabel(level)].join(' · ');
}

/** A score with its unit. */
export function scoreText(puzzle: string, score: number): string {
  return (wordsOf(puzzle).score ?? i18n.t.puzzles.moves)(score);
}

/** The name of a measure that the engine counts. */
export function measureName(puzzle: string, measure: string): string {
  return cardOf(puzzle)?.measures[measure] ?? i18n.t.play.moves;
}

/** What the costs of a search count: a measure of the puzzle, or a mixture of several. */
export function costName(puzzle: string, measure: string | null): string {
  return measure ? measureName(puzzle, measure) : i18n.t.result.cost;
}

/** The unit of costs, in the middle of a sentence; null where it is just cost. */
export function costUnit(costs: { puzzle: string; measure: string | null } | null): string | null {
  const unit = costs && costName(costs.puzzle, costs.measure);
  return unit && unit !== i18n.t.result.cost ? unit.toLowerCase() : null;
}

/** How a run ended. */
export function outcomeText({ outcome, limit }: Pick<Report, 'outcome' | 'limit'>): string {
  const { limitNames } = i18n.t.watch;
  const outcomes: Partial<Record<Outcome, string>> = i18n.t.watch.outcomes;
  return (outcomes[outcome] ?? outcome) + (limit ? ` (${limitNames[limit] ?? limit})` : '');
}
