import { accessSync, constants, lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from '#engine/problems/systemRefusal.ts';

/** Any of these bits lets somebody write. */
const writable = 0o222;

/** Why a file must not be replaced, in plain words; undefined when it may be. */
export function whyUntouchable(path: string): string | undefined {
  try {
    const entry = lstatSync(path);
    if (entry.isSymbolicLink()) return 'it is a link to another file; fix that one';
    if ((entry.mode & writable) === 0) return 'it is write-protected';
    accessSync(path, constants.W_OK);
    // It is replaced by a new one.
    accessSync(dirname(path), constants.W_OK);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
