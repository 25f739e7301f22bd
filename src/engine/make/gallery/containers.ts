import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject } from '#shared/json.ts';

/** A block that holds blocks. */
export interface Container {
  type: string;
  /** Types that it takes; true for all. */
  allowed: true | string[];
}

/** The blocks that hold others. One with several places takes what any of them takes. */
export function findContainers(schemas: Map<string, Schema>): Container[] {
  return [...schemas].flatMap(([type, schema]) => {
    const places = placesIn(schema);
    if (!places.length) return [];
    const allowed = places.includes(true) || places.flat().filter((name) => typeof name === 'string');
    return [{ type, allowed }];
  });
}

function placesIn(schema: Schema): (true | string[])[] {
  if (schema.blocks) return [schema.blocks];
  const others = isObject(schema.additionalProperties) ? [schema.additionalProperties as Schema] : [];
  return [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : []), ...others].flatMap(
    placesIn,
  );
}
