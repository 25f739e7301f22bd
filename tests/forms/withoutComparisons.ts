import type { FieldDefinition } from '#blocks/form/formTypes.ts';

/** Fields without the rules that draft-07 cannot express. */
export const withoutComparisons = (fields: FieldDefinition[]): FieldDefinition[] =>
  fields.map(({ rules, ...field }) => ({
    ...field,
    ...(rules && { rules: rules.filter(({ rule }) => rule !== 'equalsField') }),
  }));
