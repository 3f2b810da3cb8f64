// Opening a level from text: the engine detects the puzzle and the notation; what it cannot decide is asked.
import type { LevelPart, LevelRef } from '../../protocol';
import { levelOfLink, router } from '../../router.svelte';
import { puzzleTitle } from '../../store/names';
import { own, ownName, type OwnLevel } from '../../store/own.svelte';
import { asked, AskError } from '../../transport/asking';
import { textOf, titleOf } from './file';

/** A collection: its levels, one of which the person chooses. */
export interface Collection {
  puzzle: string;
  levels: LevelPart[];
}

/** Letters of the longest title that is taken over. */
const LONGEST = 80;

/** A link that carries everything, in an address or by itself. */
const LINK = /#\/s\/\S*/;

class Opening {
  /** Whether the dialog is open. */
  shown = $state(false);
  text = $state('');
  busy = $state(false);
  /** What went wrong the last time, and with which text. */
  failure: unknown = $state.raw(null);
  looked = $state('');
  collection: Collection | null = $state.raw(null);
  /** Where the text came from, for the names of untitled levels. */
  private origin = '';
  /** The puzzle to try where a text does not say which it is for. */
  private expected: string | null = null;

  begin(expected: string | null = null): void {
    this.clear();
    [this.shown, this.expected] = [true, expected];
  }

  /** The person changes the text: what was said about the old one no longer holds. */
  write(text: string): void {
    this.text = text;
    this.origin = '';
    this.clear();
  }

  async take(file: File): Promise<void> {
    this.begin(this.shown ? this.expected : null);
    await this.guard(async () => {
      this.text = await textOf(file);
      this.origin = titleOf(file.name);
    });
    if (!this.failure) await this.look();
  }

  /** Finds out what the text is; opens it if it is one level. */
  look(puzzle?: string): Promise<void> {
    const text = this.text;
    const link = LINK.exec(text)?.[0];
    if (link) return this.follow(link);
    return this.guard(async () => {
      const linked = router.route.page === 'edit' ? levelOfLink(text) : null;
      if (linked) return this.copy(linked);
      const found = await this.detect(text, puzzle);
      if (found.levels.length > 1) this.collection = found;
      else await this.open(found.puzzle, found.levels[0] ?? null);
    });
  }

  /** The levels of a text. Where it could be for several puzzles or seems to be for none, the expected one is tried. */
  private async detect(text: string, puzzle?: string): Promise<Collection> {
    if (puzzle) return asked({ ask: 'levels', text, puzzle });
    try {
      return await asked({ ask: 'levels', text });
    } catch (error) {
      const kind = error instanceof AskError ? error.problem.kind : '';
      if (this.expected === null || !['ambiguous', 'unrecognised'].includes(kind)) throw error;
      const tried = asked({ ask: 'levels', text, puzzle: this.expected });
      // A text for other puzzles is still offered for those.
      return kind === 'ambiguous' ? tried.catch(() => Promise.reject(error as AskError)) : tried;
    }
  }

  /** Opens what a link shows, if it shows anything; from the editor, its level there. */
  private follow(link: string): Promise<void> {
    return this.guard(async () => {
      const { shared } = await asked({ ask: 'read-link', link });
      if (router.route.page === 'edit') return this.edit(shared.level, null);
      this.done();
      router.go({ page: 'shared', link });
    });
  }

  /** Opens a level of the collection. */
  choose(part: LevelPart): Promise<void> {
    const puzzle = this.collection?.puzzle ?? '';
    return this.guard(() => this.open(puzzle, part));
  }

  /** Keeps every level of the collection that can be read, and reports the first that cannot. */
  keepAll(): Promise<void> {
    const { puzzle = '', levels = [] } = this.collection ?? {};
    return this.guard(async () => {
      let problem: unknown = null;
      for (const part of levels.toReversed()) {
        await this.keep(puzzle, part).catch((error: unknown) => (problem = error));
      }
      if (problem) throw problem;
      this.done();
      router.go({ page: 'puzzle', puzzle });
    });
  }

  partRef(puzzle: string, part: LevelPart): LevelRef {
    return { from: 'text', text: part.text, puzzle };
  }

  private async open(puzzle: string, part: LevelPart | null): Promise<void> {
    if (router.route.page === 'edit') return this.edit(this.refOf(puzzle, part), part);
    const level = await this.keep(puzzle, part);
    this.done();
    router.go({ page: 'play', level: ownName(level) });
  }

  /** From the editor, a level is opened there, as a draft. */
  private async edit(level: LevelRef, part: LevelPart | null): Promise<void> {
    const loaded = await asked({ ask: 'load', level });
    const { puzzle } = loaded;
    const title = this.name(puzzle, part, loaded.metadata.name ?? part?.metadata.name ?? '');
    const { beginWith } = await import('../edit/begin');
    const draft = await beginWith(puzzle, loaded.text, title);
    this.done();
    router.go({ page: 'edit', what: draft.id });
  }

  /** A link to a level of this page is opened in the editor as a copy. */
  private copy(level: string): void {
    this.done();
    router.go({ page: 'edit', what: level });
  }

  private refOf(puzzle: string, part: LevelPart | null): LevelRef {
    return { from: 'text', text: this.text, puzzle, ...(part ? { part: part.part } : {}) };
  }

  private async keep(puzzle: string, part: LevelPart | null): Promise<OwnLevel> {
    const loaded = await asked({ ask: 'load', level: this.refOf(puzzle, part) });
    return own.keep(loaded, this.name(puzzle, part, loaded.metadata.name ?? part?.metadata.name ?? ''));
  }

  /** A level's own title, unless it is a mere number; else the file's, and its place in it; else the puzzle's. */
  private name(puzzle: string, part: LevelPart | null, title: string): string {
    if (title && !/^\d+$/.test(title)) return title.length > LONGEST ? `${title.slice(0, LONGEST)}…` : title;
    const place = this.collection && part ? part.part : '';
    const from = this.origin || puzzleTitle(puzzle);
    return `${from} ${place || (this.origin ? '' : own.of(puzzle).length + 1)}`.trim();
  }

  private async guard(work: () => Promise<void>): Promise<void> {
    const text = this.text;
    [this.busy, this.failure, this.looked] = [true, null, text];
    try {
      await work();
    } catch (error) {
      if (this.text === text) this.failure = error;
    } finally {
      this.busy = false;
    }
  }

  private clear(): void {
    this.collection = this.failure = null;
  }

  private done(): void {
    this.clear();
    [this.text, this.origin, this.shown] = ['', '', false];
  }
}

export const opening = new Opening();
