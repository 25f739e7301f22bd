import { foldedRanges, unfoldEffect } from '@codemirror/language';
import { type EditorState, RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';
import type { TextRange } from './places.ts';

const setChosen = StateEffect.define<TextRange | undefined>();

const line = Decoration.line({ class: 'cm-chosen' });
const gutterLine = new (class extends GutterMarker {
  override elementClass = 'cm-chosenGutter';
})();

const startsOfLines = (state: EditorState, { from, to }: TextRange): number[] => {
  const starts: number[] = [];
  for (let at = from; at <= to && at <= state.doc.length; ) {
    const { from: start, to: end } = state.doc.lineAt(at);
    starts.push(start);
    at = end + 1;
  }
  return starts;
};

/** The lines of what is selected in the studio. */
export const chosenLines = StateField.define<TextRange | undefined>({
  create: () => undefined,
  update: (before, { changes, effects }) => {
    const set = effects.find((effect) => effect.is(setChosen));
    if (set) return set.value;
    return before && { from: changes.mapPos(before.from, -1), to: changes.mapPos(before.to, 1) };
  },
  provide: (field) => [
    EditorView.decorations.compute([field], (state) => {
      const range = state.field(field);
      return range ? Decoration.set(startsOfLines(state, range).map((at) => line.range(at))) : Decoration.none;
    }),
    gutterLineClass.compute([field], (state) => {
      const range = state.field(field);
      return RangeSet.of(range ? startsOfLines(state, range).map((at) => gutterLine.range(at)) : []);
    }),
  ],
});

/** Marks the lines of a value, without a move. */
export const markChosen = (view: EditorView, range: TextRange | undefined): void =>
  view.dispatch({ effects: setChosen.of(range) });

/** Shows a value: unfolded, its lines marked, the cursor at its beginning. */
export function showChosen(view: EditorView, range: TextRange): void {
  const unfold: StateEffect<TextRange>[] = [];
  foldedRanges(view.state).between(range.from, range.to, (from, to) => {
    unfold.push(unfoldEffect.of({ from, to }));
  });
  view.dispatch({
    selection: { anchor: range.from },
    effects: [setChosen.of(range), ...unfold, EditorView.scrollIntoView(range.from, { y: 'start', yMargin: 40 })],
  });
}
