import type { JSONContent } from '@tiptap/react';
import type { ListLevel, PastedLine, PastedPart, PastedPiece } from './pasted.ts';

/** Joins lines into texts and quotes, whose headings begin with the second level, as in texts of a page. */
export function joinPieces(pieces: readonly PastedPiece[]): PastedPart[] {
  const levels = pieces.flatMap((piece) => (piece.kind === 'line' && piece.line.heading ? [piece.line.heading] : []));
  const shift = levels.length > 0 ? 2 - Math.min(...levels) : 0;
  const parts: PastedPart[] = [];
  let builder: TextBuilder | undefined;
  for (const piece of pieces) {
    if (piece.kind !== 'line') {
      builder = undefined;
      parts.push(piece);
      continue;
    }
    const kind = piece.line.isQuote ? 'quote' : 'text';
    if (!builder || parts.at(-1)?.kind !== kind) {
      builder = new TextBuilder(shift);
      parts.push({ kind, content: builder.content });
    }
    builder.add(piece.line);
  }
  return parts;
}

interface OpenList {
  level: ListLevel;
  node: JSONContent;
  items: JSONContent[];
}

/** Builds paragraphs, headings and nested lists from lines. */
class TextBuilder {
  readonly content: JSONContent[] = [];
  readonly #shift: number;
  #open: OpenList[] = [];

  /** @param shift number that is added to the levels of headings */
  constructor(shift: number) {
    this.#shift = shift;
  }

  add(line: PastedLine): void {
    this.#openLists(line.lists);
    const list = this.#open.at(-1);
    if (!list) {
      this.content.push(this.#nodeOf(line));
      return;
    }
    const paragraph = { type: 'paragraph', content: line.inline };
    const last = list.items.at(-1);
    if (line.isItem || !last) list.items.push({ type: 'listItem', content: [paragraph] });
    else last.content?.push(paragraph);
  }

  #nodeOf({ heading, inline }: PastedLine): JSONContent {
    if (heading === undefined) return { type: 'paragraph', content: inline };
    const level = Math.min(6, heading + this.#shift);
    return { type: 'heading', attrs: { level }, content: inline.map(withoutLook) };
  }

  #openLists(lists: readonly ListLevel[]): void {
    const isSame = (open: OpenList, index: number) => isSameList(open, lists[index], index === lists.length - 1);
    const other = this.#open.findIndex((open, index) => !isSame(open, index));
    if (other >= 0) this.#open = this.#open.slice(0, other);
    for (const level of lists.slice(this.#open.length)) this.#openList(level);
    const [innermost, own] = [this.#open.at(-1), lists.at(-1)];
    if (innermost && own) innermost.level = own;
  }

  #openList(level: ListLevel): void {
    const around = this.#open.at(-1);
    if (around && around.items.length === 0) around.items.push({ type: 'listItem', content: [{ type: 'paragraph' }] });
    const items: JSONContent[] = [];
    const node = level.isOrdered
      ? { type: 'orderedList', attrs: { start: level.number ?? 1 }, content: items }
      : { type: 'bulletList', content: items };
    (around ? around.items.at(-1)?.content : this.content)?.push(node);
    this.#open.push({ level, node, items });
  }
}

/** @returns true if a line on a level of lists goes on with an open list */
function isSameList({ level, node, items }: OpenList, next: ListLevel | undefined, isInnermost: boolean): boolean {
  if (!next) return false;
  if (next.isOrdered === undefined || next.list === level.list) return true;
  if (next.isOrdered !== (node.type === 'orderedList')) return false;
  const following = Number(node.attrs?.start) + items.length;
  return !next.isOrdered || (isInnermost && next.number === following);
}

/** Text of a heading, which has its own look: without bold and line breaks. */
function withoutLook(node: JSONContent): JSONContent {
  if (node.type === 'hardBreak') return { type: 'text', text: ' ' };
  const { marks, ...plain } = node;
  const remaining = marks?.filter(({ type }) => type !== 'bold') ?? [];
  return remaining.length ? { ...plain, marks: remaining } : plain;
}
