import type { JSONContent } from '@tiptap/react';
import { textSchema } from '../readMarkdown.ts';
import type { MarkupKind } from '../textExtensions.ts';
import type { PastedPart, PastedTable } from './pasted.ts';

/** Pasted content that goes into a text, and the rest. */
export interface FittedText {
  /** Content for the place of the caret: blocks of a text with paragraphs, or one line with breaks. */
  content: JSONContent[];
  /** Parts that are left out, or have lost their form: tables, pictures and others. */
  lost: PastedPart[];
}

/** Fits pasted content into a text with markup. Tables come as lines; pictures and the like are left out. */
export function fitIntoText(parts: readonly PastedPart[], markup: MarkupKind): FittedText {
  const blocks = parts.flatMap(blocksOf);
  const content = markup === 'flow' ? blocks : joinWithBreaks(blocks.flatMap(linesOf));
  return { content, lost: parts.filter(({ kind }) => kind !== 'text' && kind !== 'quote') };
}

function blocksOf(part: PastedPart): JSONContent[] {
  if (part.kind === 'table') return [{ type: 'paragraph', content: joinWithBreaks(linesOfTable(part)) }];
  if (part.kind !== 'text' && part.kind !== 'quote') return [];
  const isQuote = part.kind === 'quote' && textSchema.nodes.blockquote !== undefined;
  return isQuote ? [{ type: 'blockquote', content: part.content }] : part.content;
}

const linesOfTable = ({ rows }: PastedTable): JSONContent[][] =>
  rows.map((cells) =>
    cells
      .filter(({ length }) => length > 0)
      .flatMap((cell, index) => (index ? [{ type: 'text', text: ' · ' }, ...cell] : cell))
      .map((node) => (node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node)),
  );

/** Lines of a block: of a list, those of all its items. */
const linesOf = ({ type, content = [] }: JSONContent): JSONContent[][] =>
  type === 'paragraph' || type === 'heading' ? [content] : content.flatMap(linesOf);

const joinWithBreaks = (lines: readonly JSONContent[][]): JSONContent[] =>
  lines.filter(({ length }) => length > 0).flatMap((line, index) => (index ? [{ type: 'hardBreak' }, ...line] : line));
