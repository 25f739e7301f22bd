import type { Schema } from '#engine/content/schema/schema.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { escapePointerKey } from '#shared/pointer.ts';

/** Schema for editors: draft-07 with the extra keywords of VS Code's JSON language service. */
export type EditorSchema = JsonObject;

export const definitionReference = (name: string): EditorSchema => ({
  $ref: `#/definitions/${escapePointerKey(name)}`,
});

export const ifThenSchema = (condition: EditorSchema, then: EditorSchema): EditorSchema => ({
  if: condition,
  then,
});

/**
 * Matches texts with a token or a field of an item. Their length and format are known only after the replacement, so
 * the check validates them then.
 */
export const tokenPattern = '\\{\\s*[A-Za-z][\\w-]*(\\.[\\w-]+)+\\s*\\}';

export const wrongTypeMessages = {
  string: 'Write a text here, in quotation marks.',
  number: 'Write a number here, without quotation marks.',
  integer: 'Write a whole number here, without quotation marks.',
  boolean: 'Write true or false here, without quotation marks.',
  array: 'Write a list here, in square brackets: [ … ].',
  object: 'Write a group here, in braces: { … }.',
  list: 'Write a list here, [ … ], or { "from": … } with the name of a data list.',
} as const satisfies Record<string, string>;

/** Schema of an enum, in which no token can stand. */
export const enumSchema = (values: Json[]): EditorSchema => ({
  enum: values,
  errorMessage: `Write one of these here: ${values.map((value) => JSON.stringify(value)).join(', ')}.`,
});

/** Schema of one of several values; a token is allowed in place of a text. */
export function choiceSchema(values: Json[]): EditorSchema {
  const choice = enumSchema(values);
  if (!values.some((value) => typeof value === 'string')) return choice;
  return { examples: values, if: { type: 'string', pattern: tokenPattern }, else: choice };
}

const emptyTextMessage = 'This text is empty: write something, or take the property away.';

export function textSchema(schema: Schema): EditorSchema {
  const { minLength, maxLength, pattern } = schema as { minLength?: number; maxLength?: number; pattern?: string };
  if (!pattern && maxLength === undefined && (minLength ?? 0) <= 1)
    return definitionReference(minLength ? 'text' : 'any text');
  return {
    type: 'string',
    errorMessage: wrongTypeMessages.string,
    if: { pattern: tokenPattern },
    else: {
      ...(maxLength !== undefined && { maxLength }),
      ...(pattern && {
        pattern,
        patternErrorMessage: `This has not the form that is needed here. ${schema.description ?? ''}`.trim(),
      }),
      ...(!pattern &&
        minLength && {
          pattern: minLength === 1 ? '\\S' : `^[\\s\\S]{${minLength},}$`,
          patternErrorMessage: minLength === 1 ? emptyTextMessage : `Write at least ${minLength} characters here.`,
        }),
    },
  };
}

const nonEmptyTextSchema: EditorSchema = {
  type: 'string',
  errorMessage: wrongTypeMessages.string,
  pattern: '\\S',
  patternErrorMessage: emptyTextMessage,
};

export const textDefinitions: Record<string, EditorSchema> = {
  text: { ...nonEmptyTextSchema, allOf: [definitionReference('token')] },
  'verbatim text': nonEmptyTextSchema,
  'any text': { type: 'string', errorMessage: wrongTypeMessages.string, allOf: [definitionReference('token')] },
};
