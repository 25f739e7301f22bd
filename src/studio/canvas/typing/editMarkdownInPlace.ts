import { isEditable } from '../../markdown/markdownText.ts';
import type { MarkupKind } from '../../markdown/textExtensions.ts';
import { editRichTextInPlace } from './editRichTextInPlace.ts';
import { editSourceInPlace } from './editSourceInPlace.ts';
import type { MarkdownTypingOptions, TypingSession } from './typingSession.ts';

/** Elements that render the markup of a text. */
const blockElements = 'p,ul,ol,li,h1,h2,h3,h4,h5,h6';
const inlineElements = 'a,strong,em,s,code';

/**
 * Starts typing a text with markup at its place on the page: in a rich text editor, or as Markdown source if the editor
 * does not support all of it.
 */
export function editMarkdownInPlace(shown: Text, parts: MarkdownTypingOptions): TypingSession {
  const container = textContainerOf(shown, parts.markup);
  return isEditable(parts.text, parts.markup)
    ? editRichTextInPlace(container, parts)
    : editSourceInPlace(container, parts);
}

/** Finds the element that holds the full text, outside of unstyled elements of its markup. */
function textContainerOf(shown: Text, markup: MarkupKind): HTMLElement {
  const parts = markup === 'flow' ? `${blockElements},${inlineElements}` : inlineElements;
  let element = shown.parentElement as HTMLElement;
  while (element.parentElement && element.matches(parts) && !element.hasAttribute('class'))
    element = element.parentElement;
  return element;
}
