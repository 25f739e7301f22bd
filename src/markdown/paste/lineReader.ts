import type { JSONContent } from '@tiptap/react';
import type { InlineMark } from './inlineMarks.ts';
import type { PastedLine, PastedPiece } from './pasted.ts';

const emptyLine: Omit<PastedLine, 'inline'> = { lists: [], isItem: false, isQuote: false };

/** Puts lines together from texts and line breaks, with the pieces between them. */
export class LineReader {
  readonly #pieces: PastedPiece[] = [];
  #line: Omit<PastedLine, 'inline'> = emptyLine;
  #inline: JSONContent[] = [];

  get isInLine(): boolean {
    return this.#inline.length > 0;
  }

  /** Begins another line. The first line inside of an item is that of the item itself. */
  begin(line: Partial<PastedLine>): void {
    const isUnused = !this.#finish() && this.#line.isItem;
    const isSameItem = isUnused && line.lists?.length === this.#line.lists.length;
    const next = { ...emptyLine, ...line };
    this.#line = isSameItem ? { ...next, isItem: true } : next;
  }

  addText(text: string, marks: readonly InlineMark[], isVerbatim: boolean): void {
    const [first = '', ...others] = isVerbatim ? text.replace(/\r\n?/g, '\n').split('\n') : [collapseSpaces(text)];
    this.#addWords(first, marks);
    for (const line of others) {
      this.addBreak();
      this.#addWords(line, marks);
    }
  }

  /** Adds a line break; the second of two ends the paragraph. */
  addBreak(): void {
    const isSecond = this.#inline.at(-1)?.type === 'hardBreak';
    if (isSecond) this.begin({ ...this.#line, isItem: false });
    else if (this.isInLine) this.#inline.push({ type: 'hardBreak' });
  }

  /** Adds pieces of other kinds. The line goes on behind them. */
  addPieces(pieces: readonly PastedPiece[]): void {
    this.#finish();
    this.#pieces.push(...pieces);
  }

  end(): PastedPiece[] {
    this.#finish();
    return this.#pieces;
  }

  #addWords(words: string, marks: readonly InlineMark[]): void {
    const last = this.#inline.at(-1);
    const isAfterSpace = last === undefined || last.type === 'hardBreak' || /[ \u00a0]$/.test(last.text ?? '');
    const text = isAfterSpace ? words.replace(/^[ \u00a0]+/, '') : words;
    // Of a no-break space and another one, in two elements, a space remains.
    if (last?.text && text !== words) last.text = last.text.replace(/\u00a0$/, ' ');
    if (text) this.#inline.push({ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) });
  }

  /** @returns true if there was something in the line */
  #finish(): boolean {
    const inline = trimEnd(this.#inline);
    this.#inline = [];
    if (inline.length === 0) return false;
    this.#pieces.push({ kind: 'line', line: { ...this.#line, inline } });
    // What follows in the same item is a paragraph of it.
    this.#line = { ...this.#line, isItem: false };
    return true;
  }
}

/** Makes one space of several. One no-break space stays, as it is typographic; Word also writes them in rows. */
const collapseSpaces = (text: string): string => text.replace(/[\t\r\n\f]/g, ' ').replace(/[ \u00a0]{2,}/g, ' ');

function trimEnd(inline: readonly JSONContent[]): JSONContent[] {
  const trimmed = [...inline];
  for (let last = trimmed.at(-1); last; last = trimmed.at(-1)) {
    const text = (last.text ?? '').replace(/[ \u00a0]+$/, '');
    if (text) {
      trimmed[trimmed.length - 1] = { ...last, text };
      break;
    }
    trimmed.pop();
  }
  return trimmed;
}
