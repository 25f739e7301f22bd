import { getNodeValue, type Node, type NodeType } from 'jsonc-parser';
import type { Json } from '../json.ts';

/**
 * Value of a content file at the range of text where it is written, in UTF-16 code units. Files of every kind have such
 * a tree: an object has properties, and a property has a key and a value.
 */
export interface SourceNode extends Node {
  /** Way in which a text or a key is written; JSON if absent. */
  written?: 'markdown' | 'yaml';
  children?: SourceNode[];
  parent?: SourceNode;
}

/** Range of a text, in UTF-16 code units. */
export interface TextRange {
  offset: number;
  length: number;
}

/** Creates a node and makes it the parent of its children. */
export function createNode(
  type: NodeType,
  { offset, length }: TextRange,
  more: Pick<SourceNode, 'written' | 'value' | 'children' | 'colonOffset'> = {},
): SourceNode {
  const node: SourceNode = { type, offset, length, ...more };
  for (const child of node.children ?? []) child.parent = node;
  return node;
}

/** Creates a property of an object. @param key its key, at its range */
export const createProperty = (key: SourceNode, value: SourceNode): SourceNode =>
  createNode(
    'property',
    { offset: key.offset, length: Math.max(key.offset + key.length, value.offset + value.length) - key.offset },
    { children: [key, value] },
  );

/** Value of a node. */
export const nodeValue = (node: SourceNode): Json => getNodeValue(node) as Json;

/** Value of a node's item or property; of a repeated key the last one counts, as in JSON.parse. */
export function childOf(
  { type, children = [] }: SourceNode,
  name: string,
): [value: SourceNode, key?: SourceNode] | undefined {
  if (type === 'array') return children[Number(name)] && [children[Number(name)] as SourceNode];
  const [key, value] = children.findLast((property) => property.children?.[0]?.value === name)?.children ?? [];
  return key && value && [value, key];
}

/** Node at the keys of a pointer; undefined if there is no such value. */
export function findNode(root: SourceNode | undefined, keys: readonly string[]): SourceNode | undefined {
  let node = root;
  for (const key of keys) node = node && childOf(node, key)?.[0];
  return node;
}

/**
 * Ways in which some words may be written inside a text.
 * @param node of the text
 */
export function writtenFormsOf(words: string, { written }: SourceNode): string[] {
  const inJson = JSON.stringify(words).slice(1, -1);
  if (written === 'markdown') return [words];
  return written === 'yaml' ? [...new Set([words, inJson, words.replaceAll("'", "''")])] : [inJson];
}
