import { closeSync, openSync, readSync } from 'node:fs';

/** Offset of the flags in the head of an extended WebP, and the flag of an animation. */
const [flagsOffset, animationFlag] = [20, 0x02];

/** True for a picture that may be an animation, by its name and its first bytes: any GIF, and a WebP that says so. */
export function mayMove(absolute: string): boolean {
  if (/\.gif$/i.test(absolute)) return true;
  if (!/\.webp$/i.test(absolute)) return false;
  const head = Buffer.alloc(flagsOffset + 1);
  try {
    const handle = openSync(absolute, 'r');
    readSync(handle, head);
    closeSync(handle);
  } catch {
    return false;
  }
  return head.toString('latin1', 12, 16) === 'VP8X' && ((head[flagsOffset] ?? 0) & animationFlag) > 0;
}
