import { isDeepStrictEqual } from 'node:util';
import { parsePart, sliceOf, textBlock } from '#shared/contentFile/markdownPage.ts';
import { type BodyPart, divideMarkdownPage, type MarkdownSections } from '#shared/contentFile/markdownSections.ts';
import { formatMarkdownPage, textRunOf, textSeparator, writeFence } from '#shared/contentFile/writeMarkdownPage.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { findMovedItems } from './findMovedItems.ts';
import { rewriteFrontMatter } from './rewriteFrontMatter.ts';
import { rewriteJson } from './rewriteJson.ts';

/** Block as it is written in the body. */
interface WrittenBlock {
  text: string;
  isRun: boolean;
  /** Index of the part that it was before. */
  from?: number;
}

/**
 * Text of a Markdown page after a change of its value. Keys, texts and blocks that stay as they are keep their bytes;
 * moved blocks take theirs along.
 * @param text without a byte order mark
 */
export function rewriteMarkdownPage(text: string, after: JsonObject): string {
  const { blocks, ...values } = after;
  const sections = divideMarkdownPage(text);
  const isReadable = sections.frontMatter?.isClosed !== false && sections.parts.every(({ isClosed }) => isClosed);
  if (!isReadable) return formatMarkdownPage(after);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const head = rewriteHead(text, sections, values, newline);
  return head + rewriteBody(text, sections, Array.isArray(blocks) ? blocks : [], newline);
}

function rewriteHead(text: string, { frontMatter, bodyOffset }: MarkdownSections, values: JsonObject, newline: string) {
  const yaml = frontMatter ? sliceOf(text, frontMatter) : '';
  const written = withNewline(rewriteFrontMatter(yaml.replaceAll('\r\n', '\n'), values), newline);
  if (!frontMatter) return written === '' ? '' : `---${newline}${written}---${newline}${newline}`;
  const end = frontMatter.offset + frontMatter.length;
  return text.slice(0, frontMatter.offset) + written + text.slice(end, bodyOffset);
}

const withNewline = (text: string, newline: string) => (newline === '\n' ? text : text.replace(/\r?\n/g, newline));

function rewriteBody(text: string, sections: MarkdownSections, after: Json[], newline: string): string {
  const { parts, bodyOffset } = sections;
  const gaps = gapsBetween(text, sections);
  const written = pairBlocks(text, parts, after, newline);
  if (written.length === 0) return parts.length === 0 ? text.slice(bodyOffset) : newline;
  let body = parts.length > 0 ? (gaps[0] ?? '') : newline;
  if (bodyOffset === 0 && parts.length === 0) body = '';
  written.forEach((block, index) => {
    const previous = written[index - 1];
    if (previous) body += gapBetween(previous, block, gaps, newline);
    body += block.text;
  });
  const end = parts.length > 0 ? (gaps.at(-1) ?? '') : newline;
  return body + (end || newline);
}

/** Text before, between and after the parts of the body. */
function gapsBetween(text: string, { parts, bodyOffset }: MarkdownSections): string[] {
  const starts = [bodyOffset, ...parts.map(({ offset, length }) => offset + length)];
  return starts.map((start, index) => text.slice(start, parts[index]?.offset ?? text.length));
}

/** Two texts need a fence between them, and nothing else may have one there. */
function gapBetween(previous: WrittenBlock, block: WrittenBlock, gaps: readonly string[], newline: string): string {
  const isAfterText = previous.isRun && block.isRun;
  const wereNeighbours = previous.from !== undefined && block.from === previous.from + 1;
  const gap = wereNeighbours ? (gaps[block.from ?? 0] ?? '') : '';
  const isEmptyLine = /[\r\n]\s*[\r\n]/.test(gap);
  if (wereNeighbours && isAfterText === gap.trim().length > 0 && (gap.trim() || isEmptyLine || !isAfterText))
    return gap;
  const empty = newline + newline;
  return isAfterText ? empty + withNewline(textSeparator, newline) + empty : empty;
}

/** Pairs blocks with the parts that they were, as rewriteJson does with the items of a list. */
function pairBlocks(text: string, parts: BodyPart[], after: Json[], newline: string): WrittenBlock[] {
  const before = parts.map((part) => readPart(text, part));
  const shorter = Math.min(before.length, after.length);
  let tail = 0;
  while (tail < shorter && isDeepStrictEqual(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  let start = 0;
  while (start < shorter - tail && isDeepStrictEqual(before[start], after[start])) start++;
  const moved = findMovedItems(before, after, start, tail);
  const taken = new Set(moved.values());
  return after.map((block, index) => {
    const isTail = index >= after.length - tail;
    const same = isTail ? index - after.length + before.length : index;
    const isOld = isTail || index < start || (index < before.length - tail && !taken.has(index));
    const from = moved.get(index) ?? (isOld ? same : undefined);
    const part = from === undefined ? undefined : parts[from];
    return {
      ...writeBlock(text, part, before[from ?? -1], block, newline),
      ...(part && from !== undefined && { from }),
    };
  });
}

function readPart(text: string, part: BodyPart): Json {
  try {
    return parsePart(text, part);
  } catch {
    return null;
  }
}

function writeBlock(
  text: string,
  part: BodyPart | undefined,
  before: Json | undefined,
  block: Json,
  newline: string,
): WrittenBlock {
  if (part && isDeepStrictEqual(before, block)) return { text: sliceOf(text, part), isRun: part.kind === 'text' };
  // A text that was written in a fence stays in one.
  const wasTextInFence = part?.kind === 'block' && isObject(before) && before.type === textBlock.type;
  const run = wasTextInFence ? undefined : textRunOf(block);
  if (run !== undefined) return { text: withNewline(run, newline), isRun: true };
  if (part?.kind !== 'block') return { text: withNewline(writeFence(block), newline), isRun: false };
  const [start, end] = [part.inside.offset, part.inside.offset + part.inside.length];
  const json = rewriteJson(text.slice(start, end), block);
  return { text: text.slice(part.offset, start) + json + text.slice(end, part.offset + part.length), isRun: false };
}
