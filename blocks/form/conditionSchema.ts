import { meets } from '#rules/condition.ts';
import { kindOfInput } from '#rules/inputKinds.ts';
import { rules } from '#rules/rules.ts';
import type { Condition, JsonSchema } from '#rules/types.ts';
import { optionValues } from './fieldSchema.ts';
import type { Field } from './formShape.ts';

const never: JsonSchema = { not: {} };

/** Characters by what they are in small letters, those left out that are small already. */
let capitals: Map<string, string[]> | undefined;

function capitalsOf(letter: string): string[] {
  if (!capitals) {
    capitals = new Map();
    for (let code = 0; code < 0x1e944; code++) {
      const character = String.fromCodePoint(code);
      const small = character.toLowerCase();
      if (small !== character) capitals.set(small, [...(capitals.get(small) ?? []), character]);
    }
  }
  return capitals.get(letter) ?? [];
}

const escapePattern = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A text without regard to capitals and to spaces around it: draft-07 has no flag for that. */
const anyCase = (text: string) =>
  Array.from(text.trim().toLowerCase(), (letter) => {
    const same = [letter, ...capitalsOf(letter)].map(escapePattern);
    return same.length > 1 ? `(?:${same.join('|')})` : same[0];
  }).join('');

/** What a field holds when a condition on it is met. */
function valueSchema(field: Field, condition: Condition): JsonSchema {
  const kind = kindOfInput(field);
  if (condition.is === undefined) return rules.required.schema({ rule: 'required', message: '' }, kind);
  const wanted = [condition.is].flat();
  if (kind === 'tick') return { enum: [true, false].filter((value) => meets(value, condition)) };
  if (kind === 'file') return never;
  const options = optionValues(field)?.filter((value) => meets(value, condition));
  if (kind === 'choices') return { contains: { enum: options } };
  if (options) return { enum: [...options, ...(meets('', condition) ? [''] : [])] };
  return { pattern: `^\\s*(?:${wanted.map(anyCase).join('|')})\\s*$` };
}

/** A condition as a schema of the whole submission; it holds as `holds` does, fields that are not shown included. */
export function conditionSchema(condition: Condition, fields: readonly Field[], asked: string[] = []): JsonSchema {
  const { field: name } = condition;
  const source = fields.find((field) => field.name === name);
  if (!source || asked.includes(name)) return never;
  const isMetByNothing = meets(undefined, condition);
  const own = {
    properties: { [name]: valueSchema(source, condition) },
    ...(isMetByNothing ? {} : { required: [name] }),
  };
  if (!source.when) return own;
  const isShown = conditionSchema(source.when, fields, [...asked, name]);
  return isMetByNothing ? { anyOf: [{ not: isShown }, own] } : { allOf: [isShown, own] };
}
