import { isObject, type Json } from '../json.ts';
import { isTextFilePath } from './contentPath.ts';

/** Name of a text file in a value that stands in place of a text, `{ "file": "_about.md" }`; undefined for other values. */
export function textFileNameIn(value: Json | undefined): string | undefined {
  if (!isObject(value)) return undefined;
  const [key, ...others] = Object.keys(value);
  const { file } = value;
  if (key !== 'file' || others.length > 0 || typeof file !== 'string') return undefined;
  return /^_|\.(?:md|markdown|txt)$/i.test(file) ? file : undefined;
}

const isInTexts = (path: string): boolean => path.startsWith('_texts/');

/**
 * Path of the text file that a name in some file means: one beside that file, or one of `_texts`.
 * @param user path of the file with the name
 * @returns undefined if no text file can have that name
 */
export function textFilePath(name: string, user: string): string | undefined {
  const path = isInTexts(name) ? name : user.slice(0, user.lastIndexOf('/') + 1) + name;
  const isPlain = isInTexts(name) ? name.split('/').every((part) => !/^\.*$/.test(part)) : !name.includes('/');
  return isPlain && !name.includes('\\') && isTextFilePath(path) ? path : undefined;
}

/** Name of a text file as files name it: those beside it by its last name, and any others those of `_texts`. */
export const textFileName = (path: string): string => (isInTexts(path) ? path : path.slice(path.lastIndexOf('/') + 1));
