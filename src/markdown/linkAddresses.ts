import { Fragment, type Mark, type Node } from '@tiptap/pm/model';
import { addressesIn, textSchema } from './readMarkdown.ts';

/** Makes links of the addresses among the words of a node, as they are read when nothing makes them literal. */
export function linkAddresses(node: Node): Node {
  if (!node.isTextblock) return node.copy(Fragment.from(node.children.map(linkAddresses)));
  return node.copy(Fragment.from(node.children.flatMap((child) => (child.isText ? linkText(child) : child))));
}

/** Also those in what is left between the addresses that are found first. */
function linkText(node: Node): Node[] {
  const words = node.text ?? '';
  const [address] = node.marks.some(({ type }) => ['link', 'code'].includes(type.name)) ? [] : addressesIn(words);
  if (!address) return [node];
  const { start, end, href } = address;
  const link = textSchema.marks.link?.create({ href, title: null }) as Mark;
  const part = (from: number, to?: number) => (words.slice(from, to) ? [node.cut(from, to)] : []);
  return [
    ...part(0, start).flatMap(linkText),
    ...part(start, end).map((words) => words.mark(link.addToSet(words.marks))),
    ...part(end).flatMap(linkText),
  ];
}
