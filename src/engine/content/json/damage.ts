import { lineAndColumn } from '#engine/problems/locate.ts';
import type { Token } from './lexer.ts';
import type { TokenReader } from './tokenReader.ts';

const conflictLine = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$).*$/gm;

/** Reports conflict markers. @throws ParsingAborted */
export function rejectMergeConflict(reader: TokenReader): void {
  const { text } = reader.file;
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return;
  const found = [...text.matchAll(conflictLine)];
  if (!found[0]) return;
  const lines = found.map(({ index }) => lineAndColumn(text, index).line);
  reader.abort('json-conflict', { lines }, { offset: found[0].index, text: found[0][0].trimEnd() });
}

/** Reports NUL bytes in place of text, as left by a crash while the file was saved. @throws ParsingAborted */
export function rejectNullBytes(reader: TokenReader): void {
  const { text } = reader.file;
  if (!text.includes('\0')) return;
  const isLost = ({ kind, text }: { kind: string; text: string }) =>
    (kind === 'other' || kind === 'unclosed') && text.includes('\0');
  const token = reader.tokens.find(isLost);
  if (!token) return;
  const offset = text.indexOf('\0', token.offset);
  reader.abort('json-damaged', { count: text.split('\0').length - 1 }, { offset, text: '\0' });
}

/** Number of open brackets from which a file counts as truncated rather than as one with a forgotten bracket. */
const truncationDepth = 3;

/** Reports an unexpected end of the file. @throws ParsingAborted */
export function rejectUnexpectedEnd(reader: TokenReader): never {
  const opening = reader.openBrackets.at(-1);
  if (!opening) reader.abort('json-value-missing', { found: 'the end of the file' }, reader.next);
  if (reader.openBrackets.length >= truncationDepth || expectsMore(reader)) reader.abort(...truncationProblem(reader));
  reader.abort('json-bracket-unclosed', { opening: opening.text, closing: closingOf(opening) }, opening);
}

/** @returns true if the last token requires another: a comma, a colon or a key */
function expectsMore({ previous, tokens, position }: TokenReader): boolean {
  const [last = '', before = ''] = [previous?.text, tokens[position - 2]?.text];
  return [',', ':'].includes(last) || (previous?.kind === 'string' && ['{', ','].includes(before));
}

const closingOf = ({ text }: Token) => (text === '{' ? '}' : ']');

/** Problem of a truncated file, as arguments of `TokenReader.abort`. */
export function truncationProblem({ file, openBrackets }: TokenReader) {
  const text = file.text.trimEnd();
  const closing = openBrackets.map(closingOf).reverse();
  const offset = Math.max(0, text.length - 1);
  return [
    'json-cut-off',
    { open: closing.length, closing: closing.join(' ') },
    { offset, text: text.slice(-1) },
  ] as const;
}
