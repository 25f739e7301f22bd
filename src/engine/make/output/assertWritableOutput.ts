import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandError } from '#engine/problems/commandLine.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';

/**
 * Refuses an output folder that cannot be written, before a build does any other work.
 * @throws CommandError that names the folder and the option for another
 */
export function assertWritableOutput(directory: string): void {
  let existing = directory;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  try {
    accessSync(existing, constants.W_OK);
  } catch (error) {
    throw new CommandError(
      `The output folder ${directory} cannot be written: ${reasonOfSystemError(error)}. --out names another folder.`,
    );
  }
}
