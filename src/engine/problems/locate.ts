import { type Node, parseTree } from 'jsonc-parser';
import { tokensOfPointer } from './pointer.ts';
import type { SourceFile } from './sourceFile.ts';

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

/** Finds a value, or its key, in the text of its file; the nearest one around it when it is not there. */
export function locate({ text }: SourceFile, pointer: string, aim: Aim = {}): Range {
  let node = treeOf(text);
  if (!node) return { offset: 0, length: 1 };
  let key: Node | undefined;
  for (const name of tokensOfPointer(pointer)) {
    const inside = childOf(node, name);
    // What is not there is meant by the first character of what is around it.
    if (!inside) return { offset: node.offset, length: 1 };
    [node, key] = inside;
  }
  const { offset, length, type } = node;
  if (aim.at === 'key' && key) return { offset: key.offset, length: key.length };
  if (aim.within !== undefined) return piece(text, node, aim.within);
  // Underlining all of a group would say nothing.
  return { offset, length: type === 'object' || type === 'array' ? 1 : length };
}

let last: { text: string; root: Node | undefined } | undefined;

/** The values of a text, as far as it is JSON. Problems come file by file, so the last text is likely to come again. */
function treeOf(text: string): Node | undefined {
  if (last?.text !== text) last = { text, root: parseTree(text) };
  return last.root;
}

/** A value in another one, and its key. Of a key that is written twice, the last one counts, as in JSON.parse. */
function childOf({ type, children = [] }: Node, name: string): [value: Node, key?: Node] | undefined {
  if (type === 'array') return children[Number(name)] && [children[Number(name)] as Node];
  const [key, value] = children.findLast((property) => property.children?.[0]?.value === name)?.children ?? [];
  return key && value && [value, key];
}

function piece(text: string, { offset, length }: Range, within: string): Range {
  const written = JSON.stringify(within).slice(1, -1);
  const found = text.slice(offset, offset + length).indexOf(written);
  return found < 0 ? { offset, length } : { offset: offset + found, length: written.length };
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

/** A line of a text without its end, by its number from 1; empty where there is none. */
export const lineOf = (text: string, line: number): string => (line > 0 && text.split('\n', line)[line - 1]) || '';
