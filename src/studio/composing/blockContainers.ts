import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer, valueAt } from '#shared/pointer.ts';
import type { InsertableBlock, StudioSchemas } from '#shared/studio.ts';

export interface BlockList {
  pointer: string;
  /** Allowed block types; all when left out. */
  accepts?: string[];
}

/** @param schema with all references resolved */
function firstBlockList(schema: Json | undefined, value: Json | undefined, pointer = ''): BlockList | undefined {
  if (!isObject(schema)) return undefined;
  if (schema.blocks) return { pointer, ...(Array.isArray(schema.blocks) && { accepts: schema.blocks as string[] }) };
  if (Array.isArray(value))
    return value.length ? firstBlockList(schema.items, value[0], childPointer(pointer, 0)) : undefined;
  if (!isObject(value) || !isObject(schema.properties)) return undefined;
  for (const [key, property] of Object.entries(schema.properties)) {
    const found = firstBlockList(property, value[key], childPointer(pointer, key));
    if (found) return found;
  }
  return undefined;
}

export interface BlockContainer {
  choice: InsertableBlock;
  list: BlockList;
}

export function findBlockContainers(
  choices: readonly InsertableBlock[],
  { blocks }: Pick<StudioSchemas, 'blocks'>,
): BlockContainer[] {
  return choices.flatMap((choice): BlockContainer[] => {
    const [value, ...others] = choice.values;
    const list = value && !others.length ? firstBlockList(blocks[choice.type], value) : undefined;
    return list ? [{ choice, list }] : [];
  });
}

/** Fills the first list of a container. Other example items around it are dropped: of three tabs, one stays. */
export function fillContainer(
  { choice, list }: BlockContainer,
  schema: Json | undefined,
  inside: readonly JsonObject[],
): JsonObject {
  const [example = {}] = choice.values;
  return fillListAt(example, schema, list.pointer.split('/').slice(1), inside) as JsonObject;
}

function fillListAt(
  value: Json | undefined,
  schema: Json | undefined,
  keys: string[],
  inside: readonly JsonObject[],
): Json {
  const [key, ...innerKeys] = keys;
  if (key === undefined) return [...inside];
  const properties = isObject(schema) ? schema : {};
  if (Array.isArray(value)) {
    const least = typeof properties.minItems === 'number' ? properties.minItems : 1;
    const entry = fillListAt(value[0], properties.items, innerKeys, inside);
    return [entry, ...value.slice(1, Math.max(1, least))];
  }
  const object = isObject(value) ? value : {};
  return { ...object, [key]: fillListAt(object[key], valueAt(properties, `/properties/${key}`), innerKeys, inside) };
}
