import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolder } from '#engine/content/schema/composeSchema.ts';
import { isObject, type JsonObject } from '#shared/json.ts';

/** Names of every block's examples, from the least that its schema allows to the most that it must bear. */
export const exampleNames = ['minimal', 'typical', 'longest', 'edge'] as const;

/** Reads a block's examples by name; empty if the file is missing or is not an object. */
export function readExamples(type: string): Record<string, JsonObject> {
  const path = join(blockFolder(type), `${type}.examples.json`);
  const examples: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return isObject(examples) ? (examples as Record<string, JsonObject>) : {};
}
