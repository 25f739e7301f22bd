import { isMarkdownPath } from '#shared/contentFile/contentPath.ts';
import { writtenFormsOf } from '#shared/contentFile/sourceNode.ts';
import { type ProblemArgs, type ProblemCode, problemKindOf } from './catalogue.ts';
import { editsRemovingInvisible, findInvisibleCharacter, removeInvisible } from './invisibleCharacters.ts';
import { type LocateOptions, lineAndColumn, locateValue, nodeAt, type SourceRange } from './locate.ts';
import type { Edit, Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** Replacement of one word: a key, a text, or a link inside a text. Both are plain text, not JSON-encoded. */
export interface TextReplacement {
  /** Expected text. If anything else is written there, such as a token, nothing is replaced. */
  from: string;
  to: string;
  /** Finds the links in a text, to replace a link within it but not words that look like one. */
  linksIn?: (text: string) => string[];
}

/** Location of a problem, with the fix that is certainly right, if there is one. */
export type ProblemLocation = (
  | /** Value of a file, by JSON pointer. */
  ({ file: SourceFile; pointer: string; exchange?: TextReplacement } & LocateOptions)
  | ({ file: SourceFile; pointer?: string } & SourceRange)
  /** Whole file, by its path inside the pages folder. */
  | { file: string }
) & { fix?: Edit[] };

/** Text that a problem is about, in the file where it is written. */
type MarkedText = SourceRange & {
  file: SourceFile;
  pointer: string;
  within?: string;
  exchange?: TextReplacement;
  fix?: Edit[];
};

export function createProblem<Code extends ProblemCode>(
  code: Code,
  args: ProblemArgs<Code>,
  location: ProblemLocation,
): Problem {
  const entry = problemKindOf(code);
  const marked = findMarkedText(location);
  const hidden = entry.isOfName && code !== 'invisible-character' ? findInvisibleInName(args as object) : undefined;
  if (hidden) return createInvisibleProblem(hidden, marked ?? { file: String(location.file) });
  const fix = marked ? fixOf(marked) : location.fix;
  return {
    code,
    args: args ?? {},
    severity: entry.severity,
    ...(marked ? positionOf(marked) : { file: String(location.file), pointer: '', line: 1, column: 1, length: 1 }),
    message: entry.message(args),
    hint: entry.hint(args),
    ...(fix?.length && { fix }),
  };
}

/** Problem without its fix and without the replacement that its sentences suggest: they say what is possible instead. */
export function removeCure(problem: Problem): Problem {
  const { message, hint } = problemKindOf(problem.code);
  const { fix: _, ...others } = problem;
  const { suggestion: _suggestion, replacement: _replacement, ...args } = problem.args;
  return {
    ...others,
    args,
    // Other words may stand before the message, such as the day from which it holds.
    message: problem.message.replace(message(problem.args), () => message(args)),
    hint: hint(args),
  };
}

/** @returns undefined for a whole file */
function findMarkedText(location: ProblemLocation): MarkedText | undefined {
  if ('offset' in location) return { pointer: '', ...location };
  if (!('pointer' in location)) return undefined;
  const { file, pointer } = location.file.origin?.(location.pointer) ?? location;
  return { ...location, file, pointer, ...locateValue(file, pointer, location) };
}

/** Arguments that hold a name in problems of names, and quote it in others. */
const argsHoldingNames = [
  'key',
  'type',
  'path',
  'name',
  'link',
  'route',
  'alias',
  'field',
  'anchor',
  'date',
  'value',
  'found',
  'pages',
];

interface InvisibleInName {
  name: string;
  written: string;
  suggestion: string;
}

function findInvisibleInName(args: object): InvisibleInName | undefined {
  for (const [key, value] of Object.entries(args)) {
    const character =
      typeof value === 'string' && argsHoldingNames.includes(key) ? findInvisibleCharacter(value) : undefined;
    if (!character) continue;
    const { suggestion } = args as { suggestion?: string };
    const written = String(value).replace(/^"(.*)"$/, '$1');
    return { name: character.name, written, suggestion: suggestion ?? removeInvisible(written) };
  }
  return undefined;
}

function createInvisibleProblem(
  { name, written, suggestion }: InvisibleInName,
  location: MarkedText | { file: string },
): Problem {
  const args = { name, suggestion };
  if (!('offset' in location)) return createProblem('invisible-character', args, location);
  const { file, pointer, offset, length } = location;
  const text = file.text.slice(offset, offset + length);
  // If the name is only part of the text, other such characters in it may be intended.
  const isFullText = text === written || text === JSON.stringify(written);
  const fix = isFullText ? editsRemovingInvisible(text).map((edit) => ({ ...edit, offset: edit.offset + offset })) : [];
  return createProblem('invisible-character', args, { file, pointer, offset, length, fix });
}

function positionOf({ file: { path, text }, pointer, offset, length }: MarkedText) {
  const lineEnd = text.indexOf('\n', offset);
  const restOfLine = (lineEnd < 0 ? text.length : lineEnd) - offset;
  return {
    file: path,
    pointer,
    ...lineAndColumn(text, offset),
    length: Math.max(1, Math.min(length, restOfLine)),
  };
}

/** Edits that leave damaged text alone: next to a NUL character, text is missing. */
function fixOf({ fix, exchange, ...marked }: MarkedText): Edit[] | undefined {
  const { text } = marked.file;
  const edits = fix?.length ? fix : exchange && replacementEdits(exchange, marked);
  const isDamaged = ({ offset, length }: Edit) =>
    text.slice(Math.max(0, offset - 1), offset + length + 1).includes('\0');
  return edits?.some(isDamaged) ? undefined : edits;
}

export const findBlockingProblem = (problems: readonly Problem[]): Problem | undefined =>
  problems.find(({ code }) => problemKindOf(code).stopsRun);

/**
 * Edits that replace one word.
 * @param marked the key or text with its quotation marks; for a link inside a text, its first apparent occurrence
 * @returns undefined if the text there is not exactly the expected one
 */
function replacementEdits(exchange: TextReplacement, marked: MarkedText): Edit[] | undefined {
  const { file, offset, length, within } = marked;
  const { from, to } = exchange;
  if (within !== undefined) return within === from ? linkReplacementEdits(marked, exchange) : undefined;
  const written = file.text.slice(offset, offset + length);
  const quotation = isMarkdownPath(file.path) && written === from ? '' : written.charAt(0);
  if (quotation === '') return [{ offset, length, text: /^\w[\w/.#-]*$/.test(to) ? to : JSON.stringify(to) }];
  return written === JSON.stringify(from) ? [{ offset, length, text: JSON.stringify(to) }] : undefined;
}

/** Edits of all equal links in a text: they are one problem and are fixed together. */
function linkReplacementEdits(
  { file, pointer }: MarkedText,
  { from, to, linksIn }: TextReplacement,
): Edit[] | undefined {
  const node = nodeAt(file, pointer);
  if (typeof node?.value !== 'string') return undefined;
  const [written = from] = writtenFormsOf(from, node);
  const [replacement = to] = writtenFormsOf(to, node);
  const edits: Edit[] = [];
  const [start, end] = [node.offset, node.offset + node.length];
  for (let at = file.text.indexOf(written, start); at >= 0 && at < end; ) {
    const after = at + written.length;
    // Links are written `](/about)`, `](</about>)` or `](/about "title")`.
    if (/\]\(\s*<?$/.test(file.text.slice(start, at)) && /^(?:[>)]|\s)/.test(file.text.slice(after, after + 1)))
      edits.push({ offset: at, length: written.length, text: replacement });
    at = file.text.indexOf(written, after);
  }
  const links = linksIn?.(node.value) ?? [];
  return edits.length > 0 && edits.length === links.filter((link) => link === from).length ? edits : undefined;
}
