import { accessSync, constants, lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';

const writeBits = 0o222;

/** Reason for people why a file must not be replaced; undefined if it may be. */
export function explainUnwritable(path: string): string | undefined {
  try {
    const entry = lstatSync(path);
    if (entry.isSymbolicLink()) return 'it is a link to another file; fix that one';
    if ((entry.mode & writeBits) === 0) return 'it is write-protected';
    accessSync(path, constants.W_OK);
    // Replacing the file requires write access to its folder.
    accessSync(dirname(path), constants.W_OK);
    return undefined;
  } catch (error) {
    return reasonOfSystemError(error);
  }
}
