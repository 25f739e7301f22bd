import type { Edit } from '#engine/problems/problem.ts';
import { quote } from '#shared/words.ts';
import { cutOff } from './damage.ts';
import type { Token } from './lexer.ts';
import type { TokenReader } from './tokenReader.ts';

/** What is written for the words of JSON, and what JSON has in place of it. */
const words: Record<string, string> = {
  true: 'true',
  yes: 'true',
  on: 'true',
  false: 'false',
  no: 'false',
  off: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  undefined: 'null',
  nan: 'null, or leave the entry out',
};

/** Takes `true`, `false`, `null`, or another word in place of one of them. @throws Stop where it is a text */
export function readWord(reader: TokenReader): void {
  const token = reader.take();
  const isKnown = token.text === 'true' || token.text === 'false' || token.text === 'null';
  const instead = words[token.text.toLowerCase()];
  if (!(isKnown || instead) || reader.isTornApart()) refuseBare(reader, token);
  if (isKnown || !instead) return;
  reader.report('json-word', { word: token.text, instead }, token);
}

/** Looks at a number that was taken. @throws Stop where it begins a text */
export function readNumber(reader: TokenReader, token: Token): void {
  if (reader.isTornApart() || reader.next.text === ':') refuseBare(reader, token);
  if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(token.text))
    reader.report('json-number', { text: token.text }, token);
}

/** Looks at a text that was taken: its quotation marks, and what may not be inside it. */
export function readString(reader: TokenReader, token: Token): void {
  const code = ({ curly: 'json-quotes-curly', single: 'json-quotes-single' } as const)[token.kind as 'curly'];
  if (code) reader.report(code, { text: token.text }, token, straightQuotes(token, reader.next));
  // Of several in one text, as in a path of Windows, the first says it.
  for (const { index, 0: text } of token.text.matchAll(/\\(?:u[\da-fA-F]{0,4}|[\s\S]?)/g)) {
    if (/^\\(["\\/bfnrt]|u[\da-fA-F]{4})$/.test(text)) continue;
    reader.report('json-escape', { text, ...likelyPath(token) }, { offset: token.offset + index, text });
    break;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const [text] = token.text.match(/[\u0000-\u001f]/) ?? [];
  if (text === undefined) return;
  const name = text === '\t' ? 'a tab' : `an invisible control character${text === '\0' ? ' (NUL)' : ''}`;
  reader.report('json-control-character', { name }, { offset: token.offset + token.text.indexOf(text), text });
}

/** The path that was meant with the backslashes of Windows; a drive has no place on the web. */
function likelyPath({ text }: Token): { suggestion?: string } {
  const path = text.slice(1, -1);
  return /^\\*[\w./-]+(?:\\+[\w./-]+)*\\*$/.test(path) && path.length > 3
    ? { suggestion: path.replaceAll(/\\+/g, '/') }
    : {};
}

/** Straight quotation marks for others; no edits where the text may go on after its seeming end: `'Mum's house'`. */
function straightQuotes({ text, offset, kind }: Token, next: Token): Edit[] {
  if (next.kind !== 'end' && !/^[,:}\]]$/.test(next.text)) return [];
  const quote = (at: number) => ({ offset: offset + at, length: 1, text: '"' });
  const end = quote(text.length - 1);
  const isStraightAlready = text.endsWith('"');
  const between = kind === 'single' ? insideSingle(text.slice(1, -1), offset + 1) : [];
  return [quote(0), ...between, ...(isStraightAlready ? [] : [end])];
}

/** Between double quotation marks an apostrophe needs no backslash, but each `"` does. */
function insideSingle(inside: string, offset: number): Edit[] {
  return [...inside.matchAll(/\\[\s\S]|"/g)].flatMap(({ index, 0: found }) => {
    if (found === "\\'") return [{ offset: offset + index, length: 1, text: '' }];
    return found === '"' ? [{ offset: offset + index, length: 0, text: '\\' }] : [];
  });
}

/** A text without its end; often a word processor has put a curly quotation mark there. @throws Stop */
export function refuseUnclosed(reader: TokenReader, token: Token): never {
  const after = reader.next === token ? reader.following : reader.next;
  if (after?.kind === 'end' && !/[}\]]$/.test(token.text.trimEnd())) reader.stop(...cutOff(reader));
  refuseTaken(reader, token, token.text.slice(1));
}

/**
 * A text that goes on behind its end, for its quotation mark is missing or curly.
 * @param text what is in it
 * @throws Stop
 */
export function refuseTaken(reader: TokenReader, token: Token, text: string): never {
  const curly = token.text.search(/[“”„‟](?=\s*(?:[,:}\]]|$))/);
  // A curly one that another one opens is part of the text.
  if (curly < 0 || /[“„‟]/.test(token.text.slice(0, curly)))
    reader.stop('json-string-unclosed', { text: quote(text, 40) }, token);
  const offset = token.offset + curly;
  const args = { text: token.text.slice(0, curly + 1), isEnd: true };
  reader.stop('json-quotes-curly', args, { offset, text: '”' }, [{ offset, length: 1, text: '"' }]);
}

/** Words torn apart are one text without quotation marks: `10 years`, `Our College`. @throws Stop */
export function refuseBare(reader: TokenReader, start: Token): never {
  const rest =
    reader.file.text
      .slice(start.offset)
      .match(/^[^,}\]\n\r]*/)?.[0]
      .trimEnd() ?? '';
  const text = rest.includes('"') || rest === '' ? start.text : rest;
  reader.stop('json-quotes-missing', { text: quote(text, 40), what: 'text' }, { offset: start.offset, text });
}
