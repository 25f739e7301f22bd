import { Extension, type Extensions, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

/** What a place takes: words of one paragraph, or paragraphs, lists and sub-headings. */
export type Markup = 'inline' | 'flow';

/** A document of one paragraph. */
const OneParagraph = Node.create({ name: 'doc', topNode: true, content: 'paragraph' });

const stays = () => true;

/** There is no second paragraph to go to; a line break is made as elsewhere, with Shift. */
const NoNewParagraph = Extension.create({
  name: 'noNewParagraph',
  addKeyboardShortcuts: () => ({ Enter: stays }),
});

/** What a text may hold; all else that is pasted loses its form and stays as words. */
export function textExtensions(markup: Markup): Extensions {
  const isFlow = markup === 'flow';
  const kit = StarterKit.configure({
    blockquote: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, isAllowedUri: () => true },
    ...(!isFlow && { document: false, heading: false, bulletList: false, orderedList: false, listItem: false }),
    ...(!isFlow && { listKeymap: false }),
  });
  return isFlow ? [kit] : [OneParagraph, NoNewParagraph, kit];
}
