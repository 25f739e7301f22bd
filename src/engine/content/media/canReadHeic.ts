import { createRequire } from 'node:module';

let canRead: boolean | undefined;

/**
 * Whether pictures as iPhones take them can be converted here. It takes a decoder that is patented: sharp comes without,
 * but takes the one of a libvips that is installed on the machine.
 */
export function canReadHeic(): boolean {
  canRead ??= createRequire(import.meta.url)('sharp').format.heif?.input.fileSuffix?.includes('.heic') ?? false;
  return canRead as boolean;
}
