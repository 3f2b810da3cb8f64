// The editor of programs: CodeMirror, in the colours of the page. This file is loaded when somebody writes.
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--accent-text)', fontWeight: '600' },
  { tag: [tags.string, tags.regexp], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
  { tag: tags.comment, color: 'var(--ink-faint)', fontStyle: 'italic' },
]);

const look = EditorView.theme({
  '&': { backgroundColor: 'var(--surface)', color: 'var(--ink)', border: '1px solid var(--line-strong)', borderRadius: 'var(--radius-s)' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
  '.cm-content': { fontFamily: 'var(--mono)', fontSize: 'var(--text-s)', caretColor: 'var(--ink)' },
  '.cm-scroller': { minHeight: '180px', maxHeight: '52vh', overflow: 'auto' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--ink-soft)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--accent-soft)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--accent-soft)' },
  '.cm-wrong': { backgroundColor: 'color-mix(in oklab, var(--bad) 18%, var(--surface))' },
});

/** Marks a line, or none. */
const mark = StateEffect.define<number | null>();
const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (lines, transaction) => {
    for (const effect of transaction.effects) {
      if (!effect.is(mark)) continue;
      const { doc } = transaction.state;
      if (effect.value === null || effect.value > doc.lines) return Decoration.none;
      return Decoration.set([Decoration.line({ class: 'cm-wrong' }).range(doc.line(effect.value).from)]);
    }
    return transaction.docChanged ? Decoration.none : lines;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export interface Editor {
  /** Puts another text in. */
  replace(text: string): void;
  /** Marks a line, or none. */
  mark(line: number | null): void;
  destroy(): void;
}

/** Opens an editor. Changes are told, each with the first line that is no JavaScript, if there is one. */
export function openEditor(parent: HTMLElement, text: string, label: string, changed: (text: string, wrong: number | null) => void): Editor {
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      basicSetup,
      javascript(),
      syntaxHighlighting(colours),
      look,
      marked,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) changed(update.state.doc.toString(), wrongLine(view));
      }),
    ],
  });
  return {
    replace: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    mark: (line) => view.dispatch({ effects: mark.of(line) }),
    destroy: () => view.destroy(),
  };
}

/** The first line that is no JavaScript. */
function wrongLine({ state }: EditorView): number | null {
  let wrong: number | null = null;
  syntaxTree(state).iterate({
    enter: (node) => {
      if (wrong === null && node.type.isError) wrong = state.doc.lineAt(node.from).number;
    },
  });
  return wrong;
}
