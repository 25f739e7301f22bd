import { type Found, findValue } from './find.ts';
import { tokensOfPointer } from './pointer.ts';
import type { SourceFile } from './sourceFile.ts';

/** Where in a file, in UTF-16 code units from its start. */
export interface Range {
  offset: number;
  length: number;
}

/** What is meant at a pointer: the key itself, the value, or a piece of the value's text. */
export interface Aim {
  at?: 'key' | 'value';
  /** A piece of the text at the pointer, as the text reads (not as JSON writes it). */
  within?: string;
}

/** Finds a value, or its key, in the text of its file; the nearest one around it when it is not there. */
export function locate({ text }: SourceFile, pointer: string, aim: Aim = {}): Range {
  const path = tokensOfPointer(pointer);
  const { found, depth } = findValue(text, path);
  const { start, end, key } = found;
  if (start >= text.length) return { offset: 0, length: 1 };
  // An object is meant by its opening bracket: underlining all of it would say nothing.
  if (depth < path.length) return { offset: start, length: 1 };
  if (aim.at === 'key' && key) return { offset: key.start, length: key.end - key.start };
  if (aim.within !== undefined) return piece(text, found, aim.within);
  return { offset: start, length: text[start] === '{' || text[start] === '[' ? 1 : end - start };
}

function piece(text: string, { start, end }: Found, within: string): Range {
  const written = JSON.stringify(within).slice(1, -1);
  const found = text.slice(start, end).indexOf(written);
  return found < 0 ? { offset: start, length: end - start } : { offset: start + found, length: written.length };
}

/** Line and column, both from 1, of a place in a text. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) {
    line++;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}

/** A line of a text without its end, by its number from 1; empty where there is none. */
export const lineOf = (text: string, line: number): string => (line > 0 && text.split('\n', line)[line - 1]) || '';
