import { parseTree } from 'jsonc-parser';
import { type Json, parseFileText, withoutByteOrderMark } from '../json.ts';
import { markdownPageTree, parseMarkdownPage } from './markdownPage.ts';
import type { SourceNode } from './sourceNode.ts';

/** Kinds of files that content is written in: JSON, and pages in Markdown. Each has a value, and a tree of positions. */

/** True for a file of content, by its path. */
export const isContentPath = (path: string): boolean => /\.(?:json|md)$/.test(path);

/** True for a page that is written in Markdown, by its path; also with an ending that is reported. */
export const isMarkdownPath = (path: string): boolean => /\.(?:md|markdown|mdown|mkd|mdx)(?:\.txt)?$/i.test(path);

/** Path or name of a content file without its ending: `about` for `about.json` and `about.md`. */
export const withoutContentEnding = (path: string): string => path.replace(/\.(?:json|md)$/i, '');

/** Ending of a content file: `.json` or `.md`; empty for other files. */
export const contentEndingOf = (path: string): string => /\.(?:json|md)$/i.exec(path)?.[0] ?? '';

/**
 * Value of a content file; a byte order mark is skipped.
 * @throws SyntaxError if the text cannot be read as a file of its kind
 */
export const parseContent = (path: string, text: string): Json =>
  isMarkdownPath(path) ? parseMarkdownPage(withoutByteOrderMark(text)) : parseFileText(text);

/** Value of a content file; undefined if its text cannot be read. */
export function tryParseContent(path: string, text: string): Json | undefined {
  try {
    return parseContent(path, text);
  } catch {
    return undefined;
  }
}

/**
 * Tree of the values of a content file with their positions.
 * @param text without a byte order mark
 * @returns undefined if nothing of it can be read
 */
export const contentTree = (path: string, text: string): SourceNode | undefined =>
  isMarkdownPath(path) ? markdownPageTree(text) : parseTree(text);
