// What a draft begins with: its title, and the sheet of a level.
import { i18n } from '../../i18n';
import type { EditorTools } from '../../puzzles/editing';
import { allDrafts } from '../../store/drafts.svelte';
import { puzzleTitle } from '../../store/names';
import { asked } from '../../transport/asking';
import type { Sheet } from './sheet';

export const seeds = {
  /** A title that no other draft of the puzzle has. */
  titleFor(puzzle: string): string {
    const title = i18n.t.edit.untitled(puzzleTitle(puzzle));
    const taken = new Set(allDrafts.of(puzzle).map((draft) => draft.title));
    for (let number = 1; ; number++) {
      const numbered = `${title} ${number}`;
      if (!taken.has(numbered)) return numbered;
    }
  },

  /** A level as a sheet: the engine writes it in the notation that the tools read. Fails where it is larger than can be edited. */
  async sheetOf(tools: EditorTools, puzzle: string, text: string): Promise<Sheet> {
    const written = await asked({ ask: 'convert', level: { from: 'text', text, puzzle }, to: tools.reads });
    const [sheet, { largest }] = [tools.read(written.text), tools];
    if (sheet.width > largest.width || sheet.height > largest.height) throw new Error(i18n.t.edit.tooLarge(largest.width, largest.height));
    return sheet;
  },
};
