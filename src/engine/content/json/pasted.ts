import type { PastedKind } from '#engine/problems/areas/pasted.ts';
import type { Edit } from '#engine/problems/problem.ts';
import type { Token } from './lexer.ts';
import type { TokenReader } from './tokenReader.ts';

const fencePattern = /^[ \t]*(?:`{3,}|~{3,})[\w-]*[ \t]*\r?$/gm;

/** Beginning of a program that assigns or exports a value. The group is what stands before the value. */
const programPattern =
  /^\s*((?:export\s+default|module\.exports\s*=|return|(?:export\s+)?(?:const|let|var)\s+[\w$]+(?:\s*:\s*[\w<>[\]]+)?\s*=|[A-Za-z_$][\w.$]*\s*=)\s*)(?=[{[(])/;

const diffPattern = /^(?:diff --git .+|@@ -\d+.*|[+-]\s*(?:"[^"\n]*"\s*:|[{}[\]]).*)$/m;

/** Line with its number in front. The groups are the number and what stands between it and the line. */
const numberedLinePattern = /^(\s*)(\d+)([ \t]*[|:.)│][ \t]?|[ \t]+|$)/;

const entityPattern = /&(?:quot|#0*34|#x0*22);/gi;

/**
 * Reports what was pasted along with JSON: fences of chats, parts of programs, numbers of lines, signs of a diff.
 * @throws ParsingAborted
 */
export function rejectPasted(reader: TokenReader): void {
  const { text } = reader.file;
  rejectFence(reader);
  const program = programPattern.exec(text);
  if (program?.[1]) {
    const offset = program[0].indexOf(program[1]);
    rejectProgram(reader, { offset, text: program[1].trimEnd() }, program[1].length);
  }
  const diff = diffPattern.exec(text);
  if (diff) report(reader, 'diff', { offset: diff.index, text: diff[0].trimEnd() });
  rejectLineNumbers(reader);
  rejectWrittenAsText(reader);
  const entity = reader.tokens.find(({ text: mark, offset }) => mark === '&' && entityAt(text, offset) !== undefined);
  if (entity) rejectEntities(reader, entity);
}

function report(
  reader: TokenReader,
  kind: PastedKind,
  found: { offset: number; text: string },
  fix: Edit[] = [],
): never {
  const isInside = /[{[]/.test(reader.file.text.slice(0, found.offset));
  reader.abort('json-pasted', { kind, text: found.text.slice(0, 40), isInside }, found, fix);
}

function rejectFence(reader: TokenReader): void {
  const { text } = reader.file;
  const fences = [...text.matchAll(fencePattern)];
  const [first] = fences;
  if (!first) return;
  const edits = fences.map(({ index, 0: line }) => ({ offset: index, length: line.length, text: '' }));
  const offset = first.index + first[0].search(/[`~]/);
  report(reader, 'fence', { offset, text: first[0].trim() }, edits);
}

/** @param length of the words in front of the value, with the spaces behind them */
function rejectProgram(reader: TokenReader, found: { offset: number; text: string }, length: number): void {
  const { text } = reader.file;
  const end = /;\s*$/.exec(text);
  report(reader, 'program', found, [
    { offset: found.offset, length, text: '' },
    ...(end ? [{ offset: end.index, length: 1, text: '' }] : []),
  ]);
}

/** Least number of lines with numbers in a row: a single number may be a value. */
const minNumberedLines = 2;

function rejectLineNumbers(reader: TokenReader): void {
  const { text } = reader.file;
  const edits: Edit[] = [];
  let offset = 0;
  let expected: number | undefined;
  for (const line of text.split('\n')) {
    const [, indent = '', number = '', gap = ''] = numberedLinePattern.exec(line) ?? [];
    if (line.trim() !== '') {
      if (number === '' || Number(number) !== (expected ?? Number(number))) return;
      edits.push({ offset, length: indent.length + number.length + gap.length, text: '' });
    }
    if (expected !== undefined || number !== '') expected = (expected ?? Number(number)) + 1;
    offset += line.length + 1;
  }
  if (edits.length < minNumberedLines) return;
  const [first = { offset: 0, length: 0 }] = edits;
  const written = text.slice(first.offset, first.offset + first.length);
  const start = first.offset + written.search(/\d/);
  report(reader, 'line-numbers', { offset: start, text: written.trim() }, edits);
}

/** Reports quotation marks with a backslash in front of each, as in a text of a program. */
function rejectWrittenAsText(reader: TokenReader): void {
  const { text } = reader.file;
  const [, quote] = /^\s*("?)\s*[{[](?:\s|\\[nrt])*\\"/.exec(text) ?? [];
  if (quote === undefined) return;
  const offset = text.indexOf('\\"');
  const inner = quote ? text.trim().replace(/^"|"[;,]?$/g, '') : text;
  report(reader, 'escaped', { offset, text: '\\"' }, [{ offset: 0, length: text.length, text: unescaped(inner) }]);
}

/** Text as a program reads it: `\"` is a quotation mark, `\n` a line break. */
const unescaped = (text: string): string =>
  text.replaceAll(/\\([\s\S])/g, (_, mark: string) => ({ n: '\n', r: '', t: '\t' })[mark] ?? mark);

function entityAt(text: string, offset: number): string | undefined {
  const pattern = new RegExp(entityPattern.source, 'iy');
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}

function rejectEntities(reader: TokenReader, { offset }: Token): void {
  const { text } = reader.file;
  const edits = [...text.matchAll(entityPattern)].map(({ index, 0: entity }) => ({
    offset: index,
    length: entity.length,
    text: '"',
  }));
  report(reader, 'entities', { offset, text: entityAt(text, offset) ?? '' }, edits);
}

/** Reports a `\"` where a key or a value begins. @throws ParsingAborted */
export function rejectEscapedQuote(reader: TokenReader, { offset, text }: Token): void {
  if (text === '\\' && reader.file.text.charAt(offset + 1) === '"') report(reader, 'escaped', { offset, text: '\\"' });
}

/** Reports round brackets in place of `[ ]` or `{ }`. @throws ParsingAborted */
export function rejectRoundBracket(reader: TokenReader, token: Token): void {
  if (token.text !== '(' && token.text !== ')') return;
  const { tokens } = reader;
  const start = tokens.indexOf(token);
  const [next, after] = tokens.slice(start + 1, start + 3);
  const isNeedless = next?.text === '{' || next?.text === '[';
  const pair = isNeedless ? '' : after?.text === ':' ? '{ }' : '[ ]';
  const end = token.text === '(' ? closingOf(tokens, start) : undefined;
  const [opening = '', closing = ''] = pair.split(' ');
  const edits = [
    { offset: token.offset, length: 1, text: opening },
    { offset: end?.offset ?? 0, length: 1, text: closing },
  ];
  const args = { found: token.text, ...(token.text === '(' && { pair }) };
  reader.abort('json-bracket-round', args, token, end && edits);
}

/** Token of the round bracket that closes another. */
function closingOf(tokens: readonly Token[], start: number): Token | undefined {
  let depth = 0;
  return tokens.slice(start).find(({ text }) => {
    if (text === '(') depth++;
    if (text === ')') depth--;
    return depth === 0;
  });
}
