import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  type KeyBinding,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { diffTexts } from '#shared/mergeTexts.ts';
import { editorTheme } from './editorTheme.ts';
import { hangingIndent } from './hangingIndent.ts';
import { selectedLines } from './selectedLines.ts';

/** Marks transactions that were not typed in this editor. */
const fromElsewhere = Annotation.define<true>();

const [colors, undoHistory, writable] = [new Compartment(), new Compartment(), new Compartment()];

interface EditorOptions {
  parent: HTMLElement;
  text: string;
  label: string;
  /** Key bindings with precedence over those of the editor. */
  keys: KeyBinding[];
  /** Grammar of the text. */
  language: Extension;
  assist: Extension;
  /** Called after the user has changed the text. */
  onEdit: (text: string, update: ViewUpdate) => void;
  onMove: (offset: number) => void;
  /** Called for an exception in an extension; the editor continues to work. */
  onFailure: (error: unknown, text: string) => void;
}

/** Creates an editor of a text. Escape and then Tab move the focus out of it. */
export function createEditor(options: EditorOptions): EditorView {
  const { parent, text, label, keys, language, assist, onEdit, onMove, onFailure } = options;
  const changeListener = EditorView.updateListener.of((update) => {
    const isLocal = !update.transactions.some((transaction) => transaction.annotation(fromElsewhere));
    if (update.docChanged && isLocal) onEdit(update.state.doc.toString(), update);
    if (isLocal && update.view.hasFocus && (update.selectionSet || update.docChanged))
      onMove(update.state.selection.main.head);
  });
  const editorKeys = [
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...searchKeymap,
    ...foldKeymap,
    ...lintKeymap,
    ...historyKeymap,
    ...defaultKeymap,
    indentWithTab,
  ];
  const extensions = [
    [language, indentUnit.of(indentOf(text)), indentOnInput(), bracketMatching(), closeBrackets()],
    [lineNumbers(), codeFolding(), foldGutter(), lintGutter(), highlightActiveLine(), drawSelection()],
    [EditorView.lineWrapping, hangingIndent, search({ top: true }), selectedLines, assist],
    [undoHistory.of(history()), writable.of([]), colors.of(editorTheme(false))],
    [EditorView.contentAttributes.of({ 'aria-label': label }), changeListener],
    keymap.of([...keys, ...editorKeys]),
  ];
  let view: EditorView | undefined;
  const sink = EditorView.exceptionSink.of((error) => onFailure(error, view?.state.doc.toString() ?? text));
  view = new EditorView({ parent, doc: text, extensions: [extensions, sink] });
  return view;
}

const indentOf = (text: string): string => /\n([ \t]+)/.exec(text)?.[1] ?? '  ';

/** Replaces the text by minimal changes, so that cursor, folds and scroll position stay where nothing has changed. */
export function replaceText(view: EditorView, text: string): void {
  const edits = diffTexts(view.state.doc.toString(), text);
  if (!edits.length) return;
  const changes = edits.map(({ offset, removed, inserted }) => ({
    from: offset,
    to: offset + removed.length,
    insert: inserted,
  }));
  view.dispatch({ changes, annotations: [fromElsewhere.of(true), Transaction.addToHistory.of(false)] });
}

/** Clears the editor's undo history: saved edits are undone by the studio. */
export function resetUndoHistory(view: EditorView): void {
  view.dispatch({ effects: undoHistory.reconfigure([]) });
  view.dispatch({ effects: undoHistory.reconfigure(history()) });
}

export const setColors = (view: EditorView, isDark: boolean): void =>
  view.dispatch({ effects: colors.reconfigure(editorTheme(isDark)) });

/** Sets if the text can be changed. A read-only text can still be searched and copied. */
export const setWritable = (view: EditorView, isWritable: boolean): void =>
  view.dispatch({ effects: writable.reconfigure(isWritable ? [] : EditorState.readOnly.of(true)) });
