import { closeSync, openSync, readSync } from 'node:fs';
import { firstBytesLength, needsFirstBytes } from '#engine/make/output/filePolicy.ts';

/**
 * Reads the first bytes of a file that its content policy depends on; none if the type alone decides.
 * @throws Error when the file cannot be read
 */
export function readFirstBytes(path: string, type: string): Uint8Array {
  if (!needsFirstBytes(type)) return new Uint8Array();
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(firstBytesLength);
    return start.subarray(0, readSync(file, start, 0, firstBytesLength, 0));
  } finally {
    closeSync(file);
  }
}
