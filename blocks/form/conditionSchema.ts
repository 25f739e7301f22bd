import { blankCharacters } from '#rules/blankText.ts';
import { matchesCondition } from '#rules/condition.ts';
import { foldCase } from '#rules/foldCase.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { schemaOfRule } from '#rules/schemas.ts';
import type { Condition, JsonSchema } from '#rules/types.ts';
import { optionValues } from './fieldSchema.ts';
import type { FieldDefinition } from './formTypes.ts';

const never: JsonSchema = { not: {} };

/** Highest code point of a letter with two cases (Unicode, CaseFolding.txt). */
const lastCasedCode = 0x1e943;

/** Characters by what they fold to, without those that fold to themselves. */
let othersByFolded: Map<string, string[]> | undefined;

function othersThatFoldTo(folded: string): string[] {
  if (!othersByFolded) {
    othersByFolded = new Map();
    for (let code = 0; code <= lastCasedCode; code++) {
      const character = String.fromCodePoint(code);
      const key = foldCase(character);
      if (key !== character) othersByFolded.set(key, [...(othersByFolded.get(key) ?? []), character]);
    }
  }
  return othersByFolded.get(folded) ?? [];
}

const escapePattern = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const spaces = `[${blankCharacters}]*`;

/** Pattern of a text that ignores case and surrounding spaces: draft-07 has no flag for that. */
const caseInsensitivePattern = (text: string) =>
  Array.from(foldCase(text.trim()), (letter) => {
    const same = [letter, ...othersThatFoldTo(letter)].map(escapePattern);
    return same.length > 1 ? `(?:${same.join('|')})` : same[0];
  }).join('');

/** Schema of a field's value when a condition on it is met. */
function valueSchema(field: FieldDefinition, condition: Condition): JsonSchema {
  const kind = inputKindOf(field);
  if (condition.is === undefined) return schemaOfRule({ rule: 'required', message: '' }, kind);
  const values = [condition.is].flat();
  if (kind === 'tick') return { enum: [true, false].filter((value) => matchesCondition(value, condition)) };
  if (kind === 'file') return never;
  const options = optionValues(field)?.filter((value) => matchesCondition(value, condition));
  if (kind === 'choices') return { contains: { enum: options } };
  if (options) return { enum: [...options, ...(matchesCondition('', condition) ? [''] : [])] };
  return { pattern: `^${spaces}(?:${values.map(caseInsensitivePattern).join('|')})${spaces}$` };
}

/** A condition as a schema of the full submission. Like `isConditionMet`, it takes hidden fields into account. */
export function conditionSchema(
  condition: Condition,
  fields: readonly FieldDefinition[],
  visited: string[] = [],
): JsonSchema {
  const { field: name } = condition;
  const source = fields.find((field) => field.name === name);
  if (!source || visited.includes(name)) return never;
  const isMetByNothing = matchesCondition(undefined, condition);
  const schema = {
    properties: { [name]: valueSchema(source, condition) },
    ...(isMetByNothing ? {} : { required: [name] }),
  };
  if (!source.when) return schema;
  const isShown = conditionSchema(source.when, fields, [...visited, name]);
  return isMetByNothing ? { anyOf: [{ not: isShown }, schema] } : { allOf: [isShown, schema] };
}
