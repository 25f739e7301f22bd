import { entryOf, type ProblemArgs, type ProblemCode } from './catalogue.ts';
import { editsOfInvisible, invisibleIn, withoutInvisible } from './invisible.ts';
import { type Aim, lineAndColumn, locate, type Range } from './locate.ts';
import type { Edit, Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** One word for another: a key, a text, or a link inside a text, as they read (not as JSON writes them). */
export interface Exchange {
  /** What must stand there; anything else, as a token in its place, is left alone. */
  from: string;
  to: string;
  /** The links in a text, for a link that stands inside a longer one: what looks like a link may be words about one. */
  linksIn?: (text: string) => string[];
}

/** Where a problem is, and what corrects it beyond doubt, where something does. */
export type Place = (
  | /** A value of a file, by JSON pointer. */
  ({ file: SourceFile; pointer: string; exchange?: Exchange } & Aim)
  /** A stretch of a file's text. */
  | ({ file: SourceFile; pointer?: string } & Range)
  /** A file as a whole, by its path inside the pages folder. */
  | { file: string }
) & { fix?: Edit[] };

/** Makes a problem of the catalogue: its sentences from `args`, its line and column from the place. */
export function problemAt<Code extends ProblemCode>(code: Code, args: ProblemArgs<Code>, given: Place): Problem {
  const entry = entryOf(code);
  const place = whereWritten(given);
  const hidden = entry.isOfName && code !== 'invisible-character' ? hiddenIn(args as object) : undefined;
  if (hidden) return problemOfHidden(hidden, place);
  return {
    code,
    args: args ?? {},
    severity: entry.severity,
    ...whereIs(place),
    message: entry.message(args),
    hint: entry.hint(args),
    ...fixOf(place),
  };
}

/** The place in the file that was written, of one that is put together of several. */
function whereWritten(place: Place): Place {
  if (typeof place.file === 'string' || 'offset' in place || !place.file.origin) return place;
  return { ...place, ...place.file.origin((place as { pointer: string }).pointer) } as Place;
}

/** Arguments in which problems of names hold the name; in the others they quote it. */
const named = [
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

interface Hidden {
  /** For sentences: `a zero-width space`. */
  name: string;
  written: string;
  suggestion: string;
}

/** The name among the arguments of a problem that has a character in it which nobody sees. */
function hiddenIn(args: object): Hidden | undefined {
  for (const [key, value] of Object.entries(args)) {
    const character = typeof value === 'string' && named.includes(key) ? invisibleIn(value) : undefined;
    if (!character) continue;
    const { suggestion } = args as { suggestion?: string };
    const written = String(value).replace(/^"(.*)"$/, '$1');
    return { name: character.name, written, suggestion: suggestion ?? withoutInvisible(written) };
  }
  return undefined;
}

function problemOfHidden({ name, written, suggestion }: Hidden, place: Place): Problem {
  const { exchange: _, fix: __, ...where } = place as Place & { exchange?: Exchange };
  const args = { name, suggestion };
  if (typeof where.file === 'string') return problemAt('invisible-character', args, where as Place);
  const { file, pointer = '' } = where as { file: SourceFile; pointer?: string };
  const { offset, length } = 'offset' in where ? (where as Range) : locate(file, pointer, where as Aim);
  const text = file.text.slice(offset, offset + length);
  // Of a longer text, the rest may hold such characters with good reason.
  const isAlone = text === written || text === JSON.stringify(written);
  const fix = isAlone ? editsOfInvisible(text).map((edit) => ({ ...edit, offset: edit.offset + offset })) : [];
  return problemAt('invisible-character', args, { ...where, fix } as Place);
}

function whereIs(place: Place): Pick<Problem, 'file' | 'pointer' | 'line' | 'column' | 'length'> {
  if (typeof place.file === 'string') return { file: place.file, pointer: '', line: 1, column: 1, length: 1 };
  const { file, pointer = '' } = place as { file: SourceFile; pointer?: string };
  const range = 'offset' in place ? place : locate(file, pointer, place as Aim);
  const lineEnd = file.text.indexOf('\n', range.offset);
  const left = (lineEnd < 0 ? file.text.length : lineEnd) - range.offset;
  return {
    file: file.path,
    pointer,
    ...lineAndColumn(file.text, range.offset),
    length: Math.max(1, Math.min(range.length, left)),
  };
}

function fixOf(place: Place): Pick<Problem, 'fix'> {
  if (place.fix?.length) return isSafe(place.fix, place.file) ? { fix: place.fix } : {};
  if (!('exchange' in place) || !place.exchange) return {};
  const edits = editsOf(place.exchange, place.file, locate(place.file, place.pointer, place), place.within);
  return edits && isSafe(edits, place.file) ? { fix: edits } : {};
}

/** Whether edits leave alone what is damaged: beside a NUL character, nobody knows what stood there. */
function isSafe(edits: Edit[], file: SourceFile | string): boolean {
  if (typeof file === 'string' || !file.text.includes('\0')) return true;
  return edits.every(
    ({ offset, length }) => !file.text.slice(Math.max(0, offset - 1), offset + length + 1).includes('\0'),
  );
}

/** The problem because of which there is nothing to check, if there is one. */
export const whatStopsRun = (problems: readonly Problem[]): Problem | undefined =>
  problems.find(({ code }) => entryOf(code).stopsRun);

/**
 * The edits that put one word in place of another; undefined when the text there is not plainly the one that is meant.
 * @param range the key or text with its quotation marks; of a link inside a text, the first place where it seems to be
 * @param within the link as it stands in a longer text
 */
function editsOf(
  exchange: Exchange,
  { text }: SourceFile,
  range: Range,
  within: string | undefined,
): Edit[] | undefined {
  const { from, to } = exchange;
  if (within !== undefined) return within === from ? editsOfLinks(text, exchange, range.offset) : undefined;
  const written = text.slice(range.offset, range.offset + range.length);
  if (written !== JSON.stringify(from)) return undefined;
  return [{ offset: range.offset, length: range.length, text: JSON.stringify(to) }];
}

const inside = (word: string) => JSON.stringify(word).slice(1, -1);

/** Every link of that address in the text around an offset: they are one problem, so they are corrected together. */
function editsOfLinks(text: string, { from, to, linksIn }: Exchange, offset: number): Edit[] | undefined {
  const string = stringAround(text, offset);
  if (!string) return undefined;
  const written = inside(from);
  const edits: Edit[] = [];
  for (let at = text.indexOf(written, string.offset); at >= 0 && at < string.end; ) {
    const end = at + written.length;
    // As `](/about)`, `](</about>)` or `](/about "title")`.
    if (/\]\(\s*<?$/.test(text.slice(string.offset, at)) && /^(?:[>)]|\s)/.test(text.slice(end, end + 1)))
      edits.push({ offset: at, length: written.length, text: inside(to) });
    at = text.indexOf(written, end);
  }
  const links = linksIn?.(JSON.parse(text.slice(string.offset, string.end))) ?? [];
  return edits.length > 0 && edits.length === links.filter((link) => link === from).length ? edits : undefined;
}

/** The JSON text, quotation marks included, that holds an offset. Its line begins outside of any text. */
function stringAround(text: string, offset: number): { offset: number; end: number } | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const strings = /"(?:[^"\\\n\r]|\\.)*"/g;
  strings.lastIndex = lineStart;
  for (let found = strings.exec(text); found && found.index <= offset; found = strings.exec(text)) {
    const end = found.index + found[0].length;
    if (offset < end) return { offset: found.index, end };
  }
  return undefined;
}
