// Names of levels and packs, and scores, for people.
import { i18n, told } from '../i18n';
import { isOwn, own } from './own.svelte';
import { unitOf } from './score';

/** A pack's title; the main pack has no name, and some are named after the size of their boards. */
export function packTitle(pack: string): string {
  return told(i18n.t.puzzles.packs, pack || 'main', pack.replace(/^(\d+)x(\d+)$/, '$1 × $2'));
}

/** A level's short label: its number in the pack, or what the person calls it. */
export function levelLabel(level: string): string {
  if (isOwn(level)) return own.named(level)?.title ?? i18n.t.own.gone;
  return i18n.t.gallery.level(level.split('/').at(-1) ?? level);
}

/** A level's label with its puzzle and pack. */
export function fullLabel(level: string): string {
  const mine = own.named(level);
  if (mine) return `${told(i18n.t.puzzles.titles, mine.puzzle, mine.puzzle)} · ${mine.title}`;
  const [puzzle = '', ...rest] = level.split('/');
  const title = told(i18n.t.puzzles.titles, puzzle, puzzle);
  const pack = rest.length > 1 ? ` · ${packTitle(rest[0] ?? '')}` : '';
  return `${title}${pack} · ${levelLabel(level)}`;
}

/** A score with its unit. */
export function scoreText(puzzle: string, score: number): string {
  return i18n.t.puzzles.counts[unitOf(puzzle) ?? 'moves'](score);
}
