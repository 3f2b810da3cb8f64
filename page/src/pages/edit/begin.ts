// Begins a draft with a level that was imported.
import { i18n } from '../../i18n';
import { pageOf } from '../../puzzles';
import { allDrafts, type Draft } from '../../store/drafts.svelte';
import { seeds } from './seeds';

export async function beginWith(puzzle: string, text: string, title: string): Promise<Draft> {
  const tools = (await pageOf(puzzle).editor?.())?.default;
  if (!tools) throw new Error(i18n.t.edit.noTools);
  const sheet = await seeds.sheetOf(tools, puzzle, text);
  return allDrafts.save(allDrafts.begin(puzzle, title, sheet), {}, i18n.t.edit.copyOf);
}
