// Keeps a draft as one of the person's own levels, or puts it in the place of the level that it changes.
import { i18n } from '../../i18n';
import { allDrafts } from '../../store/drafts.svelte';
import { own, ownName, type OwnLevel } from '../../store/own.svelte';
import { packs } from '../../store/packs.svelte';
import { asked } from '../../transport/asking';
import type { Editor } from './editor.svelte';
import { seeds } from './seeds';

/** The own level that a draft changes, while it is there. */
export function levelOf({ draft }: Editor): OwnLevel | undefined {
  const level = own.named(draft.of ?? '');
  return level && !own.isVisited(level) ? level : undefined;
}

/** Gives the name of the level. `best`: what is known of its solutions. */
export async function keepAsNew(editor: Editor, best: OwnLevel['best']): Promise<string> {
  const loaded = await asked({ ask: 'load', level: editor.ref() });
  const { title } = editor.draft;
  const name = ownName(own.keep({ ...loaded, best }, levelOf(editor)?.title === title ? i18n.t.edit.copyTitle(title) : title));
  editor.belongTo(name);
  return name;
}

/** The former level stays as a draft, so that nothing is lost. */
export async function saveOver(editor: Editor, former: OwnLevel, best: OwnLevel['best']): Promise<string> {
  const { puzzle, tools, draft } = editor;
  const loaded = await asked({ ask: 'load', level: editor.ref() });
  if (loaded.text !== former.text) {
    const sheet = await seeds.sheetOf(tools, puzzle, former.text);
    allDrafts.save(allDrafts.begin(puzzle, i18n.t.edit.formerTitle(former.title), sheet), {}, i18n.t.edit.copyOf);
  }
  const level = own.replace(former, { ...loaded, best }, draft.title);
  packs.replace(former, level);
  editor.belongTo(ownName(level));
  return ownName(level);
}
