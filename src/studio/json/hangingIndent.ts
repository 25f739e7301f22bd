import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Indent of wrapped text relative to its line, in characters. */
const wrapIndent = 2;

/** Greatest indent that is followed, in characters: deeper lines would have no room left. */
const maxIndent = 24;

export const hangingIndent = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = indentDecorations(view);
    }

    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = indentDecorations(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function indentDecorations(view: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges)
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      lines.add(line.from, line.from, hangingIndentLine(/^ */.exec(line.text)?.[0].length ?? 0));
      at = line.to + 1;
    }
  return lines.finish();
}

function hangingIndentLine(spaces: number): Decoration {
  const inset = Math.min(spaces, maxIndent) + wrapIndent;
  return Decoration.line({
    attributes: { style: `text-indent: -${inset}ch; padding-inline-start: calc(6px + ${inset}ch)` },
  });
}
