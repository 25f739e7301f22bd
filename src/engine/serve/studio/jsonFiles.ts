import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { explainUnwritable } from '#engine/edit/explainUnwritable.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import { contentHash } from '#engine/store/cache.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';
import type { FileState } from '#shared/studio.ts';
import { HttpError } from './httpError.ts';
import type { StudioSite } from './studioSite.ts';

export interface FileOnDisk {
  /** Path inside the pages folder. */
  file: string;
  /** Path inside the pages folder with symbolic links resolved, which is unique to the file. */
  target: string;
  /** Path on disk with symbolic links resolved. */
  real: string;
  /** Paths on disk under which the site knows it: its own, and that of the file that it links to. */
  known: string[];
}

const maxFileBytes = 16 * 1024 ** 2;

/** @returns true if the path stays inside its folder and has no hidden part */
export const isPlainPath = (path: unknown): path is string =>
  typeof path === 'string' && !/[\\\0]/.test(path) && path.split('/').every((name) => name && !name.startsWith('.'));

/** @throws HttpError if it does not exist, or lies outside the pages folder */
export function findJsonFile({ content }: Pick<StudioSite, 'content'>, file: unknown): FileOnDisk {
  if (!isPlainPath(file) || !isContentPath(file)) throw createNoSuchFileError(file);
  const path = join(content.directory, file);
  try {
    const [real, folder] = [realpathSync(path), realpathSync(content.directory)];
    const found = statSync(real);
    if (!real.startsWith(folder + sep) || !isContentPath(real) || !found.isFile()) throw createNoSuchFileError(file);
    if (found.size > maxFileBytes) throw new HttpError(`${file} has more than 16 MB, which is too much to edit here.`);
    const target = relative(folder, real).replaceAll(sep, '/');
    return { file, target, real, known: [...new Set([path, join(content.directory, target)])] };
  } catch (error) {
    throw error instanceof HttpError ? error : createNoSuchFileError(file);
  }
}

const createNoSuchFileError = (file: unknown) => new HttpError(`There is no file ${String(file)} in this site.`);

export function readFileState(site: Pick<StudioSite, 'content'>, file: unknown): FileState {
  return readFoundFile(findJsonFile(site, file));
}

export function readFoundFile({ file, real }: FileOnDisk): FileState {
  try {
    const bytes = readFileSync(real);
    const text = bytes.toString('utf8');
    const readOnly = isUtf8(bytes)
      ? explainUnwritable(real)
      : 'it is not saved as UTF-8, which only its own editor can change';
    return {
      file,
      text,
      hash: textHashOf(text),
      ...(readOnly && { readOnly: `${file} cannot be changed here: ${readOnly}.` }),
    };
  } catch (error) {
    throw new HttpError(`${file} cannot be read: ${reasonOfSystemError(error)}.`);
  }
}

/** Hash of a file's text, by which the studio names the version that it edits. */
export const textHashOf = (text: string): string => contentHash([text], 16);
