import { createRequire } from 'node:module';

let canRead: boolean | undefined;

/**
 * @returns true if HEIC pictures (iPhone) can be converted. The decoder is patented: sharp comes without it, but uses
 * that of a libvips installed on the machine.
 */
export function canReadHeic(): boolean {
  canRead ??= createRequire(import.meta.url)('sharp').format.heif?.input.fileSuffix?.includes('.heic') ?? false;
  return canRead as boolean;
}
