import type { JSONContent } from '@tiptap/react';
import MarkdownIt, { type Token } from 'markdown-it';

/** A part of a text, as the editor has it and as it is written. */
export interface MarkdownBlock {
  node: JSONContent;
  source: string;
  /** What stands between this and the next part. */
  gap: string;
}

/** The same Markdown as pages are made from: what is not in it stands for itself. */
const markdown = new MarkdownIt({ html: false, breaks: true });
markdown.disable('table code fence blockquote hr reference html_block lheading html_inline image'.split(' '));
// Addresses stay as they are written.
markdown.normalizeLink = (address) => address;
markdown.validateLink = () => true;

/** Takes a text apart into its paragraphs, lists and headings. */
export function readMarkdown(text: string): MarkdownBlock[] {
  const lines = text.split('\n');
  const tokens = markdown.parse(text, {});
  const starts = tokens.filter(({ level, nesting, map }) => level === 0 && nesting >= 0 && map);
  return starts.map((token, index) => {
    const [first, end] = [token.map?.[0] ?? 0, starts[index + 1]?.map?.[0] ?? lines.length];
    const whole = lines.slice(first, end).join('\n') + (end < lines.length ? '\n' : '');
    const source = whole.trimEnd();
    return { node: nodeOf(tokens, tokens.indexOf(token)), source, gap: whole.slice(source.length) };
  });
}

/** A text in one run, without the element around it. */
export const readInline = (text: string): JSONContent[] => runsOf(markdown.parseInline(text, {})[0]?.children ?? []);

const blockTypes: Record<string, string> = {
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  bullet_list_open: 'bulletList',
  ordered_list_open: 'orderedList',
  list_item_open: 'listItem',
};

/** The node that begins with a token. */
function nodeOf(tokens: Token[], start: number): JSONContent {
  const { type, level, tag, attrGet } = tokens[start] as Token;
  const content: JSONContent[] = [];
  for (let index = start + 1; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    if (token.level === level && token.nesting === -1) break;
    if (token.level !== level + 1) continue;
    if (token.type === 'inline') content.push(...runsOf(token.children ?? []));
    else if (token.nesting === 1) content.push(nodeOf(tokens, index));
  }
  return {
    type: blockTypes[type] ?? 'paragraph',
    ...(type === 'heading_open' && { attrs: { level: Number(tag.slice(1)) } }),
    ...(type === 'ordered_list_open' && { attrs: { start: Number(attrGet.call(tokens[start], 'start') ?? 1) } }),
    content,
  };
}

const markTypes: Record<string, string> = { strong: 'bold', em: 'italic', s: 'strike', link: 'link' };

/** Words with their marks. */
function runsOf(tokens: Token[]): JSONContent[] {
  const runs: JSONContent[] = [];
  let marks: NonNullable<JSONContent['marks']> = [];
  for (const token of tokens) {
    const name = markTypes[token.type.replace(/_(open|close)$/, '')];
    if (name && token.nesting === 1) marks = [...marks, markOf(name, token)];
    else if (name && token.nesting === -1) marks = marks.filter(({ type }) => type !== name);
    else if (/break$/.test(token.type)) runs.push({ type: 'hardBreak', marks });
    else if (token.content) {
      const own = token.type === 'code_inline' ? [...marks, { type: 'code' }] : marks;
      runs.push({ type: 'text', text: token.content, ...(own.length && { marks: own }) });
    }
  }
  return runs;
}

const markOf = (type: string, token: Token) =>
  type === 'link'
    ? { type, attrs: { href: token.attrGet('href'), ...(token.attrGet('title') && { title: token.attrGet('title') }) } }
    : { type };
