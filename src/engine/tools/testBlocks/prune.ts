import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';

/** Splits a JSON pointer (RFC 6901) into its names. */
const namesIn = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Takes the innermost part on the way to `pointer` out of `block` that its schema can do without. */
function takeOut(block: JsonObject, schema: Schema, pointer: string): void {
  let remove = () => {};
  let parent: Json | undefined = block;
  let parentSchema: Schema | undefined = schema;
  for (const name of namesIn(pointer)) {
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

/** A copy of a block without what the pointers (from the block) lead to, as far as its schema can do without it. */
export function prune(block: JsonObject, schema: Schema, pointers: string[]): JsonObject {
  const copy = structuredClone(block);
  // From the end, so that no removal moves what another pointer leads to.
  const fromTheEnd = [...new Set(pointers)].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  for (const pointer of fromTheEnd) takeOut(copy, schema, pointer);
  return copy;
}
