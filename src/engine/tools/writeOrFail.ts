import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandError } from '#engine/problems/commandLine.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import { makeFolders } from '#engine/store/cacheFiles.cjs';

/** @throws CommandError with the reason if it cannot be written */
export function writeOrFail(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new CommandError(`${path} cannot be written: ${reasonOfSystemError(error)}.`);
  }
}

/** @throws CommandError with the reason if it cannot be written */
export const writeReport = (path: string, text: string): void =>
  writeOrFail(path, () => {
    makeFolders(dirname(path));
    writeFileSync(path, text);
  });
