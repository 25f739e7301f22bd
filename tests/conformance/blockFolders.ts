import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksDirectory, listBlockTypes } from '#engine/content/schema/compose.ts';
import { isObject, type JsonObject } from '#shared/json.ts';

/** The examples that every block has, from the least that its schema allows to the most that it must bear. */
export const exampleNames = ['minimal', 'typical', 'longest', 'edge'] as const;

/** Path of a file in a block's folder. */
export const blockFile = (type: string, name: string) => join(blocksDirectory, type, name);

/** `CONFORMANCE_ONLY=hero,cards` narrows a run to these blocks, as `npm test -- block hero` does. */
const only = process.env.CONFORMANCE_ONLY?.split(',');

/** The folders of the blocks to look at. */
export const blockFolders = listBlockTypes().filter((type) => !only || only.includes(type));

/** The block types to look at: all that have a schema. A folder without one fails its own test. */
export const blockTypes = blockFolders.filter((type) => existsSync(blockFile(type, `${type}.schema.json`)));

/** A block's examples by name; empty when the file is missing or is not an object. */
export function readExamples(type: string): Record<string, JsonObject> {
  const path = blockFile(type, `${type}.examples.json`);
  const examples: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return isObject(examples) ? (examples as Record<string, JsonObject>) : {};
}
