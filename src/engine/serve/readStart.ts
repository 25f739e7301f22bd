import { closeSync, openSync, readSync } from 'node:fs';
import { needsStart, startLength } from '#engine/make/output/filePolicy.ts';

/**
 * First bytes of a file, as its policy needs them; none where the type alone decides.
 * @throws when the file cannot be read
 */
export function readStart(path: string, type: string): Uint8Array {
  if (!needsStart(type)) return new Uint8Array();
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(startLength);
    return start.subarray(0, readSync(file, start, 0, startLength, 0));
  } finally {
    closeSync(file);
  }
}
