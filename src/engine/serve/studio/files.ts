import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { whyUntouchable } from '#engine/edit/whyUntouchable.ts';
import { reasonOf } from '#engine/problems/systemRefusal.ts';
import { contentHash } from '#engine/store/cache.ts';
import type { FileState } from '#shared/studio.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';

/** A file of the pages folder, as it lies on disk. */
export interface FileOnDisk {
  /** Path inside the pages folder. */
  file: string;
  /** The same after links are followed: one file has one. */
  target: string;
  /** Path on disk, links followed. */
  real: string;
  /** Paths on disk by which the site knows it: its own, and that of the file which it is a link to. */
  known: string[];
}

/** Bytes of the largest file that is edited. */
const mostBytes = 16 * 1024 ** 2;

/** A path that stays below where it begins, and names nothing that begins with a dot. */
const isPlain = (path: string) =>
  !/[\\\0]/.test(path) && path.split('/').every((name) => name && !name.startsWith('.'));

/**
 * Finds a JSON file of the site.
 * @param file path inside the pages folder, as somebody asks for it
 * @throws Refusal when there is none, or it lies somewhere else
 */
export function findFile({ content }: Pick<StudioSite, 'content'>, file: unknown): FileOnDisk {
  if (typeof file !== 'string' || !file.endsWith('.json') || !isPlain(file)) throw noSuchFile(file);
  const path = join(content.directory, file);
  try {
    const [real, folder] = [realpathSync(path), realpathSync(content.directory)];
    const found = statSync(real);
    if (!real.startsWith(folder + sep) || !real.endsWith('.json') || !found.isFile()) throw noSuchFile(file);
    if (found.size > mostBytes)
      throw new Refusal(422, { reason: `${file} has more than 16 MB, which is too much to edit here.` });
    const target = relative(folder, real).replaceAll(sep, '/');
    return { file, target, real, known: [...new Set([path, join(content.directory, target)])] };
  } catch (error) {
    throw error instanceof Refusal ? error : noSuchFile(file);
  }
}

const noSuchFile = (file: unknown) => new Refusal(422, { reason: `There is no file ${String(file)} in this site.` });

/**
 * A JSON file of the site as it is on disk.
 * @throws Refusal when the site has no such file, or it cannot be read
 */
export function readFileState(site: Pick<StudioSite, 'content'>, file: unknown): FileState {
  return readFound(findFile(site, file));
}

/** The same for a file that was found. */
export function readFound({ file, real }: FileOnDisk): FileState {
  try {
    const bytes = readFileSync(real);
    const text = bytes.toString('utf8');
    const readOnly = isUtf8(bytes)
      ? whyUntouchable(real)
      : 'it is not saved as UTF-8, which only its own editor can change';
    return {
      file,
      text,
      hash: hashOf(text),
      ...(readOnly && { readOnly: `${file} cannot be changed here: ${readOnly}.` }),
    };
  } catch (error) {
    throw new Refusal(422, { reason: `${file} cannot be read: ${reasonOf(error)}.` });
  }
}

/** Hash of a file's text, by which the studio says which state of it was changed. */
export const hashOf = (text: string): string => contentHash([text], 16);
