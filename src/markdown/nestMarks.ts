import { Fragment, type Mark, type Node } from '@tiptap/pm/model';

/**
 * Orders the marks of a document by their nesting, the outermost first. Open marks stay outside; of marks that open at
 * the same place, the longest is outside.
 * @param order names of marks in the order of nesting, for marks of the same length
 */
export function nestMarks(doc: Node, order: string[]): Node {
  const { children } = doc;
  const nested = doc.isTextblock ? nestMarksOfRun(children, order) : children.map((child) => nestMarks(child, order));
  return doc.isLeaf ? doc : doc.copy(Fragment.fromArray(nested));
}

function nestMarksOfRun(nodes: readonly Node[], order: string[]): Node[] {
  let open: readonly Mark[] = [];
  return nodes.map((node, index) => {
    const lengthOf = (mark: Mark) => {
      const end = nodes.findIndex(({ marks }, at) => at > index && !mark.isInSet(marks));
      return end === -1 ? nodes.length : end;
    };
    const opening = node.marks
      .filter((mark) => !mark.isInSet(open))
      .toSorted((a, b) => lengthOf(b) - lengthOf(a) || order.indexOf(a.type.name) - order.indexOf(b.type.name));
    const nestedMarks = [...open.filter((mark) => mark.isInSet(node.marks)), ...opening];
    // Code is always innermost, because no markup is recognised in it.
    open = nestedMarks.toSorted((a, b) => Number(a.type.name === 'code') - Number(b.type.name === 'code'));
    return node.mark(open);
  });
}
