import type { Attrs, Node } from '@tiptap/pm/model';
import { getSchema } from '@tiptap/react';
import type { Token } from 'markdown-it';
import { MarkdownParser } from 'prosemirror-markdown';
import { createMarkdown } from '#shared/markdown.ts';
import { type Markup, textExtensions } from './textExtensions.ts';

/** A part of a text, as the editor has it and as it is written. */
export interface MarkdownBlock {
  node: Node;
  source: string;
  /** Spaces and empty lines between this and the next part. */
  gap: string;
}

/** The schema of all texts: words in one run are one paragraph in it. */
export const textSchema = getSchema(textExtensions('flow'));

/** The grammar of the build. */
export const grammar = createMarkdown();

/** The first tokens of paragraphs and lists say by `hidden` whether items stand close together. */
function isTight(tokens: Token[], index: number): boolean {
  const level = tokens[index]?.level ?? 0;
  for (const token of tokens.slice(index + 1)) {
    if (token.level === level) break;
    if (token.type === 'paragraph_open' && token.level === level + 2) return token.hidden;
  }
  return true;
}

/** Text of an attribute of a token; null where there is none. */
const attribute = (token: Token, name: string): string | null => {
  const value = token.attrGet(name);
  return value === null ? null : String(value);
};

type Read = (token: Token, tokens: Token[], index: number) => Attrs;

const asWritten = (getAttrs: Read) => getAttrs as never;

/** Every token that the grammar has. */
const tokens = {
  paragraph: { block: 'paragraph' },
  heading: { block: 'heading', getAttrs: asWritten(({ tag }) => ({ level: Number(tag.slice(1)) })) },
  bullet_list: {
    block: 'bulletList',
    getAttrs: asWritten((_, all, index) => ({ tight: isTight(all, index) })),
  },
  ordered_list: {
    block: 'orderedList',
    getAttrs: asWritten((token, all, index) => ({
      start: Number(attribute(token, 'start') ?? 1),
      tight: isTight(all, index),
    })),
  },
  list_item: { block: 'listItem' },
  hardbreak: { node: 'hardBreak' },
  // A new line is one on the page too.
  softbreak: { node: 'hardBreak' },
  em: { mark: 'italic' },
  strong: { mark: 'bold' },
  s: { mark: 'strike' },
  code_inline: { mark: 'code' },
  link: {
    mark: 'link',
    getAttrs: asWritten((token) => ({ href: attribute(token, 'href'), title: attribute(token, 'title') })),
  },
};

/** Words in one run, as a paragraph. */
const oneRun = {
  parse: (text: string) => [{ type: 'paragraph_open' }, ...grammar.parseInline(text, {}), { type: 'paragraph_close' }],
};

const parsers: Record<Markup, MarkdownParser> = {
  flow: new MarkdownParser(textSchema, grammar as never, tokens),
  inline: new MarkdownParser(textSchema, oneRun as never, tokens),
};

/** Reads a text as the build reads it. */
export const readMarkdown = (text: string, markup: Markup): Node => parsers[markup].parse(text);

/** Tokens of a text, those of its words among them. */
export const tokensOf = (text: string, markup: Markup): Token[] =>
  markup === 'flow' ? grammar.parse(text, {}) : grammar.parseInline(text, {});

const lineEnds = /(?<=\r\n|\r(?!\n)|\n)/;

/** Takes a text of several parts apart into its paragraphs, lists and headings; `lead` stands in front of the first. */
export function readBlocks(text: string): { lead: string; blocks: MarkdownBlock[] } {
  const lines = text.split(lineEnds);
  const doc = readMarkdown(text, 'flow');
  const starts = tokensOf(text, 'flow').filter(({ level, nesting, map }) => level === 0 && nesting >= 0 && map);
  const lineOf = (index: number) => starts[index]?.map?.[0] ?? lines.length;
  return {
    lead: lines.slice(0, lineOf(0)).join(''),
    blocks: starts.map((_, index) => {
      const whole = lines.slice(lineOf(index), lineOf(index + 1)).join('');
      const source = whole.replace(/[ \t\r\n]+$/, '');
      return { node: doc.child(index), source, gap: whole.slice(source.length) };
    }),
  };
}
