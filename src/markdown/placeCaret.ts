import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { toEditorContent, toMarkdown } from './markdownText.ts';
import type { MarkupKind } from './textExtensions.ts';

/** Marks the caret in a source while that is parsed: a character of Unicode's private use area, which texts lack. */
const caretMark = '\uE000';

/**
 * Focuses an editor with the caret where it was in the source of its text, at once: a key that is pressed now arrives
 * there. The caret is put at the end where it has no counterpart, as within markup.
 * @param caret index in the text, in UTF-16 code units
 */
export function placeCaret(editor: Editor, text: string, caret: number, markup: MarkupKind): void {
  const { schema, doc, tr } = editor.state;
  const marked = schema.nodeFromJSON(toEditorContent(text.slice(0, caret) + caretMark + text.slice(caret), markup));
  let at: number | undefined;
  marked.descendants((node, position) => {
    const index = node.text?.indexOf(caretMark) ?? -1;
    if (index >= 0) at = position + index;
  });
  if (at !== undefined) {
    // Unlike the parsed text, this has the spaces that were typed last.
    tr.replaceWith(0, doc.content.size, marked.content).delete(at, at + 1);
    tr.setSelection(TextSelection.near(tr.doc.resolve(at)))
      .setMeta('addToHistory', false)
      .setMeta('preventUpdate', true);
  }
  const isSame = at !== undefined && toMarkdown(tr.doc.toJSON(), text, markup).trimEnd() === text.trimEnd();
  if (isSame) editor.view.dispatch(tr);
  else editor.commands.setTextSelection(doc.content.size);
  // Not the command `focus`, which waits for a frame.
  editor.view.focus();
}
