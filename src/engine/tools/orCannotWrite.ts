import { CannotRun } from '#engine/problems/commandLine.ts';
import { reasonOf } from '#engine/problems/systemRefusal.ts';

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
