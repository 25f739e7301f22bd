import { type Node, parseTree } from 'jsonc-parser';
import { parsePointer } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';

/**
 * Finds bytes that a change of a value must not have changed. It is independent of the implementation of changes.
 * @param before text of the file
 * @returns a description; undefined without a fault
 */
export function whatElseChanged(before: string, after: string, change: JsonChange): string | undefined {
  if (change.kind === 'text') return undefined;
  // A space replaces a byte order mark.
  const old = parseTree(before.replace('\ufeff', ' ')) as Node;
  const target = find(old, parsePointer(change.pointer));
  const rewritten = change.kind === 'set' && target ? target : nodeAround(old, change);
  if (!rewritten) return 'nothing was there';
  const [head, tail] = [before.slice(0, rewritten.offset), before.slice(rewritten.offset + rewritten.length)];
  if (!after.startsWith(head)) return `before it: ${JSON.stringify(head.slice(-40))}`;
  if (!after.endsWith(tail)) return `behind it: ${JSON.stringify(tail.slice(0, 40))}`;
  if (change.kind === 'move') return whatMoveChanged(before, after, target);
  if (change.kind === 'set' && target) return undefined;
  const property = target?.parent?.type === 'property' ? target.parent : undefined;
  const removed = change.kind === 'remove' ? (property ?? target) : undefined;
  const without = change.kind === 'rename' ? property?.children?.[0] : removed;
  return goneFrom(
    after,
    (rewritten.children ?? []).flatMap((child) => leavesOf(child, before, without)),
  );
}

/** The value at a pointer; of a repeated key, the last. */
function find(root: Node, keys: string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const key of keys)
    node =
      node?.type === 'array'
        ? node.children?.[Number(key)]
        : node?.children?.findLast(({ children }) => children?.[0]?.value === key)?.children?.[1];
  return node;
}

/** The node that a change may rewrite: the list or object around it, or for a move the common parent. */
function nodeAround(root: Node, change: Exclude<JsonChange, { kind: 'text' }>): Node | undefined {
  const above = parsePointer(change.pointer).slice(0, -1);
  if (change.kind !== 'move') return find(root, above);
  const other = parsePointer(change.to).slice(0, -1);
  const differs = above.findIndex((key, index) => key !== other[index]);
  return find(root, differs < 0 ? above : above.slice(0, differs));
}

const sliceOf = (text: string, { offset, length }: Node) => text.slice(offset, offset + length);

/** All keys and values inside a value, as they are written, except those of one of its parts. */
function leavesOf(node: Node, text: string, without: Node | undefined): string[] {
  if (node === without) return [];
  return node.children?.length
    ? node.children.flatMap((child) => leavesOf(child, text, without))
    : [sliceOf(text, node)];
}

/** The first of some pieces that is not found in a text after the one before it. */
function goneFrom(text: string, pieces: string[]): string | undefined {
  let at = 0;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    if (found < 0) return `beside it: ${piece.slice(0, 40)}`;
    at = found + piece.length;
  }
  return undefined;
}

/** Indentation may change when an item is moved to a different depth. */
const withoutMargins = (text: string) => text.replace(/\r?\n[ \t]*/g, '\n');

/** Expects that a moved item is unchanged except for indentation, and that everything else is there exactly once. */
function whatMoveChanged(before: string, after: string, item: Node | undefined): string | undefined {
  const text = item ? withoutMargins(sliceOf(before, item)) : '';
  if (!withoutMargins(after).includes(text)) return `the moved item: ${text.slice(0, 60)}`;
  const signs = (text: string) => [...text.replace(/[\s,]/g, '')].sort().join('');
  return signs(before) === signs(after) ? undefined : 'something is gone, or there twice';
}
