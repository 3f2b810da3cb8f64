// Everything there is, asked for once in each language: puzzles with their packs and levels, algorithms.
import { isShared, shared } from '../hub/shared.svelte';
import { through } from '../hub/through';
import { i18n } from '../i18n';
import type { Language } from '../i18n/languages';
import type { Catalogue, LevelCard, PackCard, PuzzleCard } from '../protocol';
import { asked } from '../transport/asking';
import { DAILY, dailyName, dateOf, daysAfter, today } from './daily';
import { own, ownName, type OwnLevel } from './own.svelte';
import { shelfmates } from './packs.svelte';
import { settings } from './settings.svelte';

const answers: Partial<Record<Language, Promise<Catalogue>>> = {};

class Latest {
  /** The catalogue in the language of the page; in the one before until it is there. */
  all: Catalogue | null = $state.raw(null);
  /** Why it could not be loaded in the language of the page. */
  error: unknown = $state.raw(null);
}
export const latest = new Latest();

/** The catalogue in the language of the page; asked for again only after a failure. */
export function catalogue(): Promise<Catalogue> {
  const { language } = settings;
  const answer = (answers[language] ??= asked({ ask: 'catalogue' }));
  answer.then(
    (all) => settings.language === language && ([latest.all, latest.error] = [all, null]),
    (error: unknown) => {
      delete answers[language];
      if (settings.language === language) latest.error = error;
    },
  );
  return answer;
}

/** Asks for the catalogue; it arrives in `latest`, or else why not. */
export function askCatalogue(): void {
  latest.error = null;
  catalogue().catch(() => undefined);
}

/** A puzzle's card, once the catalogue is there. */
export function cardOf(puzzle: string): PuzzleCard | undefined {
  return latest.all?.puzzles.find((card) => card.name === puzzle);
}

/** A level's place in the catalogue, with its neighbours in the pack. */
export interface Shelf {
  puzzle: PuzzleCard;
  pack: PackCard | null;
  level: LevelCard | null;
  previous: LevelCard | null;
  next: LevelCard | null;
}

/** Finds the shelf of a level: its pack, or the person's own levels of the puzzle. */
export function shelfOf(all: Catalogue, name: string): Shelf | null {
  const mine = own.named(name);
  if (mine) return ownShelf(all, mine);
  if (isShared(name)) return sharedShelf(all, name);
  for (const puzzle of all.puzzles) {
    for (const pack of puzzle.packs) {
      const at = pack.levels.findIndex((level) => level.name === name);
      if (at < 0) continue;
      const near = (index: number) => pack.levels[index] ?? null;
      return { puzzle, pack, level: near(at), previous: near(at - 1), next: near(at + 1) };
    }
  }
  const day = dateOf(name);
  return day ? dailyShelf(all, name, day) : null;
}

function dailyShelf(all: Catalogue, name: string, date: string): Shelf | null {
  const puzzle = all.puzzles.find((card) => card.name === name.split('/')[0]);
  if (!puzzle) return null;
  const level = (day: string): LevelCard => ({ name: dailyName(puzzle.name, day), metadata: {} });
  const pack = { name: DAILY, title: i18n.t.make.daily, summary: i18n.t.make.dailyLead, levels: [] };
  const next = date < today() ? level(daysAfter(date, 1)) : null;
  return { puzzle, pack, level: level(date), previous: level(daysAfter(date, -1)), next };
}

/** The collection that is played through, or shared levels as such. */
function sharedShelf(all: Catalogue, name: string): Shelf | null {
  const level = shared.named(name);
  const puzzle = all.puzzles.find((card) => card.name === level?.puzzle);
  if (!level || !puzzle) return null;
  const collection = through.of(name);
  const at = collection?.levels.indexOf(name) ?? 0;
  const near = (index: number): LevelCard | null => {
    const one = collection?.levels[index];
    return one ? { name: one, metadata: {} } : null;
  };
  const pack = { name: 'shared', title: collection?.title ?? i18n.t.share.shared, summary: '', levels: [] };
  return { puzzle, pack, level: { name, metadata: { name: level.title } }, previous: near(at - 1), next: near(at + 1) };
}

function ownShelf(all: Catalogue, level: OwnLevel): Shelf | null {
  const puzzle = all.puzzles.find((card) => card.name === level.puzzle);
  const levels = shelfmates(level);
  const at = levels.findIndex((one) => one.id === level.id);
  const near = (index: number): LevelCard | null => {
    const one = at < 0 ? undefined : levels[index];
    return one ? { name: ownName(one), metadata: { name: one.title } } : null;
  };
  return puzzle ? { puzzle, pack: null, level: { name: ownName(level), metadata: { name: level.title } }, previous: near(at - 1), next: near(at + 1) } : null;
}
