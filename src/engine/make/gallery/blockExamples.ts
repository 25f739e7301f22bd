import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { schemasDirectory } from '#engine/content/schema/composeSchema.ts';

/** Folder of block pictures, one for each type, made by `npm run docs -- --pictures`. */
export const blockPicturesDirectory = join(schemasDirectory, 'pictures');

export const blockPicturePath = (type: string): string => join(blockPicturesDirectory, `${type}.webp`);

/** `file:` URL of a block's picture for an editor; undefined if there is none. */
export function blockPictureUrl(type: string): string | undefined {
  const path = blockPicturePath(type);
  return existsSync(path) ? pathToFileURL(path).href : undefined;
}
