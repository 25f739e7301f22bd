import { findNodeAtLocation, findNodeAtOffset, getNodePath, type Node } from 'jsonc-parser';
import { contentTree } from '#shared/contentFile/contentFile.ts';
import { formatPointer, parsePointer } from '#shared/pointer.ts';

/** Range of a text, in UTF-16 code units. */
export interface TextRange {
  from: number;
  to: number;
}

/**
 * Finds the pointer of the innermost value around an offset. A key belongs to its value.
 * @param file its path, whose ending says how the text is read; JSON by default
 */
export function pointerAt(text: string, offset: number, file = ''): string {
  const root = contentTree(file, text);
  const node = root && findNodeAtOffset(root, offset, true);
  return node ? formatPointer(getNodePath(node)) : '';
}

/** Finds the range of a value including its key; undefined if there is no such value. */
export function rangeOf(text: string, pointer: string, file = ''): TextRange | undefined {
  const node = nodeOf(text, pointer, file);
  if (!node) return undefined;
  const { offset, length } = node.parent?.type === 'property' ? node.parent : node;
  return { from: offset, to: offset + length };
}

export function nodeOf(text: string, pointer: string, file = ''): Node | undefined {
  let node: Node | undefined = contentTree(file, text);
  for (const key of parsePointer(pointer))
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(key) : key]);
  return node;
}

/** Range of the key, string, number or bracket at an offset, up to the end of its line. */
export function wordAt(text: string, offset: number, file = ''): TextRange {
  const root = contentTree(file, text);
  const node = root && findNodeAtOffset(root, offset);
  const lineEnd = text.indexOf('\n', offset);
  const lineLimit = Math.max(offset, Math.min(lineEnd === -1 ? text.length : lineEnd, text.length));
  const isWord = node?.offset === offset && node.type !== 'object' && node.type !== 'array' && node.type !== 'property';
  return { from: offset, to: Math.min(offset + (isWord ? node.length : 1), lineLimit) };
}
