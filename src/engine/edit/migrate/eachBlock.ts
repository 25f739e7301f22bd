import { isObject, type Json, type JsonObject } from '#shared/json.ts';

/** Keys under which groups with a "type" are no blocks: conditions, facts, and structured data for search engines. */
const elsewhere = ['where', 'fields', 'structuredData'];

/**
 * Calls for every block in a value, inner ones first. Blocks are known by standing in a list and naming a block type,
 * not by the schema of what is around them: that may be of an older shape.
 * @param isBlock the value itself is a block, as in a file of `_blocks`
 */
export function eachBlock(
  value: Json | undefined,
  types: ReadonlySet<string>,
  visit: (block: JsonObject, pointer: string) => void,
  isBlock = false,
  pointer = '',
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      eachBlock(item, types, visit, true, `${pointer}/${index}`);
    });
  } else if (isObject(value)) {
    for (const [key, inside] of Object.entries(value))
      if (!elsewhere.includes(key)) eachBlock(inside, types, visit, false, `${pointer}/${key}`);
    if (isBlock && typeof value.type === 'string' && types.has(value.type)) visit(value, pointer);
  }
}
