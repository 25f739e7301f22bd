import type { Attrs, Node } from '@tiptap/pm/model';
import { getSchema } from '@tiptap/react';
import type { Env, Token } from 'markdown-it';
import { MarkdownParser } from 'prosemirror-markdown';
import { type BareAddress, findBareAddresses } from '#shared/markdownGrammar/bareAddresses.ts';
import { createMarkdownParser } from '#shared/markdownGrammar/parser.ts';
import { type MarkupKind, textExtensions } from './textExtensions.ts';

export interface MarkdownBlock {
  node: Node;
  source: string;
  /** Spaces and empty lines up to the next block. */
  gap: string;
}

export const textSchema = getSchema(textExtensions('flow'));

const markdownIt = createMarkdownParser();

// Tokens are edited as they are written, and so is the backslash that makes one literal.
markdownIt.inline.ruler.before('escape', 'literal_brace', (state, isSilent) => {
  const [written] = /^\\+\{/.exec(state.src.slice(state.pos, state.pos + 20)) ?? [];
  if (!written) return false;
  if (!isSilent) state.pending += written;
  state.pos += written.length;
  return true;
});

/** @returns true if a list is tight: the tokens of its paragraphs are `hidden` then */
function isTight(tokens: Token[], index: number): boolean {
  const level = tokens[index]?.level ?? 0;
  for (const token of tokens.slice(index + 1)) {
    if (token.level === level) break;
    if (token.type === 'paragraph_open' && token.level === level + 2) return token.hidden;
  }
  return true;
}

const attribute = (token: Token, name: string): string | null => {
  const value = token.attrGet(name);
  return value === null ? null : String(value);
};

type ReadAttributes = (token: Token, tokens: Token[], index: number) => Attrs;

const asGetAttrs = (getAttrs: ReadAttributes) => getAttrs as never;

const tokens = {
  paragraph: { block: 'paragraph' },
  heading: { block: 'heading', getAttrs: asGetAttrs(({ tag }) => ({ level: Number(tag.slice(1)) })) },
  bullet_list: {
    block: 'bulletList',
    getAttrs: asGetAttrs((_, all, index) => ({ tight: isTight(all, index) })),
  },
  ordered_list: {
    block: 'orderedList',
    getAttrs: asGetAttrs((token, all, index) => ({
      start: Number(attribute(token, 'start') ?? 1),
      tight: isTight(all, index),
    })),
  },
  list_item: { block: 'listItem' },
  hardbreak: { node: 'hardBreak' },
  em: { mark: 'italic' },
  strong: { mark: 'bold' },
  s: { mark: 'strike' },
  code_inline: { mark: 'code' },
  link: {
    mark: 'link',
    getAttrs: asGetAttrs((token) => ({ href: attribute(token, 'href'), title: attribute(token, 'title') })),
  },
};

const inlineTokenizer = {
  parse: (text: string) => [
    { type: 'paragraph_open' },
    ...markdownIt.parseInline(text, {}),
    { type: 'paragraph_close' },
  ],
};

const parsers: Record<MarkupKind, MarkdownParser> = {
  flow: new MarkdownParser(textSchema, markdownIt as never, tokens),
  inline: new MarkdownParser(textSchema, inlineTokenizer as never, tokens),
};

/** Tokens that editors have a node or mark for. */
const readableTokens = new Set([
  ...['inline', 'text', 'softbreak', 'hardbreak', 'code_inline'],
  ...['paragraph', 'heading', 'bullet_list', 'ordered_list', 'list_item', 'em', 'strong', 's', 'link'].flatMap(
    (name) => [`${name}_open`, `${name}_close`],
  ),
]);

const isReadable = ({ type, children }: Token): boolean =>
  readableTokens.has(type) && (children ?? []).every(isReadable);

/** Headings that are underlined may have several lines, those of editors have one. */
const isLongHeading = ({ children }: Token, index: number, all: Token[]): boolean =>
  all[index - 1]?.type === 'heading_open' && (children ?? []).some(({ type }) => type.endsWith('break'));

/** @returns the document of a text; undefined if editors have no node for a part of it, as for a table */
export function readMarkdown(text: string, markup: MarkupKind): Node | undefined {
  const found = tokensOf(text, markup);
  return found.every(isReadable) && !found.some(isLongHeading) ? parsers[markup].parse(text) : undefined;
}

export const tokensOf = (text: string, markup: MarkupKind): Token[] =>
  markup === 'flow' ? markdownIt.parse(text, {}) : markdownIt.parseInline(text, {});

/** @returns the addresses in some words which are links, as they are read */
export const addressesIn = (words: string): BareAddress[] => findBareAddresses(words, markdownIt);

/** @returns true if a text holds a line such as `[name]: /route`, which is no part of what it shows */
export function hasReferences(text: string): boolean {
  const environment: Env = {};
  if (text.includes(']:')) markdownIt.parse(text, environment);
  return Object.keys(environment.references ?? {}).length > 0;
}

const lineEnds = /(?<=\r\n|\r(?!\n)|\n)/;

/** Splits a text into its paragraphs, lists and headings. `lead` is the space before the first. */
export function readBlocks(text: string): { lead: string; blocks: MarkdownBlock[] } {
  const lines = text.split(lineEnds);
  const doc = readMarkdown(text, 'flow');
  if (!doc) return { lead: '', blocks: [] };
  const starts = tokensOf(text, 'flow').filter(({ level, nesting, map }) => level === 0 && nesting >= 0 && map);
  const lineOf = (index: number) => starts[index]?.map?.[0] ?? lines.length;
  return {
    lead: lines.slice(0, lineOf(0)).join(''),
    blocks: starts.map((_, index) => {
      const blockText = lines.slice(lineOf(index), lineOf(index + 1)).join('');
      const source = blockText.replace(/[ \t\r\n]+$/, '');
      return { node: doc.child(index), source, gap: blockText.slice(source.length) };
    }),
  };
}
