import MarkdownIt, { type MarkdownIt as Markdown } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { linkBareAddresses } from './bareAddresses.ts';
import { addHeadingIds } from './headingIds.ts';
import { allowInlineHtml } from './inlineHtml.ts';
import { readTaskItems } from './taskItems.ts';

const standard = new MarkdownIt();

/** @returns false if an address could run code, as `javascript:` does */
export const isSafeAddress = (address: string): boolean => standard.validateLink(address);

/** Encodes the characters of an address that may not stand in one. */
export const encodeAddress = (address: string): string => standard.normalizeLink(address);

/**
 * Creates the parser of all texts: CommonMark with tables, crossed out words, task lists, footnotes and links of bare addresses; its headings have ids. The build
 * renders its tokens, the check judges them and editors read them. Addresses stay as they are written, also those that
 * are not safe. Lines that begin with HTML are paragraphs: only a few tags within a line are allowed. The end of a line
 * is a space, unless a backslash or two spaces stand before it.
 */
export function createMarkdownParser(): Markdown {
  const markdown = new MarkdownIt({ html: true, linkify: true, typographer: false });
  markdown.normalizeLink = (address) => address;
  markdown.normalizeLinkText = (address) => address;
  markdown.validateLink = () => true;
  markdown.disable('html_block').use(footnotes).disable('footnote_inline');
  markdown.use(readTaskItems).use(allowInlineHtml).use(addHeadingIds).use(linkBareAddresses);
  return markdown;
}
