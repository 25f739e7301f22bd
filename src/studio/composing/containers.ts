import { pointerTo, valueAt } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { BlockChoice, StudioSchemas } from '#shared/studio.ts';

/** The first list of blocks in a value, found by the marks of its schema. */
export interface BlockList {
  pointer: string;
  /** Types of the only blocks that may stand in it; any may where this is left out. */
  accepts?: string[];
}

/** @param schema with every reference written out */
function firstBlockList(schema: Json | undefined, value: Json | undefined, pointer = ''): BlockList | undefined {
  if (!isObject(schema)) return undefined;
  if (schema.blocks) return { pointer, ...(Array.isArray(schema.blocks) && { accepts: schema.blocks as string[] }) };
  if (Array.isArray(value))
    return value.length ? firstBlockList(schema.items, value[0], pointerTo(pointer, 0)) : undefined;
  if (!isObject(value) || !isObject(schema.properties)) return undefined;
  for (const [key, property] of Object.entries(schema.properties)) {
    const found = firstBlockList(property, value[key], pointerTo(pointer, key));
    if (found) return found;
  }
  return undefined;
}

/** A block that others can be put into. */
export interface Container {
  choice: BlockChoice;
  list: BlockList;
}

/** Of all blocks those that hold others, such as tabs. */
export function containersIn(choices: readonly BlockChoice[], { blocks }: Pick<StudioSchemas, 'blocks'>): Container[] {
  return choices.flatMap((choice): Container[] => {
    const [value, ...others] = choice.values;
    const list = value && !others.length ? firstBlockList(blocks[choice.type], value) : undefined;
    return list ? [{ choice, list }] : [];
  });
}

/**
 * A container with blocks in its first list, and nothing else of its example in the lists around that one: of three tabs,
 * the first.
 * @param schema of the container
 */
export function containerWith(
  { choice, list }: Container,
  schema: Json | undefined,
  inside: readonly JsonObject[],
): JsonObject {
  const [example = {}] = choice.values;
  return filled(example, schema, list.pointer.split('/').slice(1), inside) as JsonObject;
}

function filled(
  value: Json | undefined,
  schema: Json | undefined,
  keys: string[],
  inside: readonly JsonObject[],
): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return [...inside];
  const properties = isObject(schema) ? schema : {};
  if (Array.isArray(value)) {
    const least = typeof properties.minItems === 'number' ? properties.minItems : 1;
    const entry = filled(value[0], properties.items, rest, inside);
    return [entry, ...value.slice(1, Math.max(1, least))];
  }
  const own = isObject(value) ? value : {};
  return { ...own, [key]: filled(own[key], valueAt(properties, `/properties/${key}`), rest, inside) };
}
