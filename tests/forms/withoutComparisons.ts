import type { Form } from '#blocks/form/form.types.ts';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { comparesFields, isFixedBound } from '#rules/bound.ts';

/** Fields, and those of repeated groups, without the rules that draft-07 cannot express. */
export const withoutComparisons = (all: FieldDefinition[]): FieldDefinition[] =>
  all.map(({ rules, fields, ...field }) => ({
    ...field,
    ...(fields && { fields: withoutComparisons(fields) as NonNullable<FieldDefinition['fields']> }),
    ...(rules && {
      rules: rules.filter((rule) => !comparesFields(rule) && isFixedBound(rule) && !/Words$/.test(rule.rule)),
    }),
  }));

/**
 * A form without the rules of telephone numbers with the code of their country: which number is one, and how it is
 * sent, only the numbering plans say, and a schema does not have them.
 */
export const withoutNumberingPlans = (form: Form): Form => ({
  ...form,
  fields: form.fields.map(({ rules, ...field }) => ({
    ...field,
    ...(rules && { rules: rules.filter(({ rule, format }) => rule !== 'phone' || format === 'national') }),
  })),
});
