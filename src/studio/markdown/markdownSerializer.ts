import type { Mark, Node } from '@tiptap/pm/model';
import { MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown';
import { isEmptyParagraph, largestNumber } from './canonical.ts';
import type { MarkdownStyle } from './markdownStyle.ts';
import { nested } from './nesting.ts';

/** Writes a document in a style; the result may be read as another one where the style escapes too little. */
export const serialized = (doc: Node, style: MarkdownStyle): string =>
  serializerOf(style)
    .serialize(nested(doc, style.order))
    // An item with nothing in it.
    .replace(/^((?:(?:[-+*]|\d+[.)])? )*(?:[-+*]|\d+[.)])) +$/gm, '$1');

type Serializers = MarkdownSerializer['nodes'];

function serializerOf(style: MarkdownStyle): MarkdownSerializer {
  const nodes: Serializers = {
    paragraph(state, node) {
      state.renderInline(node);
      state.closeBlock(node);
    },
    heading(state, node) {
      state.write(`${'#'.repeat(node.attrs.level)} `);
      state.renderInline(node);
      state.closeBlock(node);
    },
    bulletList(state, node, parent, index) {
      const others = style.bullet === '-' ? '*' : '-';
      const bullet = isSecond(parent, index) ? others : style.bullet;
      state.renderList(node, '  ', () => `${bullet} `);
    },
    orderedList(state, node, parent, index) {
      const end = isSecond(parent, index) ? ') ' : '. ';
      const marker = (item: number) => Math.min(largestNumber, Number(node.attrs.start) + item) + end;
      state.renderList(node, ' '.repeat(marker(node.childCount - 1).length), marker);
    },
    listItem(state, node) {
      node.forEach((child, _, index) => {
        if (index > 0 || node.childCount === 1 || !isEmptyParagraph(child)) state.render(child, node, index);
      });
    },
    hardBreak(state, node, parent, index) {
      // An empty line would end the paragraph.
      const isAgain = index > 0 && parent.child(index - 1).type === node.type;
      state.write(isAgain ? '\\\n' : style.lineEnd);
    },
    text(state, _, parent, index) {
      state.text(style.escapes === 'none' ? textAt(parent, index) : escaped(parent, index, style), false);
    },
  };
  const marks = {
    bold: { open: style.bold, close: style.bold },
    italic: { open: style.italic, close: style.italic },
    strike: { open: '~~', close: '~~' },
    link: { open: '[', close: (_: MarkdownSerializerState, mark: Mark) => `](${addressOf(mark)})` },
    code: {
      open: (_: MarkdownSerializerState, __: Mark, parent: Node, index: number) => ticks(textAt(parent, index))[0],
      close: (_: MarkdownSerializerState, __: Mark, parent: Node, index: number) => ticks(textAt(parent, index - 1))[1],
      escape: false,
    },
  };
  return new MarkdownSerializer(nodes, marks, { hardBreakNodeName: 'hardBreak' });
}

const textAt = (parent: Node, index: number): string => parent.maybeChild(index)?.text ?? '';

/** Whether a list comes right after one of its kind, and takes the other marker for that: every other one. */
function isSecond(parent: Node, index: number): boolean {
  let before = index;
  while (before > 0 && parent.child(before - 1).type === parent.child(index).type) before--;
  return (index - before) % 2 === 1;
}

/** Text as Markdown in which every character stands for itself. */
function escaped(parent: Node, index: number, { escapes }: MarkdownStyle): string {
  const text = textAt(parent, index);
  const [own, before, after] = [index, index - 1, index + 1].map((at) => parent.maybeChild(at));
  const marks = own?.marks ?? [];
  // A space beside a mark inside it, and a letter beside it outside, would make it none.
  const isRisky = (character: string, side: Node | null | undefined) =>
    escapes === 'sides' &&
    side?.isText &&
    (/\s/.test(character)
      ? marks.some(isEmphasis)
      : side.marks.some((mark) => isEmphasis(mark) && !mark.isInSet(marks)));
  const [first = ''] = /^./su.exec(text) ?? [];
  const [last = ''] = /.$/su.exec(text.slice(first.length)) ?? [];
  const start = isRisky(first, before) || (!last && isRisky(first, after)) ? first : '';
  const end = last && isRisky(last, after) ? last : '';
  let words = text.slice(start.length, text.length - end.length);
  words = words.replace(couldBeMark, '\\$&').replaceAll('\n', '&#10;');
  if (!before?.isText && !start && parent.type.name === 'paragraph') words = words.replace(lineStart, '$1\\');
  if (!after && parent.type.name === 'heading') words = words.replace(/#+$/, '\\$&');
  return reference(start) + words + reference(end);
}

/** Underscores inside a word are none. */
const couldBeMark = /[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)|<(?=[a-z])/giu;

/** What would begin a list or a heading. */
const lineStart = /^(\d{1,9}(?=[.)](?:\s|$))|(?=(?:[-+]|#{1,6})(?:\s|$)))/;

/** A character as its number. */
const reference = (character: string): string => (character ? `&#${character.codePointAt(0)};` : '');

const isEmphasis = ({ type }: Mark) => ['bold', 'italic', 'strike'].includes(type.name);

/** What stands around code: more backticks in a row than there are in it. */
function ticks(code: string): [string, string] {
  const runs = new Set([...code.matchAll(/`+/g)].map(([run]) => run.length));
  let count = 1;
  while (runs.has(count)) count++;
  const fence = '`'.repeat(count);
  const isPadded = /^`|`$/.test(code) || (/^ .* $/s.test(code) && /[^ ]/.test(code));
  return isPadded ? [`${fence} `, ` ${fence}`] : [fence, fence];
}

/** Address and title of a link, as they are written between its parentheses. */
function addressOf({ attrs }: Mark): string {
  const [href, title] = [String(attrs.href), String(attrs.title ?? '')];
  const isPlain = /^[^\s<>()\\\p{Cc}]+$/u.test(href.replace(/\([^\s<>()\\\p{Cc}]*\)/gu, '.'));
  const address = isPlain ? quoted(href, /(?!)/g) : href || title ? `<${quoted(href, /[\\<>]/g)}>` : '';
  return title ? `${address} "${quoted(title, /[\\"]/g)}"` : address;
}

/** Text with everything escaped that would end it or stand for something else. */
const quoted = (text: string, marks: RegExp): string =>
  text
    .replace(marks, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/[\r\n]/g, reference);
