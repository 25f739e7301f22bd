import type { JsonSchema } from '#rules/types.ts';
import { conditionSchema } from './conditionSchema.ts';
import { fieldSchema, filledInSchema, messageWhenMissing } from './fieldSchema.ts';
import type { Form } from './form.types.ts';
import type { Field } from './formShape.ts';

const comment =
  'Written by "npm run forms:schema" from the page. Beyond draft-07: "errorMessage" is what the page says (as ajv-errors ' +
  'reads it; the first message of a field is the one that the page shows), "$data" is that of ajv, "formatMinimum" and ' +
  '"formatMaximum" are those of ajv-formats, "numberMinimum" and "numberMaximum" measure a number that is written as text.';

/** Fields that must be there, and what is said when one is not. */
function requiredSchema(fields: Field[], messageOf: (field: Field) => string | undefined): JsonSchema {
  const messages = fields.flatMap((field) => {
    const message = messageOf(field);
    return message === undefined ? [] : [[field.name, message] as const];
  });
  if (messages.length === 0) return {};
  return { required: messages.map(([name]) => name), errorMessage: { required: Object.fromEntries(messages) } };
}

/** A field that is shown only sometimes: what it is while it is shown. Otherwise nobody asks what it holds. */
const whileShown = (field: Field, fields: Field[]): JsonSchema => ({
  if: field.when ? conditionSchema(field.when, fields) : {},
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: { properties: { [field.name]: fieldSchema(field) }, ...requiredSchema([field], messageWhenMissing) },
});

/** A field that must be filled in only sometimes. */
function whileRequired(field: Field, fields: Field[]): JsonSchema[] {
  const { name, when, requiredWhen } = field;
  if (!requiredWhen) return [];
  const conditions = [...(when ? [when] : []), requiredWhen].map((condition) => conditionSchema(condition, fields));
  const properties = { [name]: filledInSchema(field, requiredWhen.message) };
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  return [{ if: { allOf: conditions }, then: { properties, ...requiredSchema([field], () => requiredWhen.message) } }];
}

/**
 * A form as JSON Schema (draft-07): takes what the page takes, refuses what it refuses, with the same messages. It
 * describes the values as the page sends them in JSON; what is sent with `"encoding": "form"` is the same once decoded.
 */
export function formSchema({ fields, heading }: Form, name: string): JsonSchema {
  const always = fields.filter(({ when }) => !when);
  const conditions = [
    ...fields.flatMap((field) => whileRequired(field, fields)),
    ...fields.filter(({ when }) => when).map((field) => whileShown(field, fields)),
  ];
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: heading ?? name,
    $comment: comment,
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name, field.when ? { title: field.label } : fieldSchema(field)]),
    ),
    ...requiredSchema(always, messageWhenMissing),
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}
