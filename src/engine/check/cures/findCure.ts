import { findNodeAtOffset } from 'jsonc-parser';
import { offsetAt, type SourceRange } from '#engine/problems/locate.ts';
import type { Edit, Problem } from '#engine/problems/problem.ts';
import { contentTree } from '#shared/contentFile/contentFile.ts';
import { contentEndingOf, isMarkdownPath, withoutContentEnding } from '#shared/contentFile/contentPath.ts';
import { findNode, type SourceNode } from '#shared/contentFile/sourceNode.ts';
import { parsePointer } from '#shared/pointer.ts';

/** Change of a site that a problem proposes to its reader: other text in its file, or another path of a file. */
export type Cure = { edits: Edit[] } | { from: string; to: string };

/** Kinds of problems whose suggestion is a name of the file, or of a folder that it is in. */
const renamingCodes = new Set(['file-ending-wrong', 'file-name-not-address', 'special-name-unknown']);

/** Kinds of problems whose suggestion is the path that the file should have. */
const movingCodes = new Set(['route-reserved', 'translation-language-unknown']);

/** True if a problem proposes a change: a fix, or a replacement that its sentences suggest. */
export const proposesCure = ({ fix, args }: Problem): boolean =>
  fix !== undefined || args.suggestion !== undefined || args.replacement !== undefined;

/**
 * Finds the change that a problem proposes: its fix, or the replacement that its message suggests.
 * @param text of the problem's file, without a byte order mark; undefined if it is no JSON file of the site
 * @returns undefined if it proposes none; `unknown` for a proposal that cannot be applied
 */
export function findCure(problem: Problem, text: string | undefined): Cure | 'unknown' | undefined {
  const { code, file, fix, args } = problem;
  const { suggestion, replacement } = args;
  if (!proposesCure(problem)) return undefined;
  // A form with words to be filled in shows how to write a value and replaces none.
  if (fix === undefined && suggestion === undefined && replacement?.includes('…')) return undefined;
  if (renamingCodes.has(code)) return renamed(file, String(args.name), suggestion ?? '');
  if (movingCodes.has(code)) return { from: file, to: suggestion ?? '' };
  if (code === 'not-found-page-missing') return { from: file, to: '_404.json' };
  if (code === 'translation-without-original') return renamedTranslation(file, suggestion ?? '');
  if (text === undefined) return 'unknown';
  // A byte order mark is no part of the text.
  if (fix) return { edits: fix.filter(({ offset }) => offset >= 0) };
  const edits =
    suggestion === undefined
      ? replacementEdits(problem, text, replacement)
      : suggestionEdits(problem, text, suggestion);
  return edits.length > 0 ? { edits } : 'unknown';
}

/** Renames the first part of a path with this name: the file, or a folder that it is in. */
function renamed(path: string, name: string, suggestion: string): Cure {
  const names = path.split('/');
  const index = names.indexOf(name);
  const from = names.slice(0, index + 1).join('/');
  return { from, to: [...names.slice(0, index), suggestion].join('/') };
}

/** `_data/event.hi.json` becomes `_data/events.hi.json`, for the original `_data/events.json`. */
function renamedTranslation(path: string, original: string): Cure {
  const [language] = path.match(/\.[^./]+\.(?:json|md)$/) ?? [contentEndingOf(path)];
  return { from: path, to: withoutContentEnding(original) + language };
}

/**
 * Writes JSON text in place of the value at the pointer of a problem, or of what it marks where there is none. YAML reads
 * JSON too.
 */
function replacementEdits({ file, pointer, line, column, length }: Problem, text: string, replacement = ''): Edit[] {
  if (pointer === '') return [{ offset: offsetAt(text, line, column), length, text: replacement }];
  const node = findNode(contentTree(file, text), parsePointer(pointer));
  return node && node.written !== 'markdown' ? [{ offset: node.offset, length: node.length, text: replacement }] : [];
}

function suggestionEdits(problem: Problem, text: string, suggestion: string): Edit[] {
  const offset = offsetAt(text, problem.line, problem.column);
  const marked = text.slice(offset, offset + problem.length);
  if (problem.code === 'json-escape') return wholeStringEdits(text, offset, suggestion);
  if (marked.startsWith('"')) return [{ offset, length: marked.length, text: JSON.stringify(suggestion) }];
  // One character stands for a group or a list, which no name can replace.
  if (/^[{[]$/.test(marked)) return [];
  if (problem.code === 'token-braces-doubled')
    return [{ offset: offset - 1, length: marked.length + 2, text: suggestion }];
  const isToken = /^token-(?:unknown|malformed)$/.test(problem.code);
  const words = isToken ? `{${suggestion}}` : suggestion;
  const node = unquotedNodeAt(problem.file, text, offset);
  return node
    ? repeatedEdits(text, node, marked, words)
    : repeatedEdits(text, jsonStringAround(text, offset), marked, JSON.stringify(words).slice(1, -1));
}

/** Replaces the JSON string around an offset. */
function wholeStringEdits(text: string, offset: number, suggestion: string): Edit[] {
  const start = text.lastIndexOf('"', offset);
  const [written] = text.slice(start).match(/^"[^"\n\r]*"/) ?? [];
  return written ? [{ offset: start, length: written.length, text: JSON.stringify(suggestion) }] : [];
}

/** Text or key at an offset of a Markdown page that is not written as JSON. */
function unquotedNodeAt(file: string, text: string, offset: number): SourceNode | undefined {
  const root = isMarkdownPath(file) ? contentTree(file, text) : undefined;
  const node: SourceNode | undefined = root && findNodeAtOffset(root, offset);
  return node?.written && node.type === 'string' ? node : undefined;
}

function jsonStringAround(text: string, offset: number): SourceRange | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const strings = [...text.slice(lineStart).matchAll(/"(?:[^"\\\n\r]|\\.)*"/g)];
  const string = strings.find(({ index, 0: written }) => offset < lineStart + index + written.length);
  return string && { offset: lineStart + string.index, length: string[0].length };
}

/**
 * Replaces every occurrence of some words in a text: a problem that a text has twice is reported once.
 * @param range of the text
 * @param replacement as it is written there
 */
function repeatedEdits(text: string, range: SourceRange | undefined, marked: string, replacement: string): Edit[] {
  if (!range || marked === '') return [];
  const edits: Edit[] = [];
  const end = range.offset + range.length;
  for (let at = text.indexOf(marked, range.offset); at >= 0 && at < end; ) {
    const isPart = isInsideWord(text, at, marked);
    if (!isPart) edits.push({ offset: at, length: marked.length, text: replacement });
    at = text.indexOf(marked, at + marked.length);
  }
  return edits;
}

/** True if the words at an offset are part of a longer name: `/about` in `/about-us`. */
const isInsideWord = (text: string, at: number, words: string): boolean =>
  (/^[\w/]/.test(words) && /[\w/-]/.test(text.charAt(at - 1))) ||
  (/\w$/.test(words) && /[\w-]/.test(text.charAt(at + words.length)));
