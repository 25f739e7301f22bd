import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { parsePointer } from '#shared/pointer.ts';

/** Removes the innermost part on the way to `pointer` that the schema does not require. */
function removeOptionalPart(block: JsonObject, schema: Schema, pointer: string): void {
  let remove = () => {};
  let parent: Json | undefined = block;
  let parentSchema: Schema | undefined = schema;
  for (const name of parsePointer(pointer)) {
    if (Array.isArray(parent)) {
      const list: Json[] = parent;
      if (list.length > Number(parentSchema?.minItems ?? 0)) remove = () => list.splice(Number(name), 1);
      parent = list[Number(name)];
      parentSchema = parentSchema?.items;
    } else if (isObject(parent)) {
      const object: JsonObject = parent;
      if (name in object && parentSchema?.properties && !parentSchema.required?.includes(name))
        remove = () => delete object[name];
      parent = object[name];
      parentSchema = parentSchema?.properties?.[name];
    }
  }
  remove();
}

/** Copies a block without the values at the pointers (relative to it), as far as its schema does not require them. */
export function pruneBlock(block: JsonObject, schema: Schema, pointers: string[]): JsonObject {
  const copy = structuredClone(block);
  // From the end, so that no removal moves the target of another pointer.
  const fromTheEnd = [...new Set(pointers)].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  for (const pointer of fromTheEnd) removeOptionalPart(copy, schema, pointer);
  return copy;
}
