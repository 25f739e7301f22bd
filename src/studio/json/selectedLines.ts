import { foldedRanges, unfoldEffect } from '@codemirror/language';
import { type EditorState, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';
import type { TextRange } from './textRanges.ts';

const setChosen = StateEffect.define<TextRange | undefined>();

const line = Decoration.line({ class: 'cm-chosen' });
const gutterLine = new (class extends GutterMarker {
  override elementClass = 'cm-chosenGutter';
})();

const lineStarts = (state: EditorState, { from, to }: TextRange): number[] => {
  const starts: number[] = [];
  for (let at = from; at <= to && at <= state.doc.length; ) {
    const { from: start, to: end } = state.doc.lineAt(at);
    starts.push(start);
    at = end + 1;
  }
  return starts;
};

/** Range of the studio's selection, whose lines are highlighted. */
export const selectedLines = StateField.define<TextRange | undefined>({
  create: () => undefined,
  update: (before, { changes, effects }) => {
    const set = effects.find((effect) => effect.is(setChosen));
    if (set) return set.value;
    return before && { from: changes.mapPos(before.from, -1), to: changes.mapPos(before.to, 1) };
  },
  provide: (field) => [
    EditorView.decorations.compute([field], (state) => {
      const range = state.field(field);
      return range ? Decoration.set(lineStarts(state, range).map((at) => line.range(at))) : Decoration.none;
    }),
    gutterLineClass.compute([field], (state) => {
      const range = state.field(field);
      return RangeSet.of(range ? lineStarts(state, range).map((at) => gutterLine.range(at)) : []);
    }),
  ],
});

export const markSelectedLines = (view: EditorView, range: TextRange | undefined): void =>
  view.dispatch({ effects: setChosen.of(range) });

/** Scrolls to a value: unfolds and highlights it and sets the cursor to its beginning. */
export function revealSelectedLines(view: EditorView, range: TextRange): void {
  const unfold: StateEffect<TextRange>[] = [];
  foldedRanges(view.state).between(range.from, range.to, (from, to) => {
    unfold.push(unfoldEffect.of({ from, to }));
  });
  view.dispatch({
    selection: { anchor: range.from },
    effects: [setChosen.of(range), ...unfold, EditorView.scrollIntoView(range.from, { y: 'start', yMargin: 40 })],
  });
}
