import { CommandError } from '#engine/problems/commandLine.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';

/** @throws CommandError with the reason if it cannot be written */
export function writeOrFail(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new CommandError(`${path} cannot be written: ${reasonOfSystemError(error)}.`);
  }
}
