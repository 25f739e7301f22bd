import { Fragment, type Mark, type Node } from '@tiptap/pm/model';

/**
 * A document whose marks are in the order in which they are written, the outermost first: what is open stays open, of
 * what opens at the same place the longest is outside.
 * @param order names of marks, for those that are equally long
 */
export function nested(doc: Node, order: string[]): Node {
  const children: Node[] = [];
  doc.forEach((child) => void children.push(child));
  const inside = doc.isTextblock ? inOrder(children, order) : children.map((child) => nested(child, order));
  return doc.isLeaf ? doc : doc.copy(Fragment.fromArray(inside));
}

function inOrder(nodes: Node[], order: string[]): Node[] {
  let open: readonly Mark[] = [];
  return nodes.map((node, index) => {
    const lengthOf = (mark: Mark) => {
      const end = nodes.findIndex(({ marks }, at) => at > index && !mark.isInSet(marks));
      return end === -1 ? nodes.length : end;
    };
    const opening = node.marks
      .filter((mark) => !mark.isInSet(open))
      .toSorted((a, b) => lengthOf(b) - lengthOf(a) || order.indexOf(a.type.name) - order.indexOf(b.type.name));
    const all = [...open.filter((mark) => mark.isInSet(node.marks)), ...opening];
    // Nothing is written inside code.
    open = all.toSorted((a, b) => Number(a.type.name === 'code') - Number(b.type.name === 'code'));
    return node.mark(open);
  });
}
