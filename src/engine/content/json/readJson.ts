import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Problem } from '#engine/problems/problem.ts';
import { type Place, problemAt } from '#engine/problems/problemAt.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { reasonOf } from '#engine/problems/systemRefusal.ts';
import type { Json } from '#shared/json.ts';
import { findDuplicateKeys } from './duplicateKeys.ts';
import { takeReservedKeys } from './reservedKeys.ts';
import { explainSyntax } from './syntax.ts';

/** Reads a file as UTF-8, by its path on disk. */
export type ReadFile = (absolute: string) => string;

const readUtf8: ReadFile = (absolute) => readFileSync(absolute, 'utf8');

/** Reads a JSON file. Whatever is wrong with it becomes a problem, and as little as possible of it is lost. */
export function readJson(
  path: string,
  absolute: string,
  problems: Problem[],
  readFile: ReadFile = readUtf8,
): SourceFile {
  const file: SourceFile = { path, absolute, text: '', json: undefined };
  try {
    // Reading straight to a text is the fastest; bytes are looked at only where the text shows a trace of a mistake.
    file.text = readFile(absolute);
  } catch (error) {
    problems.push(problemAt('file-unreadable', { reason: reasonOf(error) }, { file: path }));
    return file;
  }
  if (file.text.charCodeAt(0) === 0xfeff || file.text.includes('\ufffd') || file.text.includes('\0'))
    decode(file, problems);
  readText(file, problems);
  return file;
}

/**
 * Reads a text as if it were that of a file.
 * @param path inside the pages folder
 */
export function readJsonText(path: string, text: string, problems: Problem[]): SourceFile {
  const file: SourceFile = { path, absolute: path, text, json: undefined };
  readText(file, problems);
  return file;
}

function readText(file: SourceFile, problems: Problem[]): void {
  if (file.text.trim() === '') {
    problems.push(problemAt('file-empty', undefined, { file: file.path }));
    return;
  }
  try {
    parseInto(file, problems);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    file.json = undefined;
    problems.push(problemAt('json-too-deep', undefined, { file: file.path }));
  }
}

function parseInto(file: SourceFile, problems: Problem[]): void {
  try {
    file.json = JSON.parse(file.text) as Json;
  } catch (error) {
    const explained = explainSyntax(file);
    file.json = explained.json;
    const unexplained = () => problemAt('json-unexpected', { text: reasonOf(error) }, { file, offset: 0, length: 1 });
    problems.push(...(explained.problems.length ? explained.problems : [unexplained()]), ...takeReservedKeys(file));
    return;
  }
  problems.push(...findDuplicateKeys(file), ...takeReservedKeys(file));
}

/** Fixes the text of a file that is not plain UTF-8, so that its encoding is its only problem. */
function decode(file: SourceFile, problems: Problem[]): void {
  const bytes = readFileSync(file.absolute);
  const utf16 = utf16Of(bytes);
  const report = (code: 'file-byte-order-mark' | 'file-utf-16' | 'file-not-utf-8', place: Place) =>
    problems.push(problemAt(code, undefined, place));
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

/** UTF-16 shows by its mark, or, since JSON begins with an ASCII character, by a zero in its first two bytes. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
}
