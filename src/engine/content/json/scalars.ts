import type { Edit } from '#engine/problems/problem.ts';
import { quote } from '#shared/formatText.ts';
import { getOwnValue } from '#shared/json.ts';
import { truncationProblem } from './damage.ts';
import type { Token } from './lexer.ts';
import type { TokenReader } from './tokenReader.ts';

/** Words in place of JSON literals, with their replacements. */
const literalReplacements: Record<string, string> = {
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
  nan: 'null',
};

/** Reads `true`, `false`, `null` or a word in place of one. @throws ParsingAborted if it is an unquoted text */
export function readLiteralName(reader: TokenReader): void {
  const token = reader.take();
  const isKnown = token.text === 'true' || token.text === 'false' || token.text === 'null';
  const instead = getOwnValue(literalReplacements, token.text.toLowerCase());
  if (!(isKnown || instead) || reader.continuesUnquotedText()) rejectUnquotedText(reader, token);
  if (isKnown || !instead) return;
  reader.report('json-word', { word: token.text, replacement: instead }, token);
}

/** Checks a number token that was taken. @throws ParsingAborted if it begins an unquoted text */
export function readNumber(reader: TokenReader, token: Token): void {
  if (reader.continuesUnquotedText() || reader.next.text === ':') rejectUnquotedText(reader, token);
  if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(token.text)) {
    const args = { text: token.text, ...inOwnDigits(token.text) };
    const { offset, text } = token;
    const fix = args.replacement ? [{ offset, length: text.length, text: args.replacement }] : [];
    reader.report('json-number', args, token, fix);
  }
}

/** Zeros of digits in other scripts: nine others follow each. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xff10];

/** Number in digits of another script, with the digits 0 to 9. */
function inOwnDigits(text: string): { replacement?: string } {
  const replacement = text.replaceAll(/[^\p{ASCII}]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
  return replacement !== text && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(replacement) ? { replacement } : {};
}

export function readString(reader: TokenReader, token: Token): void {
  const code = ({ curly: 'json-quotes-curly', single: 'json-quotes-single' } as const)[token.kind as 'curly'];
  if (code) reader.report(code, { text: token.text }, token, straightenQuotes(token, reader.next));
  // One report for all invalid escapes in a text, such as a Windows path.
  for (const { index, 0: text } of token.text.matchAll(/\\(?:u[\da-fA-F]{0,4}|[\s\S]?)/g)) {
    if (/^\\(["\\/bfnrt]|u[\da-fA-F]{4})$/.test(text)) continue;
    reader.report('json-escape', { text, ...suggestPath(token) }, { offset: token.offset + index, text });
    break;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const [text] = token.text.match(/[\u0000-\u001f]/) ?? [];
  if (text === undefined) return;
  const name = text === '\t' ? 'a tab' : `an invisible control character${text === '\0' ? ' (NUL)' : ''}`;
  reader.report('json-control-character', { name }, { offset: token.offset + token.text.indexOf(text), text });
}

/** Path with slashes for one with backslashes; not for paths with a drive. */
function suggestPath({ text }: Token): { suggestion?: string } {
  const path = text.slice(1, -1);
  return /^\\*[\w./-]+(?:\\+[\w./-]+)*\\*$/.test(path) && path.length > 3
    ? { suggestion: path.replaceAll(/\\+/g, '/') }
    : {};
}

/** Edits to straight quotation marks; none if the text may continue after its apparent end: `'Mum's house'`. */
function straightenQuotes({ text, offset, kind }: Token, next: Token): Edit[] {
  if (next.kind !== 'end' && !/^[,:}\]]$/.test(next.text)) return [];
  const quoteEdit = (at: number) => ({ offset: offset + at, length: 1, text: '"' });
  const end = quoteEdit(text.length - 1);
  const isStraightAlready = text.endsWith('"');
  const between = kind === 'single' ? fixQuotesInside(text.slice(1, -1), offset + 1) : [];
  return [quoteEdit(0), ...between, ...(isStraightAlready ? [] : [end])];
}

/** Removes the backslash before apostrophes and adds one before each `"`. */
function fixQuotesInside(inside: string, offset: number): Edit[] {
  return [...inside.matchAll(/\\[\s\S]|"/g)].flatMap(({ index, 0: found }) => {
    if (found === "\\'") return [{ offset: offset + index, length: 1, text: '' }];
    return found === '"' ? [{ offset: offset + index, length: 0, text: '\\' }] : [];
  });
}

/**
 * Reports a string without its end; often a word processor has inserted a curly quotation mark.
 * @throws ParsingAborted
 */
export function rejectUnclosedString(reader: TokenReader, token: Token): never {
  const after = reader.next === token ? reader.afterNext : reader.next;
  if (after?.kind === 'end' && !/[}\]]$/.test(token.text.trimEnd())) reader.abort(...truncationProblem(reader));
  rejectRunawayString(reader, token, token.text.slice(1));
}

/**
 * Reports a string that continues after its end because its closing quotation mark is missing or curly.
 * @param text content of the string
 * @throws ParsingAborted
 */
export function rejectRunawayString(reader: TokenReader, token: Token, text: string): never {
  const curly = token.text.search(/[“”„‟](?=\s*(?:[,:}\]]|$))/);
  // A curly mark with a matching opening one is part of the text.
  if (curly < 0 || /[“„‟]/.test(token.text.slice(0, curly)))
    reader.abort('json-string-unclosed', { text: quote(text, 40) }, token);
  const offset = token.offset + curly;
  const args = { text: token.text.slice(0, curly + 1), isEnd: true };
  reader.abort('json-quotes-curly', args, { offset, text: '”' }, [{ offset, length: 1, text: '"' }]);
}

/** Reports an unquoted text, which the lexer splits into words: `10 years`, `Our College`. @throws ParsingAborted */
export function rejectUnquotedText(reader: TokenReader, start: Token): never {
  const remainder =
    reader.file.text
      .slice(start.offset)
      .match(/^[^,}\]\n\r]*/)?.[0]
      .trimEnd() ?? '';
  const text = remainder.includes('"') || remainder === '' ? start.text : remainder;
  reader.abort('json-quotes-missing', { text: quote(text, 40), what: 'text' }, { offset: start.offset, text });
}
