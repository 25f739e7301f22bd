import type { Schema } from '#engine/content/schema/schema.ts';
import type { Json, JsonObject } from '#shared/json.ts';

/** A schema for editors: draft-07, with the keywords that VS Code's JSON language service knows beside it. */
export type EditorSchema = JsonObject;

/** A reference to one of the definitions of the generated schema. */
export const definition = (name: string): EditorSchema => ({
  $ref: `#/definitions/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
});

/** Asks for the second where the first holds. */
export const when = (condition: EditorSchema, then: EditorSchema): EditorSchema => ({
  if: condition,
  then,
});

/**
 * Matches texts with a token or a field of an item in them. Nothing can be said of their length or form: the checker
 * looks at them when the value stands in the token's place.
 */
export const withToken = '\\{\\s*[A-Za-z][\\w-]*(\\.[\\w-]+)+\\s*\\}';

/** Plain words for a value of the wrong type. */
export const wrongType = {
  string: 'Write a text here, in quotation marks.',
  number: 'Write a number here, without quotation marks.',
  integer: 'Write a whole number here, without quotation marks.',
  boolean: 'Write true or false here, without quotation marks.',
  array: 'Write a list here, in square brackets: [ … ].',
  object: 'Write a group here, in braces: { … }.',
  list: 'Write a list here, [ … ], or { "from": … } with the name of a data list.',
} as const satisfies Record<string, string>;

/** One of some values. A token may stand in the place of a text. */
export function choiceSchema(values: Json[]): EditorSchema {
  const shown = values.map((value) => JSON.stringify(value)).join(', ');
  const choice: EditorSchema = { enum: values, errorMessage: `Write one of these here: ${shown}.` };
  if (!values.some((value) => typeof value === 'string')) return choice;
  return { examples: values, if: { type: 'string', pattern: withToken }, else: choice };
}

const emptyText = 'This text is empty: write something, or take the property away.';

/** A text with rules of its own. */
export function textSchema(schema: Schema): EditorSchema {
  const { minLength, maxLength, pattern } = schema as { minLength?: number; maxLength?: number; pattern?: string };
  if (!pattern && maxLength === undefined && (minLength ?? 0) <= 1) return definition(minLength ? 'text' : 'any text');
  return {
    type: 'string',
    errorMessage: wrongType.string,
    if: { pattern: withToken },
    else: {
      ...(maxLength !== undefined && { maxLength }),
      ...(pattern && {
        pattern,
        patternErrorMessage: `This has not the form that is needed here. ${schema.description ?? ''}`.trim(),
      }),
      ...(!pattern &&
        minLength && {
          pattern: minLength === 1 ? '\\S' : `^[\\s\\S]{${minLength},}$`,
          patternErrorMessage: minLength === 1 ? emptyText : `Write at least ${minLength} characters here.`,
        }),
    },
  };
}

const filledText: EditorSchema = {
  type: 'string',
  errorMessage: wrongType.string,
  pattern: '\\S',
  patternErrorMessage: emptyText,
};

/** Texts without rules of their own, with the site's tokens to choose from. */
export const textDefinitions: Record<string, EditorSchema> = {
  text: { ...filledText, allOf: [definition('token')] },
  'verbatim text': filledText,
  'any text': { type: 'string', errorMessage: wrongType.string, allOf: [definition('token')] },
};
