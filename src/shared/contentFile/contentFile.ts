import { parseTree } from 'jsonc-parser';
import { type Json, parseFileText, withoutByteOrderMark } from '../json.ts';
import { isMarkdownPath, isTextFilePath } from './contentPath.ts';
import { markdownPageTree, parseMarkdownPage } from './markdownPage.ts';
import type { SourceNode } from './sourceNode.ts';
import { parseTextFile, textFileTree } from './textFile.ts';

/**
 * Kinds of files that content is written in: JSON, pages in Markdown, and single texts in Markdown. Each has a value,
 * and a tree of positions.
 */

/**
 * Value of a content file; a byte order mark is skipped.
 * @throws SyntaxError if the text cannot be read as a file of its kind
 */
export function parseContent(path: string, text: string): Json {
  if (isTextFilePath(path)) return parseTextFile(withoutByteOrderMark(text));
  return isMarkdownPath(path) ? parseMarkdownPage(withoutByteOrderMark(text)) : parseFileText(text);
}

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
export function contentTree(path: string, text: string): SourceNode | undefined {
  if (isTextFilePath(path)) return textFileTree(text);
  return isMarkdownPath(path) ? markdownPageTree(text) : parseTree(text);
}
