import { lineAndColumn } from '#engine/problems/locate.ts';
import type { Token } from './lexer.ts';
import type { TokenReader } from './tokenReader.ts';

/** A line that a merge has left where two versions contradict each other. */
const conflictLine = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$).*$/gm;

/** Refuses a file in which a merge has left two versions of something. @throws Stop */
export function findConflict(reader: TokenReader): void {
  const { text } = reader.file;
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return;
  const found = [...text.matchAll(conflictLine)];
  if (!found[0]) return;
  const lines = found.map(({ index }) => lineAndColumn(text, index).line);
  reader.stop('json-conflict', { lines }, { offset: found[0].index, text: found[0][0].trimEnd() });
}

/** Refuses a file in which bytes of nothing stand where words were: the machine stopped while it was saved. @throws Stop */
export function findDamage(reader: TokenReader): void {
  const { text } = reader.file;
  if (!text.includes('\0')) return;
  const isLost = ({ kind, text }: { kind: string; text: string }) =>
    (kind === 'other' || kind === 'unclosed') && text.includes('\0');
  const token = reader.tokens.find(isLost);
  if (!token) return;
  const offset = text.indexOf('\0', token.offset);
  reader.stop('json-damaged', { count: text.split('\0').length - 1 }, { offset, text: '\0' });
}

/** From so many open brackets on, nobody has forgotten one: the rest of the file is missing. */
const manyOpen = 3;

/** Refuses the end of the file where something must follow. @throws Stop */
export function refuseEnd(reader: TokenReader): never {
  const opening = reader.open.at(-1);
  if (!opening) reader.stop('json-value-missing', { found: 'the end of the file' }, reader.next);
  if (reader.open.length >= manyOpen || isAfterEntry(reader)) reader.stop(...cutOff(reader));
  reader.stop('json-bracket-unclosed', { opening: opening.text, closing: closingOf(opening) }, opening);
}

/** Whether what was taken last asks for more: a comma, a colon, a key. */
function isAfterEntry({ previous, tokens, place }: TokenReader): boolean {
  const [last = '', before = ''] = [previous?.text, tokens[place - 2]?.text];
  return [',', ':'].includes(last) || (previous?.kind === 'string' && ['{', ','].includes(before));
}

const closingOf = ({ text }: Token) => (text === '{' ? '}' : ']');

/** The problem of a file whose rest is missing, as arguments of `TokenReader.stop`. */
export function cutOff({ file, open }: TokenReader) {
  const text = file.text.trimEnd();
  const closing = open.map(closingOf).reverse();
  const offset = Math.max(0, text.length - 1);
  return [
    'json-cut-off',
    { open: closing.length, closing: closing.join(' ') },
    { offset, text: text.slice(-1) },
  ] as const;
}
