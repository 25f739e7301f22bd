import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** How far what does not fit on a line goes in, in characters. */
const more = 2;

/** Deeper lines would have no room left, in characters. */
const deepest = 24;

/** What does not fit on a line goes on below its beginning, not at the edge. */
export const hangingLines = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorationsOf(view);
    }

    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = decorationsOf(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function decorationsOf(view: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges)
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      lines.add(line.from, line.from, hanging(/^ */.exec(line.text)?.[0].length ?? 0));
      at = line.to + 1;
    }
  return lines.finish();
}

function hanging(spaces: number): Decoration {
  const inset = Math.min(spaces, deepest) + more;
  return Decoration.line({
    attributes: { style: `text-indent: -${inset}ch; padding-inline-start: calc(6px + ${inset}ch)` },
  });
}
