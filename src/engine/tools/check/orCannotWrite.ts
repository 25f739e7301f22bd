import { reasonOf } from '#engine/content/json/readJson.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';

/**
 * Writes a file.
 * @throws CannotRun that it cannot be written, with the reason
 */
export function orCannotWrite(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new CannotRun(`${path} cannot be written: ${reasonOf(error)}.`);
  }
}
