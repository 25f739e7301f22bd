import { type Node, parseTree } from 'jsonc-parser';
import { keysOfPointer } from '#shared/applyChange.ts';
import type { Change } from '#shared/studio.ts';

/**
 * Says which bytes a change of a value has changed that it should not have; undefined where all is well. It knows nothing
 * of how changes are made.
 * @param before text of the file
 */
export function whatElseChanged(before: string, after: string, change: Change): string | undefined {
  if (change.kind === 'text') return undefined;
  // Spaces stand for a byte order mark.
  const old = parseTree(before.replace('\ufeff', ' ')) as Node;
  const own = find(old, keysOfPointer(change.pointer));
  const around = change.kind === 'set' && own ? own : nodeAround(old, change);
  if (!around) return 'nothing was there';
  const [head, tail] = [before.slice(0, around.offset), before.slice(around.offset + around.length)];
  if (!after.startsWith(head)) return `before it: ${JSON.stringify(head.slice(-40))}`;
  if (!after.endsWith(tail)) return `behind it: ${JSON.stringify(tail.slice(0, 40))}`;
  if (change.kind === 'move') return whatMoveChanged(before, after, own);
  if (change.kind === 'set' && own) return undefined;
  const property = own?.parent?.type === 'property' ? own.parent : undefined;
  const gone = change.kind === 'remove' ? (property ?? own) : undefined;
  const without = change.kind === 'rename' ? property?.children?.[0] : gone;
  return goneFrom(
    after,
    (around.children ?? []).flatMap((child) => leavesOf(child, before, without)),
  );
}

/** The value at a pointer; of a key that stands there twice, the last. */
function find(root: Node, keys: string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const key of keys)
    node =
      node?.type === 'array'
        ? node.children?.[Number(key)]
        : node?.children?.findLast(({ children }) => children?.[0]?.value === key)?.children?.[1];
  return node;
}

/** What a change may write anew: the list or group that it is in, or what is around both where something moves. */
function nodeAround(root: Node, change: Exclude<Change, { kind: 'text' }>): Node | undefined {
  const above = keysOfPointer(change.pointer).slice(0, -1);
  if (change.kind !== 'move') return find(root, above);
  const other = keysOfPointer(change.to).slice(0, -1);
  const differs = above.findIndex((key, index) => key !== other[index]);
  return find(root, differs < 0 ? above : above.slice(0, differs));
}

const sliceOf = (text: string, { offset, length }: Node) => text.slice(offset, offset + length);

/** All keys and values inside a value, as they are written, but those of one of its parts. */
function leavesOf(node: Node, text: string, without: Node | undefined): string[] {
  if (node === without) return [];
  return node.children?.length
    ? node.children.flatMap((child) => leavesOf(child, text, without))
    : [sliceOf(text, node)];
}

/** The first of some pieces that does not stand in a text behind the one before it. */
function goneFrom(text: string, pieces: string[]): string | undefined {
  let at = 0;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    if (found < 0) return `beside it: ${piece.slice(0, 40)}`;
    at = found + piece.length;
  }
  return undefined;
}

/** White space at the beginnings of lines is what may change of an item that is moved to another depth. */
const withoutMargins = (text: string) => text.replace(/\r?\n[ \t]*/g, '\n');

/** A moved item is written as it was but for its margins; of all else, nothing is gone, and nothing is there twice. */
function whatMoveChanged(before: string, after: string, item: Node | undefined): string | undefined {
  const text = item ? withoutMargins(sliceOf(before, item)) : '';
  if (!withoutMargins(after).includes(text)) return `the moved item: ${text.slice(0, 60)}`;
  const signs = (whole: string) => [...whole.replace(/[\s,]/g, '')].sort().join('');
  return signs(before) === signs(after) ? undefined : 'something is gone, or there twice';
}
