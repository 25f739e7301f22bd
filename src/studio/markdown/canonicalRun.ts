import { Fragment, Mark, type Node } from '@tiptap/pm/model';
import { grammar, textSchema } from './readMarkdown.ts';
import type { Markup } from './textExtensions.ts';

/** A word or a space with its marks, or what is no text. */
interface Unit {
  text: string;
  node: Node;
  marks: readonly Mark[];
}

const isCode = ({ marks }: Unit) => marks.some(({ type }) => type.name === 'code');
const isBreak = (unit: Unit | undefined) => unit?.node.type.name === 'hardBreak';
const isBlank = (unit: Unit) => isBreak(unit) || (/^\s$/.test(unit.text) && !isCode(unit));

/** The words of a paragraph or heading without what no Markdown stands for: marks around spaces, spaces beside line breaks. */
export function canonicalRun(block: Node, markup: Markup): Fragment {
  const units: Unit[] = [];
  block.forEach((node) => {
    const marks = marksOf(node);
    if (!node.isText) units.push({ text: '', node, marks });
    else for (const text of written(node.text ?? '').match(/\s|\S+/g) ?? []) units.push({ text, node, marks });
  });
  const lines = trimmed(units, markup);
  for (const name of ['bold', 'italic', 'strike']) unmarkBlanks(lines, name);
  markBreaks(lines);
  return Fragment.fromArray(nodesOf(lines));
}

/** Characters as a reader of Markdown gives them. */
const written = (text: string) => text.replace(/\0/g, '\ufffd').replace(/\r/g, ' ');

/** Marks with nothing but what is written of them; a link that the grammar refuses is none. */
const marksOf = ({ marks }: Node): readonly Mark[] =>
  marks.flatMap((mark) => {
    const { href, title } = mark.attrs;
    if (mark.type.name !== 'link') return mark;
    return typeof href === 'string' && grammar.validateLink(href)
      ? mark.type.create({ href, title: title || null })
      : [];
  });

const isSpace = (unit: Unit | undefined) => !!unit && /^[ \t]$/.test(unit.text) && !isCode(unit);

/** Without the spaces around line breaks; in a paragraph, without spaces and line breaks at its ends too. */
function trimmed(units: Unit[], markup: Markup): Unit[] {
  const left: Unit[] = [];
  const isStart = () => (left.length === 0 ? markup === 'flow' : isBreak(left.at(-1)));
  const removeSpaces = () => {
    while (isSpace(left.at(-1))) left.pop();
  };
  for (const unit of units) {
    if (isBreak(unit)) removeSpaces();
    if (isSpace(unit) && isStart()) continue;
    if (isBreak(unit) && markup === 'flow' && left.length === 0) continue;
    left.push({ ...unit });
  }
  if (markup === 'flow') while (isSpace(left.at(-1)) || isBreak(left.at(-1))) left.pop();
  return left;
}

/** Takes a mark from the blanks at both ends of each run that has it: it would be none around them. */
function unmarkBlanks(units: Unit[], name: string): void {
  const markOf = ({ marks }: Unit) => marks.find(({ type }) => type.name === name);
  for (const order of [units, units.toReversed()]) {
    let isInside = false;
    for (const unit of order) {
      const mark = markOf(unit);
      isInside = !!mark && (isInside || !isBlank(unit));
      if (mark && !isInside) unit.marks = mark.removeFromSet(unit.marks);
    }
  }
}

/** Leaves a line break the marks that go on behind it and are not inside one that ends there. */
function markBreaks(units: Unit[]): void {
  let open: { mark: Mark; start: number }[] = [];
  units.forEach((unit, start) => {
    if (isBreak(unit)) {
      const next = units[start + 1];
      const ends = ({ mark }: { mark: Mark }) => !next || isBreak(next) || !mark.isInSet(next.marks);
      const ending = open.filter(ends);
      const staying = open.filter((one) => !ends(one) && ending.every((other) => other.start >= one.start));
      unit.marks = unit.marks.filter((mark) => staying.some((one) => one.mark.eq(mark)));
    }
    open = unit.marks
      .filter(({ type }) => type.name !== 'code')
      .map((mark) => open.find((one) => one.mark.eq(mark)) ?? { mark, start });
  });
}

/** Units in a row as few nodes: characters with the same marks are one text. */
function nodesOf(units: Unit[]): Node[] {
  const nodes: Node[] = [];
  let text = '';
  units.forEach((unit, index) => {
    text += unit.text;
    const next = units[index + 1];
    if (!unit.node.isText) nodes.push(unit.node.mark(unit.marks));
    else if (!next?.node.isText || !Mark.sameSet(unit.marks, next.marks)) {
      nodes.push(textSchema.text(text, unit.marks));
      text = '';
    }
  });
  return nodes;
}
