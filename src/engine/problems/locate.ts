import { type Node, parseTree } from 'jsonc-parser';
import { parsePointer } from '#shared/pointer.ts';
import type { SourceFile } from './sourceFile.ts';

/** Range of a file's text, in UTF-16 code units. */
export interface SourceRange {
  offset: number;
  length: number;
}

export interface LocateOptions {
  at?: 'key' | 'value';
  /** Piece of the text at the pointer, as plain text and not JSON-encoded. */
  within?: string;
}

/** Locates a value or its key in the text of its file; the nearest value around it if it is missing. */
export function locateValue({ text }: SourceFile, pointer: string, options: LocateOptions = {}): SourceRange {
  let node = parsedTreeOf(text);
  if (!node) return { offset: 0, length: 1 };
  let key: Node | undefined;
  for (const name of parsePointer(pointer)) {
    const child = childOf(node, name);
    // A missing value is marked at the first character of its parent.
    if (!child) return { offset: node.offset, length: 1 };
    [node, key] = child;
  }
  const { offset, length, type } = node;
  if (options.at === 'key' && key) return { offset: key.offset, length: key.length };
  if (options.within !== undefined) return rangeOfText(text, node, options.within);
  // To mark a whole object or list would say nothing.
  return { offset, length: type === 'object' || type === 'array' ? 1 : length };
}

let lastParsed: { text: string; root: Node | undefined } | undefined;

/** Syntax tree of a text. The last one is cached: problems come file by file. */
function parsedTreeOf(text: string): Node | undefined {
  if (lastParsed?.text !== text) lastParsed = { text, root: parseTree(text) };
  return lastParsed.root;
}

/** Child of a value, with its key. Of a repeated key the last one counts, as in JSON.parse. */
function childOf({ type, children = [] }: Node, name: string): [value: Node, key?: Node] | undefined {
  if (type === 'array') return children[Number(name)] && [children[Number(name)] as Node];
  const [key, value] = children.findLast((property) => property.children?.[0]?.value === name)?.children ?? [];
  return key && value && [value, key];
}

function rangeOfText(text: string, { offset, length }: SourceRange, within: string): SourceRange {
  const written = JSON.stringify(within).slice(1, -1);
  const found = text.slice(offset, offset + length).indexOf(written);
  return found < 0 ? { offset, length } : { offset: offset + found, length: written.length };
}

/** Line and column of an offset, both from 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) {
    line++;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}

/** Offset of a line and column, both from 1: the inverse of `lineAndColumn`. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** Line of a text by its number from 1, without its end; empty if there is none. */
export const lineOf = (text: string, line: number): string => (line > 0 && text.split('\n', line)[line - 1]) || '';
