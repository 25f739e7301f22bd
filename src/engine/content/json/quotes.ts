import { quote } from '#shared/formatText.ts';
import type { Token } from './lexer.ts';
import type { TokenReader } from './tokenReader.ts';

const endOf = ({ offset, text }: Token) => offset + text.length;

/**
 * Reads strings that are concatenated with `+`, as in programs.
 * @throws ParsingAborted if an operand is not a string
 */
export function readConcatenatedStrings(reader: TokenReader): void {
  if (reader.next.text !== '+' || reader.previous?.kind !== 'string') return;
  const plus = reader.next;
  const edits = [];
  let text = reader.previous.text.slice(1, -1);
  while (reader.next.text === '+') {
    const before = reader.previous as Token;
    reader.take();
    if (reader.next.kind !== 'string') reader.abort('json-texts-joined', {}, plus);
    const next = reader.take();
    edits.push({ offset: endOf(before) - 1, length: next.offset + 2 - endOf(before), text: '' });
    text += next.text.slice(1, -1);
  }
  reader.report('json-texts-joined', { text: quote(text, 40) }, plus, edits);
}

/** Reports a doubled quotation mark before or after a text. @throws ParsingAborted */
export function rejectDoubledQuote(reader: TokenReader): void {
  const { previous, next } = reader;
  if (previous?.kind !== 'string' || next.offset !== endOf(previous)) return;
  const isBehind = /^"\s*(?:[,:}\]]|$)/.test(next.text);
  const isBefore = previous.text === '""' && ['word', 'number', 'other'].includes(next.kind);
  if (!isBehind && !isBefore) return;
  const offset = isBehind ? next.offset : previous.offset;
  reader.abort('json-quote-doubled', undefined, { offset, text: '"' }, [{ offset, length: 1, text: '' }]);
}
