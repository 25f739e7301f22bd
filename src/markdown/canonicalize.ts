import { Fragment, type Node, type NodeType } from '@tiptap/pm/model';
import { canonicalizeInline } from './canonicalizeInline.ts';
import { textSchema } from './readMarkdown.ts';
import type { MarkupKind } from './textExtensions.ts';

const { paragraph, listItem, bulletList, orderedList } = textSchema.nodes as Record<string, NodeType>;

/** Greatest number with which a list may begin. */
export const maxListNumber = 999_999_999;

const isList = ({ type }: Node): boolean => type === bulletList || type === orderedList;

const isFilledParagraph = (node: Node): boolean => node.type === paragraph && node.content.size > 0;

export const isEmptyParagraph = (node: Node | null | undefined): boolean =>
  node?.type === paragraph && node?.content.size === 0;

export function canonicalize(node: Node, markup: MarkupKind): Node {
  if (node.isTextblock) return node.copy(canonicalizeInline(node, markup));
  const children = node.children.map((child) => canonicalize(child, markup));
  const filled = children.filter((child) => !isEmptyParagraph(child));
  if (isList(node)) return canonicalizeList(node, children);
  const isPlainItem = node.type === listItem && filled[0]?.type !== paragraph;
  if (isPlainItem || filled.length === 0) filled.unshift(paragraph?.create() as Node);
  return node.copy(Fragment.from(filled));
}

function canonicalizeList(node: Node, items: Node[]): Node {
  const hasWords = items.some((item) => item.children.some(isFilledParagraph));
  const [first] = items;
  const isShortItem =
    items.length === 1 && first && first.childCount - (isEmptyParagraph(first.firstChild) ? 1 : 0) < 2;
  const tight = !hasWords || (items.every(canBeTight) && (isShortItem || node.attrs.tight));
  const start = Number(node.attrs.start ?? 1);
  const attrs = {
    tight,
    ...(node.type === orderedList && { start: start >= 0 && start <= maxListNumber ? start : 1, type: null }),
  };
  return node.type.create(attrs, items);
}

/** @returns true if an item needs no empty line: its text is followed only by lists that may begin in the next line */
const canBeTight = (item: Node): boolean =>
  item.children.slice(1).every((child, index) => {
    const before = item.child(index);
    const isAllowed = !isFilledParagraph(before) || canInterruptParagraph(child);
    return isList(child) && before.type !== child.type && isAllowed;
  });

/** @returns true if a list may begin in the line below a paragraph */
const canInterruptParagraph = (node: Node): boolean =>
  (node.attrs.start ?? 1) === 1 && !(node.firstChild?.childCount === 1 && isEmptyParagraph(node.firstChild.firstChild));
