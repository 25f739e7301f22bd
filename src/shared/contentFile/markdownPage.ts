import { type ParseError, parseTree } from 'jsonc-parser';
import type { Json, JsonObject } from '../json.ts';
import { readFrontMatter } from './frontMatter.ts';
import { type BodyPart, divideMarkdownPage, type MarkdownSections } from './markdownSections.ts';
import { createNode, createProperty, nodeValue, type SourceNode, type TextRange } from './sourceNode.ts';

/** Block that a run of Markdown is. */
export const textBlock = { type: 'rich-text', textKey: 'text' } as const;

/** Block that a run of Markdown stands for. @param text of the run, with `\n` as line ends */
export const createTextBlock = (text: string): JsonObject => ({ type: textBlock.type, [textBlock.textKey]: text });

/** Text of a run as a block has it. */
export const textOfRun = (written: string): string => written.replace(/\r\n?/g, '\n');

/**
 * Text of the same length and with the same lines in which only one range is left, for readers that know nothing of
 * what is around it.
 */
export const maskAround = (text: string, { offset, length }: TextRange): string =>
  blank(text.slice(0, offset)) + text.slice(offset, offset + length) + blank(text.slice(offset + length));

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');

/**
 * Value of a Markdown page: what its front matter says, with the list `blocks`.
 * @param text without a byte order mark
 * @throws SyntaxError if a part of it cannot be read
 */
export function parseMarkdownPage(text: string): JsonObject {
  const sections = divideMarkdownPage(text);
  const { frontMatter } = sections;
  if (frontMatter && !frontMatter.isClosed) throw new SyntaxError('the front matter has no end ("---")');
  const head = frontMatter && readFrontMatter(sliceOf(text, frontMatter), frontMatter.offset);
  if (head && !head.node) throw new SyntaxError('the front matter cannot be read');
  const values = head?.node ? (nodeValue(head.node) as JsonObject) : {};
  if (Object.hasOwn(values, 'blocks')) throw new SyntaxError('the front matter has the key "blocks"');
  return { ...values, blocks: sections.parts.map((part) => parsePart(text, part)) };
}

/** Value of a block in the body. @throws SyntaxError if the JSON in its fence is invalid */
export function parsePart(text: string, part: BodyPart): Json {
  const written = sliceOf(text, part.inside);
  if (part.kind === 'text') return createTextBlock(textOfRun(written));
  if (!part.isClosed) throw new SyntaxError('the fence of a block is not closed');
  return JSON.parse(written) as Json;
}

export const sliceOf = (text: string, { offset, length }: TextRange): string => text.slice(offset, offset + length);

/** Tree of a Markdown page, with as much of it as can be read. @param text without a byte order mark */
export function markdownPageTree(text: string): SourceNode {
  const sections = divideMarkdownPage(text);
  const { frontMatter, bodyOffset } = sections;
  const head = frontMatter && readFrontMatter(sliceOf(text, frontMatter), frontMatter.offset).node;
  const blocks = blocksNode(text, sections);
  const keyNode = createNode('string', { offset: bodyOffset, length: 0 }, { value: 'blocks', written: 'markdown' });
  const children = [...(head?.children ?? []), createProperty(keyNode, blocks)];
  return createNode('object', { offset: frontMatter ? 0 : bodyOffset, length: text.length }, { children });
}

function blocksNode(text: string, { parts, bodyOffset }: MarkdownSections): SourceNode {
  const children = parts.map((part) => (part.kind === 'text' ? textNode(text, part) : fenceNode(text, part)));
  return createNode('array', { offset: bodyOffset, length: text.length - bodyOffset }, { children });
}

function textNode(text: string, { inside }: BodyPart): SourceNode {
  // What is not written has no length, so that no offset belongs to it.
  const start = { offset: inside.offset, length: 0 };
  const string = (range: TextRange, value: string) => createNode('string', range, { value, written: 'markdown' });
  const properties = [
    createProperty(string(start, 'type'), string(start, textBlock.type)),
    createProperty(string(start, textBlock.textKey), string(inside, textOfRun(sliceOf(text, inside)))),
  ];
  return createNode('object', inside, { children: properties });
}

function fenceNode(text: string, { inside }: BodyPart): SourceNode {
  const errors: ParseError[] = [];
  return parseTree(maskAround(text, inside), errors) ?? createNode('null', inside, { value: null });
}
