import { kindOfInput } from '#rules/inputKinds.ts';
import { rules } from '#rules/rules.ts';
import type { InputKind, JsonSchema, RuleDefinition } from '#rules/types.ts';
import type { Field } from './formShape.ts';
import { optionsOf } from './options.ts';

/** What the options of a field send, in order; undefined where it has none. */
export const optionValues = (field: Field): string[] | undefined =>
  field.options && optionsOf(field).map(({ value }) => value);

/** What an input gives, filled in or not. */
function typeSchema(field: Field, kind: InputKind): JsonSchema {
  const options = optionValues(field);
  switch (kind) {
    case 'tick':
      return { type: 'boolean' };
    case 'choices':
      return { type: 'array', items: { enum: options }, uniqueItems: true };
    case 'file':
      return {
        type: ['object', 'string'],
        properties: { size: { type: 'integer' } },
        required: ['size'],
        maxLength: 0,
      };
    case 'select':
    case 'radio':
      return { type: 'string', enum: [...new Set([...(options ?? []), ''])] };
    default:
      return { type: 'string' };
  }
}

/** What an input gives that was left empty. */
const emptySchemas: Partial<Record<InputKind, JsonSchema>> = {
  tick: { const: false },
  choices: { maxItems: 0 },
  file: { type: 'string' },
};
const emptyText: JsonSchema = { pattern: '^\\s*$' };

/**
 * What a field's value must be: the type that its input gives, then its rules in order, each with its message as
 * `errorMessage`. An empty value breaks only the rules that speak about empty fields, as on the page.
 */
export function fieldSchema(field: Field): JsonSchema {
  const kind = kindOfInput(field);
  const empty = emptySchemas[kind] ?? emptyText;
  let isFilledIn = false;
  const all = (field.rules ?? []).map((rule) => {
    const definition: RuleDefinition = rules[rule.rule];
    const own = definition.schema(rule, kind);
    // After a rule that refuses empty values, the others need not make an exception for them.
    isFilledIn ||= !!definition.judgesEmpty;
    return { ...(isFilledIn ? own : { anyOf: [empty, own] }), errorMessage: rule.message };
  });
  return { title: field.label, ...typeSchema(field, kind), ...(all.length > 0 && { allOf: all }) };
}

/** That a field is filled in, as a schema of its value with the message for when it is not. */
export const filledInSchema = (field: Field, message: string): JsonSchema => ({
  ...rules.required.schema({ rule: 'required', message }, kindOfInput(field)),
  errorMessage: message,
});

/** Message for a field that is missing altogether; undefined when it may be. */
export const messageWhenMissing = (field: Field): string | undefined =>
  field.rules?.find(({ rule }) => (rules[rule] as RuleDefinition).judgesEmpty)?.message;
