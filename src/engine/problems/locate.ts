import { contentTree } from '#shared/contentFile/contentFile.ts';
import { childOf, findNode, type SourceNode, writtenFormsOf } from '#shared/contentFile/sourceNode.ts';
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
  /** Number of equal pieces before it, which are not meant. */
  skip?: number;
}

/** Locates a value or its key in the text of its file; the nearest value around it if it is missing. */
export function locateValue(file: SourceFile, pointer: string, options: LocateOptions = {}): SourceRange {
  let node = treeOf(file);
  if (!node) return { offset: 0, length: 1 };
  let key: SourceNode | undefined;
  for (const name of parsePointer(pointer)) {
    const child = childOf(node, name);
    // A missing value is marked at the first character of its parent.
    if (!child) return { offset: node.offset, length: 1 };
    [node, key] = child;
  }
  const { offset, length, type } = node;
  if (options.at === 'key' && key) return { offset: key.offset, length: key.length };
  if (options.within !== undefined) return rangeOfText(file.text, node, options.within, options.skip);
  // To mark a whole object or list would say nothing.
  return { offset, length: type === 'object' || type === 'array' ? 1 : length };
}

let lastParsed: { kind: string; text: string; root: SourceNode | undefined } | undefined;

/** Syntax tree of a file. The last one is cached: problems come file by file. */
function treeOf({ path, text, isComposed }: SourceFile): SourceNode | undefined {
  // The text of a file that is composed of several is JSON.
  const kind = isComposed ? '' : path;
  if (lastParsed?.text !== text || lastParsed.kind !== kind) lastParsed = { kind, text, root: contentTree(kind, text) };
  return lastParsed.root;
}

/** Node of a value in the tree of its file; undefined if there is none. */
export const nodeAt = (file: SourceFile, pointer: string): SourceNode | undefined =>
  findNode(treeOf(file), parsePointer(pointer));

function rangeOfText(text: string, node: SourceNode, within: string, skip = 0): SourceRange {
  const { offset, length } = node;
  const whole = text.slice(offset, offset + length);
  for (const written of writtenFormsOf(within, node)) {
    let found = whole.indexOf(written);
    // The address of a link may be the beginning of that of another link before it.
    if (skip === 0 && whole.startsWith('](', found - 2) && whole[found + written.length] !== ')')
      found = Math.max(found, whole.indexOf(`](${written})`) + 2);
    for (let left = skip; left > 0 && found >= 0; left--) found = whole.indexOf(written, found + written.length);
    if (found >= 0) return { offset: offset + found, length: written.length };
  }
  return { offset, length };
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
