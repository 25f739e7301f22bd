import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from '#engine/edit/siteChange.ts';
import { writeTemporaryFile } from '#engine/store/temporaryFiles.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';

/**
 * Creates the change that replaces a file's bytes; undefined if they are equal.
 * @param bytes undefined to remove the file
 */
export function createFileChange(directory: string, file: string, bytes: Buffer | undefined): FileChange | undefined {
  const path = join(directory, file);
  const current = existsSync(path) ? readFileSync(path) : undefined;
  const isText = isContentPath(file);
  const from = current && { from: file, ...(isText && { before: current.toString('utf8') }) };
  if (!bytes) return from;
  if (current?.equals(bytes)) return undefined;
  if (isText) return { ...from, to: file, after: bytes.toString('utf8') };
  return { ...from, to: file, after: { stored: writeTemporaryFile(bytes) } };
}
