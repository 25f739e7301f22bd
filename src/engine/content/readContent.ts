import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createProblem, type ProblemLocation } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import { isMarkdownPath, isTextFilePath } from '#shared/contentFile/contentPath.ts';
import { detectBinaryFormat } from './json/otherFormat.ts';
import { readJsonInto } from './json/readJsonInto.ts';
import { readMarkdownPageInto, readTextFileInto } from './readMarkdownPage.ts';

/** Reads a file as UTF-8. @param absolute path on disk */
export type ReadFile = (absolute: string) => string;

const readUtf8: ReadFile = (absolute) => readFileSync(absolute, 'utf8');

/** Reads a content file of any kind. Every mistake becomes a problem; as much as possible of the content is recovered. */
export function readContent(
  path: string,
  absolute: string,
  problems: Problem[],
  readFile: ReadFile = readUtf8,
): SourceFile {
  const file: SourceFile = { path, absolute, text: '', json: undefined };
  try {
    // Reading as text is fastest; bytes are examined only if the text looks damaged.
    file.text = readFile(absolute);
  } catch (error) {
    problems.push(createProblem('file-unreadable', { reason: reasonOfSystemError(error) }, { file: path }));
    return file;
  }
  const what = detectBinaryFormat(file.text);
  if (what !== undefined) {
    problems.push(createProblem('json-absent', { what }, { file: path }));
    return file;
  }
  if (file.text.charCodeAt(0) === 0xfeff || file.text.includes('\ufffd') || file.text.includes('\0'))
    decode(file, problems);
  parseFileText(file, problems);
  return file;
}

/** Parses a text like the content of a file. @param path inside the pages folder */
export function readContentText(path: string, text: string, problems: Problem[]): SourceFile {
  const file: SourceFile = { path, absolute: path, text, json: undefined };
  parseFileText(file, problems);
  return file;
}

function parseFileText(file: SourceFile, problems: Problem[]): void {
  if (file.text.trim() === '') {
    problems.push(createProblem('file-empty', undefined, { file: file.path }));
    return;
  }
  try {
    if (isTextFilePath(file.path)) readTextFileInto(file, problems);
    else if (isMarkdownPath(file.path)) readMarkdownPageInto(file, problems);
    else readJsonInto(file, problems);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    file.json = undefined;
    problems.push(createProblem('json-too-deep', undefined, { file: file.path }));
  }
}

function decode(file: SourceFile, problems: Problem[]): void {
  const bytes = readFileSync(file.absolute);
  const utf16 = utf16Of(bytes);
  const report = (code: 'file-byte-order-mark' | 'file-utf-16' | 'file-not-utf-8', location: ProblemLocation) =>
    problems.push(createProblem(code, undefined, location));
  if (utf16) {
    file.text = new TextDecoder(utf16).decode(bytes);
    report('file-utf-16', { file: file.path });
  } else if (!isUtf8(bytes)) {
    report('file-not-utf-8', { file, offset: file.text.indexOf('\ufffd'), length: 1 });
    file.text = new TextDecoder('windows-1252').decode(bytes);
  } else if (file.text.charCodeAt(0) === 0xfeff) {
    file.text = file.text.slice(1);
    report('file-byte-order-mark', { file: file.path, fix: [{ offset: -1, length: 1, text: '' }] });
  }
}

/**
 * Detects UTF-16 by its byte order mark, or by a zero among the first two bytes: JSON begins with an ASCII character.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
}
