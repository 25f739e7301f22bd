import type { Mark, Node } from '@tiptap/pm/model';
import { MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown';
import { isEmptyParagraph, maxListNumber } from './canonicalize.ts';
import type { MarkdownStyle } from './markdownStyle.ts';
import { nestMarks } from './nestMarks.ts';
import { addressesIn } from './readMarkdown.ts';

/** Serializes a document in a style. If the style escapes too little, the result may parse differently. */
export function serializeMarkdown(doc: Node, style: MarkdownStyle): string {
  const text = serializerOf(style).serialize(nestMarks(doc, style.order));
  if (!doc.children.some(({ type }) => type.name === 'bulletList' || type.name === 'orderedList')) return text;
  // Empty items need no space.
  return text.replace(/^((?:(?:[-+*]|\d+[.)])? )*(?:[-+*]|\d+[.)])) +$/gm, '$1');
}

type Serializers = MarkdownSerializer['nodes'];

function serializerOf(style: MarkdownStyle): MarkdownSerializer {
  let depth = 0;
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
      const otherBullet = style.bullet === '-' ? '*' : '-';
      const isOther = style.alternates === true && depth % 2 === 1;
      const bullet = needsOtherMarker(parent, index) !== isOther ? otherBullet : style.bullet;
      depth++;
      state.renderList(node, '  ', () => `${bullet} `);
      depth--;
    },
    orderedList(state, node, parent, index) {
      const end = needsOtherMarker(parent, index) ? ') ' : '. ';
      const marker = (item: number) => Math.min(maxListNumber, Number(node.attrs.start) + item) + end;
      state.renderList(node, ' '.repeat(marker(node.childCount - 1).length), marker);
    },
    listItem(state, node) {
      node.forEach((child, _, index) => {
        if (index > 0 || node.childCount === 1 || !isEmptyParagraph(child)) state.render(child, node, index);
      });
    },
    hardBreak(state, node, parent, index) {
      // An empty line would end the paragraph.
      const isRepeated = index > 0 && parent.child(index - 1).type === node.type;
      state.write(isRepeated ? '\\\n' : style.lineEnd);
    },
    text(state, _, parent, index) {
      const isWritten = style.escapes === 'none' || (style.hasBareLinks && isBareLink(parent, index));
      state.text(isWritten ? textAt(parent, index) : escapeText(parent, index, style), false);
    },
  };
  const marks = {
    bold: { open: style.bold, close: style.bold },
    italic: { open: style.italic, close: style.italic },
    strike: { open: '~~', close: '~~' },
    link: {
      open: (_: MarkdownSerializerState, __: Mark, parent: Node, index: number) =>
        style.hasBareLinks && isBareLink(parent, index) ? '' : '[',
      close: (_: MarkdownSerializerState, mark: Mark, parent: Node, index: number) =>
        style.hasBareLinks && isBareLink(parent, index - 1) ? '' : `](${addressOf(mark)})`,
    },
    code: {
      open: (_: MarkdownSerializerState, __: Mark, parent: Node, index: number) =>
        codeDelimiters(textAt(parent, index))[0],
      close: (_: MarkdownSerializerState, __: Mark, parent: Node, index: number) =>
        codeDelimiters(textAt(parent, index - 1))[1],
      escape: false,
    },
  };
  return new MarkdownSerializer(nodes, marks, { hardBreakNodeName: 'hardBreak' });
}

const textAt = (parent: Node, index: number): string => parent.maybeChild(index)?.text ?? '';

/** @returns true for a link whose words are its address, which needs no signs around it */
function isBareLink(parent: Node, index: number): boolean {
  const linkOf = (at: number) => parent.maybeChild(at)?.marks.find(({ type }) => type.name === 'link');
  const [link, words] = [linkOf(index), textAt(parent, index)];
  if (!link || link.attrs.title || [index - 1, index + 1].some((at) => linkOf(at)?.eq(link))) return false;
  const [address] = addressesIn(words);
  return address?.start === 0 && address.end === words.length && address.href === link.attrs.href;
}

/** @returns true if a list needs the other marker because it directly follows a list of its kind: every second one */
function needsOtherMarker(parent: Node, index: number): boolean {
  let before = index;
  while (before > 0 && parent.child(before - 1).type === parent.child(index).type) before--;
  return (index - before) % 2 === 1;
}

function escapeText(parent: Node, index: number, { escapes }: MarkdownStyle): string {
  const text = textAt(parent, index);
  const [node, before, after] = [index, index - 1, index + 1].map((at) => parent.maybeChild(at));
  const marks = node?.marks ?? [];
  // Emphasis is not recognised next to a space inside it, or a letter outside it.
  const isRisky = (character: string, side: Node | null | undefined) =>
    escapes === 'sides' &&
    side?.isText &&
    (/\s/.test(character)
      ? marks.some(isEmphasis)
      : side.marks.some((mark) => isEmphasis(mark) && !mark.isInSet(marks)));
  const [first = ''] = /^./su.exec(text) ?? [];
  const [last = ''] = /.$/su.exec(text.slice(first.length)) ?? [];
  // A backslash and its brace belong together: a reference to one of them would show both.
  const isFree = (brace: RegExp) => !brace.test(text);
  const start = isFree(/^\\+\{/) && (isRisky(first, before) || (!last && isRisky(first, after))) ? first : '';
  const end = last && isFree(/\\\{$/) && isRisky(last, after) ? last : '';
  let words = text.slice(start.length, text.length - end.length);
  words = words.replace(possibleMarkup, '\\$&').replaceAll('\n', '&#10;');
  if (!before?.isText && !start && parent.type.name === 'paragraph') words = words.replace(lineStart, '$1\\');
  if (!after && parent.type.name === 'heading') words = words.replace(/#+$/, '\\$&');
  return characterReference(start) + words + characterReference(end);
}

/** Matches characters that may be markup, or that make words an address. Underscores inside a word are not. */
const possibleMarkup =
  /(?<=https?):(?=\/\/)|(?<=www)\.|(?<=\S)@(?=\S)|\\(?!\\*\{)|[`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)|<(?=[a-z/!?])|!$/giu;

/** Matches the beginning of a line that may begin a list, heading, quotation, table or rule. */
const lineStart = /^(\d{1,9}(?=[.)](?:\s|$))|(?=(?:[-+]|#{1,6})(?:\s|$)|>|=+\s*$|[-:|][-:|\s]*$))/;

const characterReference = (character: string): string => (character ? `&#${character.codePointAt(0)};` : '');

const isEmphasis = ({ type }: Mark) => ['bold', 'italic', 'strike'].includes(type.name);

/** Delimiters of code: a number of backticks that does not occur in it, with a space where code needs one. */
function codeDelimiters(code: string): [string, string] {
  const runs = new Set([...code.matchAll(/`+/g)].map(([run]) => run.length));
  let count = 1;
  while (runs.has(count)) count++;
  const fence = '`'.repeat(count);
  const isPadded = /^`|`$/.test(code) || (/^ .* $/s.test(code) && /[^ ]/.test(code));
  return isPadded ? [`${fence} `, ` ${fence}`] : [fence, fence];
}

function addressOf({ attrs }: Mark): string {
  const [href, title] = [String(attrs.href), String(attrs.title ?? '')];
  const isPlain = /^[^\s<>()\\\p{Cc}]+$/u.test(href.replace(/\([^\s<>()\\\p{Cc}]*\)/gu, '.'));
  const address = isPlain ? escapeMatches(href, /(?!)/g) : href || title ? `<${escapeMatches(href, /[\\<>]/g)}>` : '';
  return title ? `${address} "${escapeMatches(title, /[\\"]/g)}"` : address;
}

const escapeMatches = (text: string, marks: RegExp): string =>
  text
    .replace(marks, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/[\r\n]/g, characterReference);
