import { chmodSync, chownSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { reasonOf } from '#engine/problems/systemRefusal.ts';

/** Any of these bits lets somebody write. */
const writable = 0o222;

/** Why a file must not be replaced, in plain words; undefined when it may be. */
export function whyUntouchable(path: string): string | undefined {
  try {
    const entry = lstatSync(path);
    if (entry.isSymbolicLink()) return 'it is a link to another file; fix that one';
    if ((entry.mode & writable) === 0) return 'it is write-protected';
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * Replaces a file's content as one step: whoever reads it finds the old or the new one, and after a power cut too.
 * Its mode and owner stay. (write-file-atomic gives the owner up without a word, has no place for the last look before
 * the rename, and what it has not finished would be a file of the site.)
 * @param before what must be in it still
 * @returns why it was left as it is, in plain words; undefined when it was replaced
 */
export function replaceContent(path: string, before: Buffer, after: Buffer): string | undefined {
  // A name that begins with a dot is no part of the site, should the machine stop in the middle.
  const aside = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    const { mode, uid, gid } = lstatSync(path);
    writeFileSync(aside, after, { flag: 'wx', flush: true });
    chmodSync(aside, mode);
    const own = lstatSync(aside);
    if (own.uid !== uid || own.gid !== gid) chownSync(aside, uid, gid);
    if (!readFileSync(path).equals(before)) {
      rmSync(aside);
      return 'somebody has saved it meanwhile; run the command again';
    }
    renameSync(aside, path);
    return undefined;
  } catch (error) {
    rmSync(aside, { force: true });
    return reasonOf(error);
  }
}
