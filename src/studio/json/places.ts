import { findNodeAtLocation, findNodeAtOffset, getNodePath, type Node, parseTree } from 'jsonc-parser';
import { keysOfPointer, pointerTo } from '#shared/applyChange.ts';

/** A part of a text, in UTF-16 code units. */
export interface TextRange {
  from: number;
  to: number;
}

/** The innermost value around an offset of a text, as a JSON pointer; of a key, the value that it names. */
export function pointerAt(text: string, offset: number): string {
  const root = parseTree(text);
  const node = root && findNodeAtOffset(root, offset, true);
  return node ? getNodePath(node).reduce<string>(pointerTo, '') : '';
}

/** Where a value stands in a text, its key included; undefined where there is no such value. */
export function rangeOf(text: string, pointer: string): TextRange | undefined {
  const node = nodeOf(text, pointer);
  if (!node) return undefined;
  const { offset, length } = node.parent?.type === 'property' ? node.parent : node;
  return { from: offset, to: offset + length };
}

function nodeOf(text: string, pointer: string): Node | undefined {
  let node = parseTree(text);
  for (const key of keysOfPointer(pointer)) {
    if (!node) return undefined;
    node = findNodeAtLocation(node, [node.type === 'array' ? Number(key) : key]);
  }
  return node;
}

/** What begins at an offset, up to the end of its line: a key, a text, a number, or one bracket. */
export function wordAt(text: string, offset: number): TextRange {
  const root = parseTree(text);
  const node = root && findNodeAtOffset(root, offset);
  const lineEnd = text.indexOf('\n', offset);
  const most = Math.max(offset, Math.min(lineEnd === -1 ? text.length : lineEnd, text.length));
  const isWord = node?.offset === offset && node.type !== 'object' && node.type !== 'array' && node.type !== 'property';
  return { from: offset, to: Math.min(offset + (isWord ? node.length : 1), most) };
}
