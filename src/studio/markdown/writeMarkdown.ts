import type { JSONContent } from '@tiptap/react';
import { readInline, readMarkdown } from './readMarkdown.ts';

/** How a text marks what is bold and italic, and the items of lists. */
interface Style {
  bold: string;
  italic: string;
  bullet: string;
  /** The end of a line that is not the end of a paragraph. */
  lineEnd: string;
  /** Every character that could be a mark is escaped. */
  isEscaped: boolean;
}

/**
 * Writes what an editor has as Markdown. What is as it was is written as it was, byte for byte; what is new, as the rest.
 * @param before the text as it is written now
 */
export function writeMarkdown(content: JSONContent[], before: string): string {
  const style = styleOf(before);
  const old = readMarkdown(before).map((block) => ({ ...block, canonical: blockText(block.node, style) }));
  let next = 0;
  let text = /^\s*/.exec(before)?.[0] ?? '';
  content.forEach((node, index) => {
    const canonical = blockText(node, style);
    const found = old.findIndex((block, place) => place >= next && block.canonical === canonical);
    const isLast = index === content.length - 1;
    const gap = old[found === -1 ? next : found]?.gap || '\n\n';
    text += (old[found]?.source ?? canonical) + (isLast ? '' : /\n[^\S\n]*\n/.test(gap) ? gap : '\n\n');
    if (found !== -1) next = found + 1;
    else if (old[next] && content.length === old.length) next++;
  });
  return text + (old.at(-1)?.gap ?? '');
}

/** The same for a text in one run. */
export function writeInline(content: JSONContent[], before: string): string {
  const style = styleOf(before);
  const text = inlineText(content, style);
  return text === inlineText(readInline(before), style) ? before : text;
}

function styleOf(text: string): Style {
  return {
    bold: /__[^_\s]/.test(text) && !/\*\*\S/.test(text) ? '__' : '**',
    italic: /(^|[^_\w])_[^_\s]/.test(text) && !/(^|[^*])\*[^*\s]/.test(text) ? '_' : '*',
    bullet: /^\s*([*+-]) /m.exec(text)?.[1] ?? '-',
    lineEnd: /[^\S\n]{2,}\n\S/.test(text) ? '  \n' : '\n',
    isEscaped: false,
  };
}

/** A paragraph, list or heading. Marks are escaped only where it would be another one without. */
function blockText(node: JSONContent, style: Style): string {
  // Spaces at its end are none that anybody sees.
  const plain = block(node, style).trimEnd();
  const escaped = block(node, { ...style, isEscaped: true }).trimEnd();
  if (plain === escaped) return plain;
  const again = readMarkdown(plain);
  const isSame =
    again.length === 1 && again[0] && block(again[0].node, { ...style, isEscaped: true }).trimEnd() === escaped;
  return isSame ? plain : escaped;
}

function inlineText(content: JSONContent[], style: Style): string {
  const plain = inline(content, style);
  const escaped = inline(content, { ...style, isEscaped: true });
  if (plain === escaped) return plain;
  return inline(readInline(plain), { ...style, isEscaped: true }) === escaped ? plain : escaped;
}

function block({ type, attrs, content = [] }: JSONContent, style: Style): string {
  if (type === 'heading') return `${'#'.repeat(Number(attrs?.level ?? 2))} ${inline(content, style)}`;
  if (type === 'bulletList') return items(content, style, () => `${style.bullet} `);
  if (type === 'orderedList') return items(content, style, (index) => `${Number(attrs?.start ?? 1) + index}. `);
  const text = inline(content, style);
  // What would begin a list or a heading.
  return style.isEscaped
    ? text.replace(/^(\d+)([.)])(?=\s)|^(?=[-+#](?:\s|#))/gm, (_, digits, dot) => (digits ? `${digits}\\${dot}` : '\\'))
    : text;
}

const items = (content: JSONContent[], style: Style, marker: (index: number) => string): string =>
  content
    .map((item, index) => {
      const start = marker(index);
      const [first = '', ...more] = (item.content ?? []).map((part) => block(part, style));
      const text = [first, ...more].join('\n');
      return start + text.replaceAll('\n', `\n${' '.repeat(start.length)}`);
    })
    .join('\n');

/** The outermost mark of several first. */
const markOrder = ['link', 'bold', 'italic', 'strike', 'code'];

type Marks = NonNullable<JSONContent['marks']>;

function inline(content: JSONContent[], style: Style): string {
  let text = '';
  let open: Marks = [];
  for (const run of [...content, { type: 'end' }] as JSONContent[]) {
    const marks = sorted(run.type === 'hardBreak' ? open.filter((mark) => has(run.marks, mark)) : (run.marks ?? []));
    const stays = open.findIndex((mark, index) => !isSameMark(mark, marks[index]));
    const keep = stays === -1 ? open.length : stays;
    // Marks end before a space and begin behind it, or they would not be marks.
    const spaces = open.length > keep ? (/\s*$/.exec(text)?.[0] ?? '') : '';
    text = text.slice(0, text.length - spaces.length);
    for (const mark of open.slice(keep).toReversed()) text += closing(mark, style);
    text += spaces;
    const words = run.type === 'hardBreak' ? style.lineEnd : (run.text ?? '');
    const starts = marks.slice(keep);
    const lead = starts.length ? (/^\s*/.exec(words)?.[0] ?? '') : '';
    const isCode = marks.some(({ type }) => type === 'code');
    text += lead + starts.map((mark) => opening(mark, style)).join('');
    text += style.isEscaped && !isCode ? escaped(words.slice(lead.length)) : words.slice(lead.length);
    open = marks;
  }
  return text;
}

const sorted = (marks: Marks): Marks =>
  marks
    .filter(({ type }) => markOrder.includes(type))
    .toSorted((a, b) => markOrder.indexOf(a.type) - markOrder.indexOf(b.type));

const has = (marks: Marks | undefined, mark: Marks[number]) => marks?.some((other) => isSameMark(mark, other)) === true;

const isSameMark = (one: Marks[number], other: Marks[number] | undefined): boolean =>
  one.type === other?.type && one.attrs?.href === other?.attrs?.href;

function opening({ type }: Marks[number], style: Style): string {
  if (type === 'link') return '[';
  return type === 'bold' ? style.bold : type === 'italic' ? style.italic : type === 'strike' ? '~~' : '`';
}

const closing = (mark: Marks[number], style: Style): string =>
  mark.type === 'link'
    ? `](${mark.attrs?.href ?? ''}${mark.attrs?.title ? ` "${mark.attrs.title}"` : ''})`
    : opening(mark, style);

const escaped = (text: string): string => text.replace(/[\\`*_[\]<~]|&(?=#?\w+;)/g, '\\$&');
