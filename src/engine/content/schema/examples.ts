import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject } from '#shared/json.ts';
import { blockFolder } from './composeSchema.ts';

/** Reads the examples in a block's folder, by name; an empty object if it has none. */
export function readExamples(type: string): Record<string, JsonObject> {
  const path = join(blockFolder(type), `${type}.examples.json`);
  const examples: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return isObject(examples) ? (examples as Record<string, JsonObject>) : {};
}
