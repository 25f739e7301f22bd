import type { Editor } from '@tiptap/react';
import type {} from '@tiptap/starter-kit';

/**
 * Makes the selected words a link. Where none are selected, the name of its target is written.
 * @param href empty to remove the link at the caret
 */
export function setLinkAtCaret(editor: Editor, href: string, name: string): void {
  const chain = editor.chain().focus(undefined, { scrollIntoView: false });
  if (href === '') chain.extendMarkRange('link').unsetLink().run();
  else if (editor.isActive('link') || !editor.state.selection.empty)
    chain.extendMarkRange('link').setLink({ href }).run();
  else chain.insertContent({ type: 'text', text: name || href, marks: [{ type: 'link', attrs: { href } }] }).run();
}
