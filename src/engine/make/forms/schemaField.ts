import type { Form } from '#blocks/form/form.types.ts';
import { optionsOf } from '#blocks/form/options.ts';

/** One field of a form, its options in place. */
export type SchemaField = Form['fields'][number];

/** What the options of a field send, in order; undefined where it has none. */
export const optionValues = (field: SchemaField): string[] | undefined =>
  field.options && optionsOf(field).map(({ value }) => value);
