import { Fragment, type Node, type NodeType } from '@tiptap/pm/model';
import { canonicalRun } from './canonicalRun.ts';
import { textSchema } from './readMarkdown.ts';
import type { Markup } from './textExtensions.ts';

const { paragraph, listItem, bulletList, orderedList } = textSchema.nodes as Record<string, NodeType>;

/** The largest number that a list may begin with. */
export const largestNumber = 999_999_999;

/** Whether a node is a list of either kind. */
const isList = ({ type }: Node): boolean => type === bulletList || type === orderedList;

/** Whether a node is a paragraph with nothing in it. */
export const isEmptyParagraph = (node: Node | null | undefined): boolean =>
  node?.type === paragraph && node?.content.size === 0;

/** A document without what no Markdown stands for and nobody sees, such as empty paragraphs and spaces at their ends. */
export function canonical(node: Node, markup: Markup): Node {
  if (node.isTextblock) return node.copy(canonicalRun(node, markup));
  const children: Node[] = [];
  node.forEach((child) => void children.push(canonical(child, markup)));
  const filled = children.filter((child) => !isEmptyParagraph(child));
  if (isList(node)) return list(node, children);
  const isPlainItem = node.type === listItem && filled[0]?.type !== paragraph;
  if (isPlainItem || filled.length === 0) filled.unshift(paragraph?.create() as Node);
  return node.copy(Fragment.from(filled));
}

/** A list that stands as close together as it can be written. */
function list(node: Node, items: Node[]): Node {
  const hasWords = items.some((item) => some(item, (child) => child.type === paragraph && !isEmptyParagraph(child)));
  const [first] = items;
  const isOne = items.length === 1 && first && first.childCount - (isEmptyParagraph(first.firstChild) ? 1 : 0) < 2;
  const tight = !hasWords || (items.every(mayBeTight) && (isOne || node.attrs.tight));
  const start = Number(node.attrs.start ?? 1);
  const attrs = {
    tight,
    ...(node.type === orderedList && { start: start >= 0 && start <= largestNumber ? start : 1, type: null }),
  };
  return node.type.create(attrs, items);
}

const some = (node: Node, test: (child: Node, index: number) => boolean): boolean => {
  let isFound = false;
  node.forEach((child, _, index) => {
    isFound ||= test(child, index);
  });
  return isFound;
};

/** Whether no empty line is needed inside an item: only lists that may follow a line at once stand below its words. */
const mayBeTight = (item: Node): boolean =>
  !some(item, (child, index) => {
    if (index === 0) return false;
    const before = item.child(index - 1);
    const isAfterWords = before.type === paragraph && !isEmptyParagraph(before);
    return !isList(child) || before.type === child.type || (isAfterWords && !interrupts(child));
  });

/** Whether a list may begin in the line below a paragraph. */
const interrupts = (node: Node): boolean =>
  (node.attrs.start ?? 1) === 1 && !(node.firstChild?.childCount === 1 && isEmptyParagraph(node.firstChild.firstChild));
