import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockFolder, schemasDirectory } from '#engine/content/schema/compose.ts';
import { isObject, type JsonObject } from '#shared/json.ts';

/** Examples of a block by their names, as they stand in its folder; none when there is no such file. */
export function readExamples(type: string): Record<string, JsonObject> {
  const path = join(blockFolder(type), `${type}.examples.json`);
  const examples: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return isObject(examples) ? (examples as Record<string, JsonObject>) : {};
}

/** Folder of the pictures of blocks, one to a type; made by `npm run docs -- --pictures`. */
export const picturesDirectory = join(schemasDirectory, 'pictures');

/** Path of a block's picture on disk. */
export const picturePath = (type: string): string => join(picturesDirectory, `${type}.webp`);

/** Address of a block's picture for an editor; undefined when there is none. */
export function pictureAddress(type: string): string | undefined {
  const path = picturePath(type);
  return existsSync(path) ? pathToFileURL(path).href : undefined;
}
