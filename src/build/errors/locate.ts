import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { SourceFile } from '../load/source.ts';
import { tokensOfPointer } from './pointer.ts';

/** Where in a file, in UTF-16 code units from its start. */
export interface Range {
  offset: number;
  length: number;
}

/** What is meant at a pointer: the key itself, the value, or a piece of the value's text. */
export interface Aim {
  at?: 'key' | 'value';
  /** A piece of the text at the pointer, as the text reads (not as JSON writes it). */
  within?: string;
}

const trees = new WeakMap<SourceFile, Node | undefined>();

function treeOf(file: SourceFile): Node | undefined {
  if (!trees.has(file)) trees.set(file, parseTree(file.text, [], { allowTrailingComma: true }));
  return trees.get(file);
}

/** Finds a value, or its key, in the text of its file; the nearest one around it when it is not there. */
export function locate(file: SourceFile, pointer: string, aim: Aim = {}): Range {
  const path = tokensOfPointer(pointer);
  const root = treeOf(file);
  let node = root && findNode(root, path);
  const isFound = Boolean(node);
  while (root && !node && path.pop() !== undefined) node = findNode(root, path);
  if (!node) return { offset: 0, length: 1 };
  // An object is meant by its opening bracket: underlining all of it would say nothing.
  if (!isFound) return { offset: node.offset, length: 1 };
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  if (aim.at === 'key' && key) return { offset: key.offset, length: key.length };
  if (aim.within !== undefined) return piece(file.text, node, aim.within);
  return { offset: node.offset, length: node.type === 'object' || node.type === 'array' ? 1 : node.length };
}

function findNode(root: Node, path: string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const key of path) {
    if (!node) return undefined;
    // Of a key that is written twice, the last one counts, as in JSON.parse.
    node =
      node.type === 'array'
        ? findNodeAtLocation(node, [Number(key)])
        : node.children?.findLast((property) => property.children?.[0]?.value === key)?.children?.[1];
  }
  return node;
}

function piece(text: string, node: Node, within: string): Range {
  const written = JSON.stringify(within).slice(1, -1);
  const found = text.slice(node.offset, node.offset + node.length).indexOf(written);
  return found < 0 ? node : { offset: node.offset + found, length: written.length };
}

/** Line and column, both from 1, of a place in a text. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) {
    line++;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}
