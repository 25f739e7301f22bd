import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from '#engine/edit/siteChange.ts';
import { storedPath } from '../changeFiles.ts';

/**
 * The change that gives a file other bytes; undefined where it has them already.
 * @param directory of the pages
 * @param bytes undefined for a file that goes
 */
export function changeToBytes(directory: string, file: string, bytes: Buffer | undefined): FileChange | undefined {
  const path = join(directory, file);
  const now = existsSync(path) ? readFileSync(path) : undefined;
  const isText = file.endsWith('.json');
  const from = now && { from: file, ...(isText && { before: now.toString('utf8') }) };
  if (!bytes) return from;
  if (now?.equals(bytes)) return undefined;
  if (isText) return { ...from, to: file, after: bytes.toString('utf8') };
  const stored = storedPath();
  writeFileSync(stored, bytes);
  return { ...from, to: file, after: { stored } };
}
