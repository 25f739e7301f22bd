import type { MarkdownIt as Markdown, Token } from 'markdown-it';
import { createMarkdownParser } from '../markdownGrammar/parser.ts';
import type { TextRange } from './sourceNode.ts';

/** Part of a page's body: a run of Markdown, or the fence of a block. */
export interface BodyPart extends TextRange {
  kind: 'text' | 'block';
  /** For a block: the JSON inside its fence. */
  inside: TextRange;
  /** For a block: false if its fence is never closed. */
  isClosed: boolean;
}

/** Markdown page as it is divided: front matter, then blocks. */
export interface MarkdownSections {
  /** YAML between the lines of hyphens; undefined if the page begins with its text. */
  frontMatter?: TextRange & { isClosed: boolean };
  /** Offset of the first character after the front matter. */
  bodyOffset: number;
  /** Blocks in order. An empty fence is none: it only separates two texts. */
  parts: BodyPart[];
  /** Opening lines of block fences inside lists and quotations, where they are no blocks. */
  nested: TextRange[];
}

/** First word after the backticks of a block's fence. */
export const blockFenceName = 'block';

const frontMatterPattern = /^---[ \t]*(?:\r\n?|\n)/;
const frontMatterEndPattern = /^---[ \t]*$/m;

let parser: Markdown | undefined;

/** Divides the text of a Markdown page. @param text without a byte order mark */
export function divideMarkdownPage(text: string): MarkdownSections {
  const start = frontMatterPattern.exec(text)?.[0].length;
  if (start === undefined) return { bodyOffset: 0, ...divideBody(text, 0) };
  const end = frontMatterEndPattern.exec(text.slice(start));
  if (!end) {
    const frontMatter = { offset: start, length: text.length - start, isClosed: false };
    return { frontMatter, bodyOffset: text.length, parts: [], nested: [] };
  }
  const afterEnd = start + end.index + end[0].length;
  const bodyOffset = afterEnd + (/^(?:\r\n?|\n)/.exec(text.slice(afterEnd, afterEnd + 2))?.[0].length ?? 0);
  return {
    frontMatter: { offset: start, length: end.index, isClosed: true },
    bodyOffset,
    ...divideBody(text, bodyOffset),
  };
}

function divideBody(text: string, bodyOffset: number): Pick<MarkdownSections, 'parts' | 'nested'> {
  const body = text.slice(bodyOffset);
  const lines = linesOf(body, bodyOffset);
  const parts: BodyPart[] = [];
  const nested: TextRange[] = [];
  let next = 0;
  for (const { map, level, markup } of blockFencesIn(body)) {
    const [first, end] = map;
    const opening = lines[first] as TextRange;
    if (level > 0) {
      nested.push(opening);
      continue;
    }
    parts.push(...textRun(text, lines.slice(next, first)));
    next = end;
    parts.push(blockPart(text, lines.slice(first, end), markup));
  }
  parts.push(...textRun(text, lines.slice(next)));
  return { parts: parts.filter(({ kind, inside }) => kind === 'text' || !isBlank(text, inside)), nested };
}

interface FoundFence {
  map: [number, number];
  level: number;
  markup: string;
}

function blockFencesIn(body: string): FoundFence[] {
  // Nearly all pages are one text, and parsing is slow.
  if (!new RegExp(`(?:\`{3}|~{3})[ \\t]*${blockFenceName}\\b`).test(body)) return [];
  parser ??= createMarkdownParser();
  const tokens: Token[] = [];
  parser.block.parse(body.replace(/\r\n?/g, '\n'), parser, {}, tokens);
  return tokens.flatMap(({ type, info, map, level, markup }) =>
    type === 'fence' && map && info.trim().split(/\s+/)[0] === blockFenceName ? [{ map, level, markup }] : [],
  );
}

function blockPart(text: string, lines: TextRange[], markup: string): BodyPart {
  const [opening, last] = [lines[0], lines.at(-1)] as [TextRange, TextRange];
  const written = text.slice(last.offset, last.offset + last.length).trim();
  const isClosed = lines.length > 1 && written.length >= markup.length && isFenceOf(written, markup);
  // A fence that is never closed goes on to the end of the next one.
  const isCut = nextFencePattern.test(text.slice(opening.offset + opening.length, last.offset));
  const end = last.offset + last.length;
  const from = lines[1]?.offset ?? end;
  const to = isClosed ? last.offset : end;
  return {
    ...{ kind: 'block', offset: opening.offset, length: end - opening.offset },
    ...{ inside: { offset: from, length: Math.max(0, to - from) }, isClosed: isClosed && !isCut },
  };
}

const isFenceOf = (line: string, markup: string) => [...line].every((sign) => sign === markup[0]);

const nextFencePattern = new RegExp(`^ {0,3}(?:\`{3}|~{3})[ \\t]*${blockFenceName}\\b`, 'm');

/** @returns the run of some lines without the blank ones around it; nothing if all are blank */
function textRun(text: string, lines: TextRange[]): BodyPart[] {
  const first = lines.find((line) => !isBlank(text, line));
  const last = lines.findLast((line) => !isBlank(text, line));
  if (!first || !last) return [];
  const range = { offset: first.offset, length: last.offset + last.length - first.offset };
  return [{ kind: 'text', ...range, inside: range, isClosed: true }];
}

const isBlank = (text: string, { offset, length }: TextRange) => text.slice(offset, offset + length).trim() === '';

/** Lines of a text without their ends. @param start offset of the text in its file */
function linesOf(body: string, start: number): TextRange[] {
  const lines: TextRange[] = [];
  let from = 0;
  for (const { index, 0: lineEnd } of body.matchAll(/\r\n?|\n/g)) {
    lines.push({ offset: start + from, length: index - from });
    from = index + lineEnd.length;
  }
  return [...lines, { offset: start + from, length: body.length - from }];
}
