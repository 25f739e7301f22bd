import { isMarkdownPath, isTextFilePath } from '#shared/contentFile/contentPath.ts';
import { rewriteTextFile } from '#shared/contentFile/textFile.ts';
import { formatMarkdownPage } from '#shared/contentFile/writeMarkdownPage.ts';
import { formatJsonFile } from '#shared/formatJson.ts';
import { asObject, byteOrderMark, type Json, withoutByteOrderMark } from '#shared/json.ts';
import { rewriteJson } from './rewriteJson.ts';
import { rewriteMarkdownPage } from './rewriteMarkdownPage.ts';

/**
 * Text of a content file after a change of its value. Unchanged parts keep their bytes; new parts follow the format
 * around them.
 * @param path of the file, whose ending names its kind
 */
export function rewriteContent(path: string, text: string, after: Json): string {
  if (!isMarkdownPath(path)) return rewriteJson(text, after);
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  if (isTextFilePath(path)) return mark + rewriteTextFile(withoutByteOrderMark(text), textOf(after));
  return mark + rewriteMarkdownPage(withoutByteOrderMark(text), asObject(after));
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : '');

/** Text of a new content file. @param path of the file, whose ending names its kind */
export function formatContent(path: string, value: Json): string {
  if (isTextFilePath(path)) return rewriteTextFile('', textOf(value));
  return isMarkdownPath(path) ? formatMarkdownPage(asObject(value)) : formatJsonFile(value);
}
