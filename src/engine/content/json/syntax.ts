import { parse } from 'jsonc-parser';
import { lineAndColumn } from '#engine/problems/locate.ts';
import type { Edit, Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Json } from '#shared/json.ts';
import { quote } from '#shared/words.ts';
import { findConflict, findDamage, refuseEnd } from './damage.ts';
import type { Token } from './lexer.ts';
import { readJoined, refuseDoubledQuote } from './quotes.ts';
import { readNumber, readString, readWord, refuseBare, refuseTaken, refuseUnclosed } from './scalars.ts';
import { insteadOfComma, Stop, TokenReader } from './tokenReader.ts';

/** Mistakes after which it is still certain what the file says. */
const harmless = new Set<string>(['json-comma-trailing', 'json-comma-missing', 'json-comment']);

/** Why a text is not JSON, and what it says all the same where that is certain. */
export function explainSyntax(file: SourceFile): { problems: Problem[]; json: Json | undefined } {
  const problems = explain(new TokenReader(file));
  const isCertain = problems.length > 0 && problems.every(({ code }) => harmless.has(code));
  return { problems, json: isCertain ? (parse(file.text, [], { allowTrailingComma: true }) as Json) : undefined };
}

/** What a file holds that was never meant as JSON. */
function whatElse(text: string, first: Token): string | undefined {
  if (/^\s*<(?!!--)/.test(text)) return 'a web page (HTML)';
  return first.kind === 'word' && /^\s*\p{L}+[ ,.]+\p{L}/u.test(text) ? 'plain words' : undefined;
}

function explain(reader: TokenReader): Problem[] {
  try {
    findConflict(reader);
    findDamage(reader);
    if (reader.next.text === '#') reader.stop('json-comment', undefined, reader.next);
    const what = whatElse(reader.file.text, reader.next);
    if (what) reader.stop('json-absent', { what }, reader.next);
    if (reader.next.kind === 'string' && reader.following?.text === ':')
      reader.stop('json-braces-missing', undefined, reader.next);
    readValue(reader);
    if (reader.next.kind !== 'end')
      reader.stop('json-text-after-end', { text: quote(reader.next.text, 30) }, reader.next);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  if (reader.problems.length === 0) reader.reportStrangeSpace();
  return reader.problems.sort((a, b) => a.line - b.line || a.column - b.column);
}

function readValue(reader: TokenReader): void {
  const token = reader.next;
  if (token.text === '{') readGroup(reader, '}');
  else if (token.text === '[') readGroup(reader, ']');
  else if (token.kind === 'word') readWord(reader);
  else if (token.kind === 'number') readNumber(reader, reader.take());
  else if (token.kind === 'string' || token.kind === 'single' || token.kind === 'curly') {
    readString(reader, reader.take());
    readJoined(reader);
  } else if (token.kind === 'unclosed') refuseUnclosed(reader, token);
  else if (token.kind === 'end') refuseEnd(reader);
  else if (token.kind === 'mark') reader.stop('json-value-missing', { found: `"${token.text}"` }, token);
  else if (token.kind === 'other' && /[\w./@#]/.test(token.text)) refuseBare(reader, token);
  else reader.stop('json-unexpected', { text: quote(token.text, 30) }, token);
}

/** A group { … } or a list [ … ], the next token being its opening bracket. */
function readGroup(reader: TokenReader, closing: '}' | ']'): void {
  const opening = reader.take();
  reader.open.push(opening);
  let isFirst = true;
  while (reader.next.text !== closing) {
    if (reader.next.kind === 'end') refuseEnd(reader);
    if (reader.next.text === '}' || reader.next.text === ']') refuseBracket(reader, opening, closing);
    if (reader.next.text === ',') readDoubledComma(reader);
    else if (insteadOfComma.has(reader.next.text)) readInsteadOfComma(reader);
    else {
      if (closing === '}' && (reader.next.text === '{' || reader.next.text === '['))
        refuseBracket(reader, opening, closing);
      if (reader.next.text === '#' && closing === '}') reader.stop('json-comment', undefined, reader.next);
      if (!isFirst && !isBehindComma(reader)) reportMissingComma(reader, closing === '}');
      if (closing === '}') readKey(reader);
      readValue(reader);
      if (closing === ']' && reader.next.text === ':')
        reader.stop('json-bracket-unclosed', { opening: opening.text, closing }, opening);
      // An apostrophe has ended a text in single quotation marks.
      if (reader.previous?.kind === 'single' && reader.next.kind !== 'mark') throw new Stop();
      if (reader.next.text === ',') readComma(reader, closing);
    }
    isFirst = false;
  }
  reader.take();
  reader.open.pop();
}

function readInsteadOfComma(reader: TokenReader): void {
  const { offset, text } = reader.next;
  reader.report('json-comma-missing', { next: '', instead: text }, reader.take(), [{ offset, length: 1, text: ',' }]);
}

const isBehindComma = ({ previous }: TokenReader) => previous?.text === ',' || insteadOfComma.has(previous?.text ?? '');

/** The comma stands behind another one, or at the beginning. */
function readDoubledComma(reader: TokenReader): void {
  const comma = reader.take();
  reader.report('json-comma-double', undefined, comma, [{ offset: comma.offset, length: 1, text: '' }]);
}

function readComma(reader: TokenReader, closing: string): void {
  const comma = reader.take();
  const fix = [{ offset: comma.offset, length: 1, text: '' }];
  if (reader.next.text === closing) reader.report('json-comma-trailing', { closing }, comma, fix);
}

function readKey(reader: TokenReader): void {
  const token = reader.take();
  refuseDecimalComma(reader, token);
  if (token.kind === 'string' || token.kind === 'single' || token.kind === 'curly') readString(reader, token);
  else if (token.kind === 'unclosed') refuseUnclosed(reader, token);
  else if (token.kind === 'word') readBareKey(reader, token);
  else reader.stop('json-unexpected', { text: quote(token.text, 30) }, token);
  const name = token.kind === 'word' ? token.text : token.text.slice(1, -1);
  refuseDoubledQuote(reader);
  if (reader.next.text === ':') reader.take();
  else if (reader.next.kind === 'end') refuseEnd(reader);
  else if (/:\s*$/.test(name)) reader.stop('json-string-unclosed', { text: quote(name.replace(/:\s*$/, '')) }, token);
  else reader.stop('json-colon-missing', { key: name }, { offset: token.offset + token.text.length, text: ':' });
}

/** `"size": 1,5`: the number goes on behind its comma, where a key would have to stand. */
function refuseDecimalComma(reader: TokenReader, token: Token): void {
  const [number, comma] = reader.tokens.slice(reader.place - 3, reader.place - 1);
  if (token.kind !== 'number' || number?.kind !== 'number' || comma?.text !== ',') return;
  const text = reader.file.text.slice(number.offset, token.offset + token.text.length);
  reader.stop('json-number', { text }, { offset: number.offset, text });
}

function readBareKey(reader: TokenReader, token: Token): void {
  const args = { text: quote(token.text, 30), what: 'key' } as const;
  // Half in quotation marks, `title": …`: what follows is torn apart by the missing one.
  if (reader.next.text === ':') reader.report('json-quotes-missing', args, token);
  else reader.stop('json-quotes-missing', args, token);
}

function reportMissingComma(reader: TokenReader, isInGroup: boolean): void {
  refuseDoubledQuote(reader);
  const before = reader.previous as Token;
  const end = before.offset + before.text.length;
  // Two texts beside each other where a key would have to stand: the second is none.
  const isKey = !isInGroup || reader.following?.text === ':';
  const isOther = reader.next.kind === 'string' ? !isKey : !['mark', 'curly', 'single'].includes(reader.next.kind);
  if (before.kind === 'string' && isOther) {
    // The text took in what follows it up to the next quotation mark: `"a, "b": 1`.
    const taken = before.text.slice(1, -1).match(/^(.*?)\s*[\]}]*\s*[,{[]\s*$/s)?.[1];
    if (taken !== undefined) refuseTaken(reader, before, taken);
    const after = quote(reader.next.text.replace(/^"|"$/g, ''), 30);
    reader.stop('json-quote-in-text', { after }, { offset: end - 1, text: '"' });
  }
  reader.report(
    'json-comma-missing',
    { next: quote(reader.next.text.replace(/^"|"$/g, ''), 30) },
    { offset: end, text: ',' },
    commaBetween(reader.file.text, before, reader.next),
  );
}

/** Puts a comma between two entries that stand on lines of their own; on one line, something else may be wrong. */
function commaBetween(text: string, before: Token, next: Token): Edit[] {
  const end = before.offset + before.text.length;
  return text.slice(end, next.offset).includes('\n') ? [{ offset: end, length: 0, text: ',' }] : [];
}

function refuseBracket(reader: TokenReader, opening: Token, closing: string): never {
  const { line } = lineAndColumn(reader.file.text, opening.offset);
  reader.stop('json-bracket-wrong', { found: reader.next.text, closing, line }, reader.next);
}
