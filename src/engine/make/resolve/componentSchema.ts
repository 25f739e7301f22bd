import { composeBlockSchema } from '#engine/content/schema/composeSchema.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';

/** Properties for the frame around a block, which its component does not receive. */
const engineProperties = ['type', 'id', 'tone', 'reveal', 'publishAt', 'expireAt', 'hidden'];

const componentSchemas = new Map<string, Schema>();

/** Schema of the properties that the component of a block receives. */
export function componentSchemaOf(type: string): Schema {
  return getOrInsert(componentSchemas, type, () => {
    const { properties = {}, ...schema } = composeBlockSchema(type);
    const componentProperties = Object.entries(properties).filter(([name]) => !engineProperties.includes(name));
    return { ...schema, properties: Object.fromEntries(componentProperties) };
  });
}

export const clearBlockSchemaCache = () => componentSchemas.clear();
