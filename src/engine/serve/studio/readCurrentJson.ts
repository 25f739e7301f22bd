import { readContent } from '#engine/content/readContent.ts';
import { composePage, type TextFiles } from '#engine/content/textFiles.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';

/**
 * Reads the current JSON of a file, which may be newer than the last check; as much as can be parsed. A file that is
 * composed of several keeps the content of the last check.
 */
export const readCurrentJson = (file: Pick<SourceFile, 'path' | 'absolute'> & Partial<SourceFile>): Json | undefined =>
  file.isComposed ? file.json : readContent(file.path, file.absolute, []).json;

/** Reads the current JSON of a file with its texts in files of their own, as of the last check. */
export function readCurrentContent(file: SourceFile, texts: TextFiles): Json | undefined {
  const json = readCurrentJson(file);
  return isObject(json) ? composePage(json, file.path, texts).page : json;
}
