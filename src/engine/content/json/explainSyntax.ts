import { parse } from 'jsonc-parser';
import { lineAndColumn } from '#engine/problems/locate.ts';
import type { Edit, Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { quote } from '#shared/formatText.ts';
import type { Json } from '#shared/json.ts';
import { rejectMergeConflict, rejectNullBytes, rejectUnexpectedEnd } from './damage.ts';
import type { Token } from './lexer.ts';
import { rejectEscapedQuote, rejectPasted, rejectRoundBracket } from './pasted.ts';
import { readConcatenatedStrings, rejectDoubledQuote } from './quotes.ts';
import {
  readLiteralName,
  readNumber,
  readString,
  rejectRunawayString,
  rejectUnclosedString,
  rejectUnquotedText,
} from './scalars.ts';
import { commaSubstitutes, ParsingAborted, TokenReader } from './tokenReader.ts';

/** Syntax errors after which the meaning of the file is still certain. */
const recoverableCodes = new Set<string>(['json-comma-trailing', 'json-comma-missing', 'json-comment']);

/** Syntax errors of a text, and its value if that is still certain. */
export function explainSyntax(file: SourceFile): { problems: Problem[]; json: Json | undefined } {
  const problems = findSyntaxProblems(new TokenReader(file));
  const isCertain = problems.length > 0 && problems.every(({ code }) => recoverableCodes.has(code));
  return { problems, json: isCertain ? (parse(file.text, [], { allowTrailingComma: true }) as Json) : undefined };
}

function detectOtherFormat(text: string, first: Token): string | undefined {
  if (/^\s*<(?!!--)/.test(text)) return 'a web page (HTML)';
  return first.kind === 'word' && /^\s*\p{L}+[ ,.]+\p{L}/u.test(text) ? 'plain words' : undefined;
}

function findSyntaxProblems(reader: TokenReader): Problem[] {
  try {
    rejectMergeConflict(reader);
    rejectNullBytes(reader);
    if (reader.next.text === '#') reader.abort('json-comment', undefined, reader.next);
    rejectPasted(reader);
    const what = detectOtherFormat(reader.file.text, reader.next);
    if (what) reader.abort('json-absent', { what }, reader.next);
    if (reader.next.kind === 'string' && reader.afterNext?.text === ':')
      reader.abort('json-braces-missing', undefined, reader.next);
    readValue(reader);
    if (reader.next.kind !== 'end')
      reader.abort('json-text-after-end', { text: quote(reader.next.text, 30) }, reader.next);
  } catch (error) {
    if (!(error instanceof ParsingAborted)) throw error;
  }
  if (reader.problems.length === 0) reader.reportInvisibleSpace();
  return reader.problems.sort((a, b) => a.line - b.line || a.column - b.column);
}

function readValue(reader: TokenReader): void {
  const token = reader.next;
  if (token.text === '{') readObjectOrArray(reader, '}');
  else if (token.text === '[') readObjectOrArray(reader, ']');
  else if (token.kind === 'word') readLiteralName(reader);
  else if (token.kind === 'number') readNumber(reader, reader.take());
  else if (token.kind === 'string' || token.kind === 'single' || token.kind === 'curly') {
    readString(reader, reader.take());
    readConcatenatedStrings(reader);
  } else if (token.kind === 'unclosed') rejectUnclosedString(reader, token);
  else if (token.kind === 'end') rejectUnexpectedEnd(reader);
  else if (token.kind === 'mark') reader.abort('json-value-missing', { found: `"${token.text}"` }, token);
  else if (token.kind === 'other' && /[\w./@#]/.test(token.text)) rejectUnquotedText(reader, token);
  else rejectUnexpected(reader, token);
}

function rejectUnexpected(reader: TokenReader, token: Token): never {
  rejectEscapedQuote(reader, token);
  rejectRoundBracket(reader, token);
  reader.abort('json-unexpected', { text: quote(token.text, 30) }, token);
}

function readObjectOrArray(reader: TokenReader, closing: '}' | ']'): void {
  const opening = reader.take();
  reader.openBrackets.push(opening);
  let isFirst = true;
  /** First token of the last value. */
  let value = opening;
  while (reader.next.text !== closing) {
    if (reader.next.kind === 'end') rejectUnexpectedEnd(reader);
    if (reader.next.text === '}' || reader.next.text === ']') rejectMismatchedBracket(reader, opening, closing);
    if (reader.next.text === ',') readDoubledComma(reader, closing);
    else if (commaSubstitutes.has(reader.next.text)) readCommaSubstitute(reader);
    else {
      if (closing === '}' && (reader.next.text === '{' || reader.next.text === '['))
        rejectKeylessEntry(reader, opening, value);
      if (reader.next.text === '#' && closing === '}') reader.abort('json-comment', undefined, reader.next);
      if (!isFirst && !isAfterComma(reader)) reportMissingComma(reader, closing === '}');
      if (closing === '}') readKey(reader);
      value = reader.next;
      readValue(reader);
      if (closing === ']' && reader.next.text === ':') rejectKeyInList(reader, opening);
      // The text in single quotation marks was ended by an apostrophe.
      if (reader.previous?.kind === 'single' && reader.next.kind !== 'mark') throw new ParsingAborted();
      if (reader.next.text === ',') readComma(reader, closing);
    }
    isFirst = false;
  }
  reader.take();
  reader.openBrackets.pop();
}

const countMarks = ({ tokens }: TokenReader, mark: string): number =>
  tokens.filter(({ kind, text }) => kind === 'mark' && text === mark).length;

/** Reports a key in a list: the list is not closed, or an entry lacks its "{". @throws ParsingAborted */
function rejectKeyInList(reader: TokenReader, opening: Token): never {
  const count = (mark: string) => countMarks(reader, mark);
  const key = reader.previous as Token;
  if (count('[') > count(']')) reader.abort('json-bracket-unclosed', { opening: opening.text, closing: ']' }, opening);
  reader.abort('json-entry-open', { key: key.text.replace(/^"|"$/g, ''), isCut: count('{') < count('}') }, key);
}

function readCommaSubstitute(reader: TokenReader): void {
  const { offset, text } = reader.next;
  reader.report('json-comma-missing', { next: '', instead: text }, reader.take(), [{ offset, length: 1, text: ',' }]);
}

const isAfterComma = ({ previous }: TokenReader) =>
  previous?.text === ',' || commaSubstitutes.has(previous?.text ?? '');

/** Reports a comma behind another. Before a closing bracket, neither of them may stay. */
function readDoubledComma(reader: TokenReader, closing: string): void {
  const { previous } = reader;
  const comma = reader.take();
  const isLast = previous?.text === ',' && reader.next.text === closing;
  const fix = [...(isLast ? [previous] : []), comma].map(({ offset }) => ({ offset, length: 1, text: '' }));
  reader.report('json-comma-double', undefined, comma, fix);
}

function readComma(reader: TokenReader, closing: string): void {
  const comma = reader.take();
  const fix = [{ offset: comma.offset, length: 1, text: '' }];
  if (reader.next.text === closing) reader.report('json-comma-trailing', { closing }, comma, fix);
}

function readKey(reader: TokenReader): void {
  const token = reader.take();
  rejectDecimalComma(reader, token);
  if (token.kind === 'string' || token.kind === 'single' || token.kind === 'curly') readString(reader, token);
  else if (token.kind === 'unclosed') rejectUnclosedString(reader, token);
  else if (token.kind === 'word') readUnquotedKey(reader, token);
  else rejectUnexpected(reader, token);
  const name = token.kind === 'word' ? token.text : token.text.slice(1, -1);
  rejectDoubledQuote(reader);
  if (reader.next.text === ':') {
    reader.take();
    rejectMissingValue(reader);
  } else if (reader.next.kind === 'end') rejectUnexpectedEnd(reader);
  else if (/:\s*$/.test(name)) reader.abort('json-string-unclosed', { text: quote(name.replace(/:\s*$/, '')) }, token);
  else reader.abort('json-colon-missing', { key: name }, { offset: token.offset + token.text.length, text: ':' });
}

/** Reports a key whose value is missing, so that the next key stands in its place. @throws ParsingAborted */
function rejectMissingValue(reader: TokenReader): void {
  const { next, afterNext } = reader;
  if (next.kind !== 'string' || afterNext?.text !== ':') return;
  reader.abort('json-value-missing', { found: `the next key (${next.text})` }, next);
}

/** Reports `"size": 1,5`: a number after a comma where a key is expected. */
function rejectDecimalComma(reader: TokenReader, token: Token): void {
  const [number, comma] = reader.tokens.slice(reader.position - 3, reader.position - 1);
  if (token.kind !== 'number' || number?.kind !== 'number' || comma?.text !== ',') return;
  const text = reader.file.text.slice(number.offset, token.offset + token.text.length);
  reader.abort('json-number', { text }, { offset: number.offset, text });
}

function readUnquotedKey(reader: TokenReader, token: Token): void {
  const args = { text: quote(token.text, 30), what: 'key' } as const;
  // With only a closing quotation mark, `title": …`, the tokens after it are unreliable.
  if (reader.next.text === ':') reader.report('json-quotes-missing', args, token);
  else reader.abort('json-quotes-missing', args, token);
}

function reportMissingComma(reader: TokenReader, isInGroup: boolean): void {
  rejectDoubledQuote(reader);
  const previous = reader.previous as Token;
  const end = previous.offset + previous.text.length;
  // In an object, a second text in a row is not a key unless a colon follows.
  const isKey = !isInGroup || reader.afterNext?.text === ':';
  const isOther = reader.next.kind === 'string' ? !isKey : !['mark', 'curly', 'single'].includes(reader.next.kind);
  if (previous.kind === 'string' && isOther) {
    // The text extends to the next quotation mark: `"a, "b": 1`.
    const truncated = previous.text.slice(1, -1).match(/^(.*?)\s*[\]}]*\s*[,{[]\s*$/s)?.[1];
    if (truncated !== undefined) rejectRunawayString(reader, previous, truncated);
    const after = quote(reader.next.text.replace(/^"|"$/g, ''), 30);
    reader.abort('json-quote-in-text', { after }, { offset: end - 1, text: '"' });
  }
  reader.report(
    'json-comma-missing',
    { next: quote(reader.next.text.replace(/^"|"$/g, ''), 30) },
    { offset: end, text: ',' },
    commaBetween(reader.file.text, previous, reader.next),
  );
}

/** Inserts a comma between items on separate lines. On one line, the mistake may be a different one. */
function commaBetween(text: string, previous: Token, next: Token): Edit[] {
  const end = previous.offset + previous.text.length;
  return text.slice(end, next.offset).includes('\n') ? [{ offset: end, length: 0, text: ',' }] : [];
}

/** Reports an entry without a key among keys: the list that it belongs to was not opened, or a bracket is wrong. */
function rejectKeylessEntry(reader: TokenReader, opening: Token, value: Token): never {
  if (value.text === '{' && reader.next.text === '{' && countMarks(reader, ']') > countMarks(reader, '['))
    reader.abort('json-bracket-unopened', undefined, value);
  rejectMismatchedBracket(reader, opening, '}');
}

function rejectMismatchedBracket(reader: TokenReader, opening: Token, closing: string): never {
  const { line } = lineAndColumn(reader.file.text, opening.offset);
  reader.abort('json-bracket-wrong', { found: reader.next.text, closing, line }, reader.next);
}
