import { Fragment, Mark, type Node } from '@tiptap/pm/model';
import { isSafeAddress } from '#shared/markdownGrammar/parser.ts';
import { textSchema } from './readMarkdown.ts';
import type { MarkupKind } from './textExtensions.ts';

/** Word, space or other inline node, with its marks. */
interface InlineUnit {
  text: string;
  node: Node;
  marks: readonly Mark[];
}

const isCode = ({ marks }: InlineUnit) => marks.some(({ type }) => type.name === 'code');
const isBreak = (unit: InlineUnit | undefined) => unit?.node.type.name === 'hardBreak';
const isBlank = (unit: InlineUnit) => isBreak(unit) || (/^\s$/.test(unit.text) && !isCode(unit));

/** Removes parts of a paragraph or heading that Markdown cannot express: marks around spaces, spaces at line breaks. */
export function canonicalizeInline(block: Node, markup: MarkupKind): Fragment {
  const units = block.children.flatMap((node): InlineUnit[] => {
    const marks = marksOf(node);
    if (!node.isText) return [{ text: '', node, marks }];
    const texts = replaceControlCharacters(node.text ?? '').match(/\s|\S+/g) ?? [];
    return texts.map((text) => ({ text, node, marks }));
  });
  const lines = trimUnits(units, markup);
  const unmarkAllBlanks = () => {
    for (const name of ['bold', 'italic', 'strike']) unmarkBlanks(lines, name);
  };
  unmarkAllBlanks();
  markBreaks(lines);
  // A break without the mark has divided a run: "a⍽" before it ends with a blank now.
  unmarkAllBlanks();
  return Fragment.fromArray(nodesOf(lines));
}

const replaceControlCharacters = (text: string) => text.replace(/\0/g, '\ufffd').replace(/\r/g, ' ');

/**
 * Marks with only the attributes that Markdown has. Links that the parser rejects are dropped, and code in links that
 * would be read as the definition of a reference.
 */
const marksOf = ({ marks, text }: Node): readonly Mark[] =>
  marks.flatMap((mark) => {
    const { href, title } = mark.attrs;
    if (mark.type.name === 'code' && text?.includes(']:') && marks.some(({ type }) => type.name === 'link')) return [];
    if (mark.type.name !== 'link') return mark;
    return typeof href === 'string' && isSafeAddress(href) ? mark.type.create({ href, title: title || null }) : [];
  });

const isSpace = (unit: InlineUnit | undefined) => !!unit && /^[ \t]$/.test(unit.text) && !isCode(unit);

/** Removes spaces around line breaks; in a paragraph also spaces and line breaks at its ends. */
function trimUnits(units: InlineUnit[], markup: MarkupKind): InlineUnit[] {
  const trimmed: InlineUnit[] = [];
  const isStart = () => (trimmed.length === 0 ? markup === 'flow' : isBreak(trimmed.at(-1)));
  const removeSpaces = () => {
    while (isSpace(trimmed.at(-1))) trimmed.pop();
  };
  for (const unit of units) {
    if (isBreak(unit)) removeSpaces();
    if (isSpace(unit) && isStart()) continue;
    if (isBreak(unit) && markup === 'flow' && trimmed.length === 0) continue;
    trimmed.push({ ...unit });
  }
  if (markup === 'flow') while (isSpace(trimmed.at(-1)) || isBreak(trimmed.at(-1))) trimmed.pop();
  return trimmed;
}

/** Removes a mark from blanks at both ends of each marked run: Markdown does not allow them there. */
function unmarkBlanks(units: InlineUnit[], name: string): void {
  const markOf = ({ marks }: InlineUnit) => marks.find(({ type }) => type.name === name);
  for (const order of [units, units.toReversed()]) {
    let isInside = false;
    for (const unit of order) {
      const mark = markOf(unit);
      isInside = !!mark && (isInside || !isBlank(unit));
      if (mark && !isInside) unit.marks = mark.removeFromSet(unit.marks);
    }
  }
}

/** Keeps on a line break only marks that continue behind it and are not inside one that ends there. */
function markBreaks(units: InlineUnit[]): void {
  let open: { mark: Mark; start: number }[] = [];
  units.forEach((unit, start) => {
    if (isBreak(unit)) {
      const next = units[start + 1];
      const isEnd = !next || isBreak(next) || isBlankRun(units, start + 1);
      const ends = ({ mark }: { mark: Mark }) => isEnd || !mark.isInSet(next.marks);
      const ending = open.filter(ends);
      const staying = open.filter((one) => !ends(one) && ending.every((other) => other.start >= one.start));
      unit.marks = unit.marks.filter((mark) => staying.some((one) => one.mark.eq(mark)));
    }
    open = unit.marks
      .filter(({ type }) => type.name !== 'code')
      .map((mark) => open.find((one) => one.mark.eq(mark)) ?? { mark, start });
  });
}

/** @returns true if the words that begin at a unit and have its marks are blank: a writer ends marks in front of them */
function isBlankRun(units: InlineUnit[], from: number): boolean {
  const { marks = [] } = units[from] ?? {};
  const rest = units.slice(from);
  const end = rest.findIndex((unit) => !unit.node.isText || !Mark.sameSet(unit.marks, marks));
  return (end < 0 ? rest : rest.slice(0, end)).every(isBlank);
}

function nodesOf(units: InlineUnit[]): Node[] {
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
