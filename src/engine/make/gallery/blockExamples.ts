import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockFolder, schemasDirectory } from '#engine/content/schema/composeSchema.ts';
import { isObject, type JsonObject } from '#shared/json.ts';

/** Reads the examples in a block's folder, by name; an empty object if it has none. */
export function readExamples(type: string): Record<string, JsonObject> {
  const path = join(blockFolder(type), `${type}.examples.json`);
  const examples: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return isObject(examples) ? (examples as Record<string, JsonObject>) : {};
}

/** Folder of block pictures, one for each type, made by `npm run docs -- --pictures`. */
export const blockPicturesDirectory = join(schemasDirectory, 'pictures');

export const blockPicturePath = (type: string): string => join(blockPicturesDirectory, `${type}.webp`);

/** `file:` URL of a block's picture for an editor; undefined if there is none. */
export function blockPictureUrl(type: string): string | undefined {
  const path = blockPicturePath(type);
  return existsSync(path) ? pathToFileURL(path).href : undefined;
}
