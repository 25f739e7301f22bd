import { isEditable } from '../../markdown/markdownText.ts';
import type { Markup } from '../../markdown/textExtensions.ts';
import { typeRichText } from './typeRichText.ts';
import { typeSource } from './typeSource.ts';
import type { MarkdownParts, Typing } from './typing.ts';

/** Elements that a text with markup is made of. */
const blocks = 'p,ul,ol,li,h1,h2,h3,h4,h5,h6';
const inlines = 'a,strong,em,s,code';

/**
 * Lets somebody type a text with markup where it stands on the page: with an editor in its place, or as it is written
 * where the editor cannot hold all of it.
 */
export function typeMarkdown(shown: Text, parts: MarkdownParts): Typing {
  const container = containerOf(shown, parts.markup);
  return isEditable(parts.text, parts.markup) ? typeRichText(container, parts) : typeSource(container, parts);
}

/** The element that the text stands in as a whole: what markup is made of has no looks of its own. */
function containerOf(shown: Text, markup: Markup): HTMLElement {
  const parts = markup === 'flow' ? `${blocks},${inlines}` : inlines;
  let element = shown.parentElement as HTMLElement;
  while (element.parentElement && element.matches(parts) && !element.hasAttribute('class'))
    element = element.parentElement;
  return element;
}
