import type { RJSFSchema } from '@rjsf/utils';
import type { FieldSchema } from '../fieldSchema.ts';

/** Nothing is filled in that nobody has written. */
export const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
} as const;

/** A schema for rjsf, without what would have it show keys that the schema does not name. */
export function forRjsf(schema: FieldSchema): RJSFSchema {
  const { additionalProperties: _, $schema: __, $id: ___, ...rest } = schema;
  return { properties: {}, ...rest, type: 'object' } as RJSFSchema;
}
