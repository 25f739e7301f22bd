import { fieldsOf } from '#rules/fieldsOf.ts';
import { isGroup, maxOf } from '#rules/groups.ts';
import type { JsonSchema } from '#rules/types.ts';
import { conditionSchema } from './conditionSchema.ts';
import { fieldSchema, filledInSchema, messageWhenMissing } from './fieldSchema.ts';
import type { Form } from './form.types.ts';
import type { FieldDefinition } from './formTypes.ts';

const comment =
  'Written by "npm run forms:schema" from the page. It describes the normal form of an entry: texts without spaces at ' +
  'their ends and with LF as line break, numbers without an exponent, no hidden fields, no empty items. Patterns use what JavaScript, ' +
  'Python, PHP, Java and Go read alike; a $comment stands where draft-07 cannot say what a rule demands. "errorMessage" ' +
  'is what the page says (as ajv-errors reads it; the first message of a field is the one that the page shows).';

/** Required fields, with the message for each missing one. */
function requiredSchema(
  fields: FieldDefinition[],
  messageOf: (field: FieldDefinition) => string | undefined,
): JsonSchema {
  const messages = fields.flatMap((field) => {
    const message = messageOf(field);
    return message === undefined ? [] : [[field.name, message] as const];
  });
  if (messages.length === 0) return {};
  return { required: messages.map(([name]) => name), errorMessage: { required: Object.fromEntries(messages) } };
}

/** Schema of a conditional field while it is shown. While it is hidden, its value is not checked. */
const shownFieldSchema = (field: FieldDefinition, fields: FieldDefinition[]): JsonSchema => ({
  if: field.when ? conditionSchema(field.when, fields) : {},
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: { properties: { [field.name]: schemaOf(field) }, ...requiredSchema([field], messageWhenMissing) },
});

/** Schema of a field that must be filled in on a condition. */
function conditionallyRequiredSchemas(field: FieldDefinition, fields: FieldDefinition[]): JsonSchema[] {
  const { name, when, requiredWhen } = field;
  if (!requiredWhen) return [];
  const conditions = [...(when ? [when] : []), requiredWhen].map((condition) => conditionSchema(condition, fields));
  const properties = { [name]: filledInSchema(field, requiredWhen.message) };
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  return [{ if: { allOf: conditions }, then: { properties, ...requiredSchema([field], () => requiredWhen.message) } }];
}

/** Schema of an object with a value for each field. */
function valuesSchema(fields: FieldDefinition[]): JsonSchema {
  const conditions = [
    ...fields.flatMap((field) => conditionallyRequiredSchemas(field, fields)),
    ...fields.filter(({ when }) => when).map((field) => shownFieldSchema(field, fields)),
  ];
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name, field.when ? { title: field.label } : schemaOf(field)]),
    ),
    ...requiredSchema(
      fields.filter(({ when }) => !when),
      messageWhenMissing,
    ),
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}

/** Schema of the value of a field; of a repeated group a list of its items. */
function schemaOf(field: FieldDefinition): JsonSchema {
  if (!isGroup<FieldDefinition>(field)) return fieldSchema(field);
  const { label, fields, min } = field;
  return {
    title: label,
    type: 'array',
    ...(min && { minItems: min }),
    maxItems: maxOf(field),
    items: valuesSchema(fields),
  };
}

/**
 * A form as JSON Schema (draft-07), which accepts and refuses the same entries in their normal form as the page, with
 * the same messages. Values that the browser itself has sent are the same once they are decoded (`normalEntry`).
 */
export function formSchema({ heading, ...form }: Form, name: string): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: heading ?? name,
    $comment: comment,
    ...valuesSchema(fieldsOf(form)),
  };
}
