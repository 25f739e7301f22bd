import type { MarkdownIt as Markdown, Token } from 'markdown-it';
import { wordsOf } from '#shared/markdownGrammar/headingIds.ts';
import { isAllowedHtml } from '#shared/markdownGrammar/inlineHtml.ts';
import { createMarkdownParser } from '#shared/markdownGrammar/parser.ts';

/** Kind of Markdown that a text may hold: one line, or whole Markdown. */
export type MarkupKind = 'inline' | 'flow';

export interface MarkdownLink {
  href: string;
  /** Words as they are written; empty if the link is around a picture. */
  words: string;
  /** True for an address among words, without signs around it. */
  isBare?: true;
}

export interface MarkdownHeading {
  level: number;
  /** Line as it is written. */
  written: string;
  /** Words without markup. */
  words: string;
  /** Name for links; empty if the heading has no letters. */
  id: string;
}

/** Parts of a markdown text that rules check, as the parser of the build reads them. */
export interface MarkdownContent {
  /** Links in order. */
  links: MarkdownLink[];
  /** Tags of raw HTML that are not allowed. */
  html: string[];
  /** Pictures (`![alt](file)`), which belong in a block of their own. */
  images: string[];
  headings: MarkdownHeading[];
  /**
   * Words of each paragraph, heading and cell that are shown as they are written. `markupSign` stands for all else:
   * marks, code, links, escaped characters.
   */
  shown: string[];
}

/** Character that stands for markup between words that are shown as they are written. */
export const markupSign = '\uFFFC';

let parser: Markdown | undefined;

/** Parses a text as the build does. Escaped characters remain tokens of their own. */
export function parseMarkdown(text: string, markup: MarkupKind): Token[] {
  parser ??= createMarkdownParser().disable('text_join');
  return markup === 'flow' ? parser.parse(text, {}) : parser.parseInline(text, {});
}

/** Content of the text that was read last: several rules look into the same text. */
let last: { text: string; markup: MarkupKind; content: MarkdownContent } | undefined;

/** Reads a markdown text. */
export function inspectMarkdown(text: string, markup: MarkupKind): MarkdownContent {
  if (last?.text !== text || last.markup !== markup) last = { text, markup, content: readContent(text, markup) };
  return last.content;
}

function readContent(text: string, markup: MarkupKind): MarkdownContent {
  const content: MarkdownContent = { links: [], html: [], images: [], headings: [], shown: [] };
  let lines: string[] | undefined;
  const tokens = parseMarkdown(text, markup);
  for (const [index, token] of tokens.entries()) {
    const { type, tag, map, children } = token;
    if (type === 'heading_open' && map) {
      lines ??= text.split('\n');
      const words = wordsOf(tokens[index + 1]?.children ?? []);
      const written = lines[map[0]]?.trim() ?? '';
      content.headings.push({ level: Number(tag.slice(1)), written, words, id: String(token.attrGet('id') ?? '') });
    }
    if (children) readInline(children, content);
  }
  return content;
}

function readInline(tokens: Token[], content: MarkdownContent): void {
  let shown = '';
  let link: MarkdownLink | undefined;
  for (const token of tokens) {
    const isText = token.type === 'text';
    const isBreak = token.type === 'softbreak' || token.type === 'hardbreak';
    shown += isText && !link ? token.content : isBreak ? '\n' : markupSign;
    if (token.type === 'link_close') link = undefined;
    if (link) link.words += isBreak ? ' ' : token.content;
    if (token.type === 'link_open') {
      link = {
        href: String(token.attrGet('href') ?? ''),
        words: '',
        ...(token.markup === 'linkify' && { isBare: true }),
      };
      content.links.push(link);
    }
    if (token.type === 'image') content.images.push(String(token.attrGet('src') ?? ''));
    if (token.type === 'html_inline' && !isAllowedHtml(token)) content.html.push(token.content);
    // The start of a tag or comment that is never closed.
    if (isText) content.html.push(...(token.content.match(/<\/?[a-z][^<>]*>|<!--/gi) ?? []));
  }
  content.shown.push(shown);
}

/** @returns the source of words that are shown as they are written; undefined if it is not found in one line */
export function sourceOf(shown: string, text: string): string | undefined {
  if (!shown.includes(markupSign)) return text.includes(shown) ? shown : undefined;
  const parts = shown.split(new RegExp(`${markupSign}+`)).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^\\n]{1,200}?')).exec(text)?.[0];
}

/** @returns true if a text is one link and nothing else */
export function isLink(text: string): boolean {
  const [inline] = parseMarkdown(text, 'inline');
  const tokens = (inline?.children ?? []).filter(({ type, content }) => type !== 'text' || content !== '');
  const count = tokens.filter(({ type }) => type === 'link_open').length;
  return count === 1 && tokens[0]?.type === 'link_open' && tokens.at(-1)?.type === 'link_close';
}
