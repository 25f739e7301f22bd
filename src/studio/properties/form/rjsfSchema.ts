import type { RJSFSchema } from '@rjsf/utils';
import type { FieldSchema } from '../fieldSchema.ts';

/** Settings of rjsf that fill in no default values. */
export const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
} as const;

/** Converts a schema for rjsf, so that it renders only keys that the schema names. */
export function toRjsfSchema(schema: FieldSchema): RJSFSchema {
  const { additionalProperties: _, $schema: __, $id: ___, ...others } = schema;
  return { properties: {}, ...others, type: 'object' } as RJSFSchema;
}
