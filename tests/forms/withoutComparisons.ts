import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { comparesFields, isFixedBound } from '#rules/bound.ts';

/** Fields without the rules that draft-07 cannot express. */
export const withoutComparisons = (fields: FieldDefinition[]): FieldDefinition[] =>
  fields.map(({ rules, ...field }) => ({
    ...field,
    ...(rules && {
      rules: rules.filter((rule) => !comparesFields(rule) && isFixedBound(rule) && !/Words$/.test(rule.rule)),
    }),
  }));
