import { blankPattern } from '#rules/blankText.ts';
import { isGroup } from '#rules/groups.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { takesSeveralFiles } from '#rules/normalEntry.ts';
import { judgesEmpty } from '#rules/rules.ts';
import { schemaOfRule } from '#rules/schemas.ts';
import { drawingPatterns, longestDrawing } from '#rules/signature.ts';
import { stepValues } from '#rules/steps.ts';
import type { InputKind, JsonSchema } from '#rules/types.ts';
import { countryCodes } from './countries.ts';
import { fieldOptionsOf } from './fieldOptions.ts';
import type { FieldDefinition } from './formTypes.ts';

/** Submitted values of a field's options, in order; undefined if it has none. */
export const optionValues = (field: FieldDefinition): string[] | undefined =>
  field.input === 'country' ? countryCodes : field.options && fieldOptionsOf(field).map(({ value }) => value);

/** A file, which must not be empty. */
const anyFile: JsonSchema = {
  type: 'object',
  properties: { size: { type: 'integer', minimum: 1 }, name: { type: 'string' } },
  required: ['size'],
};

const numberSchema: JsonSchema = { type: 'string', pattern: '^(?:-?[0-9]+(?:\\.[0-9]+)?)?$' };

/** Schema of a number that is chosen on a slider or as stars. */
function stepSchema(field: FieldDefinition): JsonSchema {
  const values = stepValues(field);
  return values ? { type: 'string', enum: ['', ...values] } : numberSchema;
}

/** A typed name, or a drawing. */
const signatureSchema: JsonSchema = {
  type: 'string',
  anyOf: [
    { pattern: drawingPatterns.drawing, maxLength: longestDrawing },
    { not: { pattern: drawingPatterns.address } },
  ],
};

/** Schema of the values of an input, filled in or not. */
function typeSchema(field: FieldDefinition, kind: InputKind): JsonSchema {
  const options = optionValues(field);
  switch (kind) {
    case 'tick':
      return { type: 'boolean' };
    case 'choices':
      return { type: 'array', items: { enum: options }, uniqueItems: true };
    case 'file':
      return takesSeveralFiles(field)
        ? { type: ['array', 'string'], items: anyFile, maxLength: 0 }
        : { ...anyFile, type: ['object', 'string'], maxLength: 0 };
    case 'select':
    case 'radio':
    case 'country':
      return { type: 'string', enum: [...new Set([...(options ?? []), ''])] };
    case 'number':
      return numberSchema;
    case 'range':
    case 'rating':
      return stepSchema(field);
    case 'signature':
      return signatureSchema;
    case 'time':
      return { type: 'string', pattern: '^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9])?$' };
    case 'date':
      return { type: 'string', pattern: '^(?:[0-9]{4,6}-[0-9]{2}-[0-9]{2})?$' };
    default:
      return { type: 'string' };
  }
}

const emptySchemas: Partial<Record<InputKind, JsonSchema>> = {
  tick: { const: false },
  choices: { maxItems: 0 },
  file: { type: ['string', 'array'], maxItems: 0 },
};
const emptyText: JsonSchema = { pattern: blankPattern };

/**
 * Schema of a field's value: its type, then its rules in order, each with its message as `errorMessage`. An empty value
 * breaks only the rules that judge empty fields, as on the page.
 */
export function fieldSchema(field: FieldDefinition): JsonSchema {
  const kind = inputKindOf(field);
  const empty = emptySchemas[kind] ?? emptyText;
  let isFilledIn = false;
  const schemas = (field.rules ?? []).map((rule) => {
    const schema = schemaOfRule(rule, kind);
    // After a rule that refuses empty values, the others need no exception for them.
    isFilledIn ||= judgesEmpty(rule.rule);
    return { ...(isFilledIn ? schema : { anyOf: [empty, schema] }), errorMessage: rule.message };
  });
  return { title: field.label, ...typeSchema(field, kind), ...(schemas.length > 0 && { allOf: schemas }) };
}

/** Schema that requires a field to be filled in, with the message for when it is not. */
export const filledInSchema = (field: FieldDefinition, message: string): JsonSchema => ({
  ...schemaOfRule({ rule: 'required', message }, inputKindOf(field)),
  errorMessage: message,
});

/** Message for a field that is missing in a submission; undefined if it may be missing. */
export const messageWhenMissing = (field: FieldDefinition): string | undefined =>
  isGroup<FieldDefinition>(field)
    ? field.min
      ? field.fields.map(messageWhenMissing).find((message) => message !== undefined)
      : undefined
    : field.rules?.find(({ rule }) => judgesEmpty(rule))?.message;
