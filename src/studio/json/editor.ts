import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
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
import { textChanges } from '../editing/text/textChanges.ts';
import { chosenLines } from './chosen.ts';
import { hangingLines } from './hangingLines.ts';
import { looks } from './looks.ts';

/** What was not typed here. */
const fromElsewhere = Annotation.define<true>();

const [colors, steps, writable] = [new Compartment(), new Compartment(), new Compartment()];

/** What an editor is made with. */
interface EditorParts {
  parent: HTMLElement;
  text: string;
  label: string;
  /** Keys that come before those of the editor. */
  keys: KeyBinding[];
  assist: Extension;
  /** Is given the text that somebody has typed, and how it was done. */
  onEdit: (text: string, update: ViewUpdate) => void;
  /** The cursor was moved by somebody who is in the editor. */
  onMove: (offset: number) => void;
  /** Something of the editor has failed, which goes on. */
  onFailure: (error: unknown, text: string) => void;
}

/** An editor of JSON. Escape and then Tab lead out of it. */
export function createEditor({
  parent,
  text,
  label,
  keys,
  assist,
  onEdit,
  onMove,
  onFailure,
}: EditorParts): EditorView {
  const follow = EditorView.updateListener.of((update) => {
    const isOwn = !update.transactions.some((transaction) => transaction.annotation(fromElsewhere));
    if (update.docChanged && isOwn) onEdit(update.state.doc.toString(), update);
    if (isOwn && update.view.hasFocus && (update.selectionSet || update.docChanged))
      onMove(update.state.selection.main.head);
  });
  const ofEditor = [
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
    [json(), indentUnit.of(indentOf(text)), indentOnInput(), bracketMatching(), closeBrackets()],
    [lineNumbers(), codeFolding(), foldGutter(), lintGutter(), highlightActiveLine(), drawSelection()],
    [EditorView.lineWrapping, hangingLines, search({ top: true }), chosenLines, assist],
    [steps.of(history()), writable.of([]), colors.of(looks(false))],
    [EditorView.contentAttributes.of({ 'aria-label': label }), follow],
    keymap.of([...keys, ...ofEditor]),
  ];
  let view: EditorView | undefined;
  const sink = EditorView.exceptionSink.of((error) => onFailure(error, view?.state.doc.toString() ?? text));
  view = new EditorView({
    parent,
    doc: text,
    extensions: [extensions, sink],
  });
  return view;
}

const indentOf = (text: string): string => /\n([ \t]+)/.exec(text)?.[1] ?? '  ';

/** Puts a text in place of another, so that cursor, folds and place stay where nothing has changed. */
export function takeText(view: EditorView, text: string): void {
  const changes = textChanges(view.state.doc.toString(), text);
  if (!changes.length) return;
  view.dispatch({ changes, annotations: [fromElsewhere.of(true), Transaction.addToHistory.of(false)] });
}

/** The editor's own steps back begin anew: what is saved is undone in the studio. */
export function forgetSteps(view: EditorView): void {
  view.dispatch({ effects: steps.reconfigure([]) });
  view.dispatch({ effects: steps.reconfigure(history()) });
}

export const setColors = (view: EditorView, isDark: boolean): void =>
  view.dispatch({ effects: colors.reconfigure(looks(isDark)) });

/** A text that cannot be changed can still be read, searched and copied. */
export const setWritable = (view: EditorView, isWritable: boolean): void =>
  view.dispatch({ effects: writable.reconfigure(isWritable ? [] : EditorState.readOnly.of(true)) });
