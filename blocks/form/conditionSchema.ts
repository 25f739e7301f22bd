import { blankCharacters } from '#rules/blankText.ts';
import { momentPattern, numberPattern } from '#rules/boundPattern.ts';
import { type Comparison, comparisonOf, matchesCondition } from '#rules/condition.ts';
import { isMetByNothing } from '#rules/conditionParts.ts';
import { foldCase } from '#rules/foldCase.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { schemaOfRule } from '#rules/schemas.ts';
import type { Condition, FieldCondition, InputKind, JsonSchema } from '#rules/types.ts';
import { asNumber, bytesPerMegabyte } from '#rules/value.ts';
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

/** Schema of a number, date or time that is compared with a bound, and of a file's megabytes. */
function comparisonSchema(kind: InputKind, comparison: Comparison, bound: number | string): JsonSchema {
  const isMoment = typeof bound === 'string' && momentBound.test(bound);
  const isAbove = comparison === 'atLeast' || comparison === 'moreThan';
  if (kind === 'file') {
    const keyword = {
      atLeast: 'minimum',
      atMost: 'maximum',
      moreThan: 'exclusiveMinimum',
      lessThan: 'exclusiveMaximum',
    };
    const size = { [keyword[comparison]]: asNumber(bound) * bytesPerMegabyte };
    return { type: 'object', properties: { size }, required: ['size'] };
  }
  const beyond = (direction: 'min' | 'max') =>
    isMoment ? momentPattern(bound, direction) : numberPattern(asNumber(bound), direction);
  const [pattern, opposite] = isAbove ? [beyond('min'), beyond('max')] : [beyond('max'), beyond('min')];
  if (pattern === undefined || opposite === undefined) return { $comment: `${comparison} ${bound}` };
  return comparison === 'atLeast' || comparison === 'atMost' ? { pattern } : { pattern, not: { pattern: opposite } };
}

const momentBound = /^(?:\d{4}-\d{2}-\d{2}|\d{2}:\d{2})$/;

/** Schema of a field's value when a condition on it is met. */
function valueSchema(field: FieldDefinition, condition: FieldCondition): JsonSchema {
  const kind = inputKindOf(field);
  const compared = comparisonOf(condition);
  const filledIn = schemaOfRule({ rule: 'required', message: '' }, kind);
  if (condition.empty) return { not: filledIn };
  if (kind === 'tick' && !compared)
    return { enum: [true, false].filter((value) => matchesCondition(value, condition)) };
  const options = optionValues(field)?.filter((value) => matchesCondition(value, condition));
  if (options && kind !== 'choices') return { enum: [...options, ...(matchesCondition('', condition) ? [''] : [])] };
  if (compared) return ['tick', 'choices'].includes(kind) ? never : comparisonSchema(kind, ...compared);
  if (condition.is === undefined) return filledIn;
  if (kind === 'file') return never;
  if (kind === 'choices') return { contains: { enum: options } };
  return { pattern: `^${spaces}(?:${[condition.is].flat().map(caseInsensitivePattern).join('|')})${spaces}$` };
}

/** A condition as a schema of the full submission. Like `isConditionMet`, it takes hidden fields into account. */
export function conditionSchema(
  condition: Condition,
  fields: readonly FieldDefinition[],
  visited: string[] = [],
): JsonSchema {
  const schemaOf = (inner: Condition) => conditionSchema(inner, fields, visited);
  if ('all' in condition) return { allOf: condition.all.map(schemaOf) };
  if ('any' in condition) return { anyOf: condition.any.map(schemaOf) };
  if ('not' in condition) return { not: schemaOf(condition.not) };
  const { field: name } = condition;
  const source = fields.find((field) => field.name === name);
  if (!source || visited.includes(name)) return never;
  const isMetIfHidden = isMetByNothing(condition);
  const schema = {
    properties: { [name]: valueSchema(source, condition) },
    ...(isMetIfHidden ? {} : { required: [name] }),
  };
  if (!source.when) return schema;
  const isShown = conditionSchema(source.when, fields, [...visited, name]);
  return isMetIfHidden ? { anyOf: [{ not: isShown }, schema] } : { allOf: [isShown, schema] };
}
