import { candidateValues } from '#blocks/form/candidateValues.ts';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { createValidValues } from '#blocks/form/ruleViolations.ts';
import { fieldsInCondition } from '#rules/conditionParts.ts';
import { isGroup } from '#rules/groups.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';

/** Repeatable random numbers: mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = <T>(list: readonly T[], random: () => number) => list[Math.floor(random() * list.length)] as T;

/**
 * Creates a generator of submissions: mostly valid, mostly invalid or in between, so that any number of mistakes
 * occurs.
 */
export function createSubmissions(fields: FieldDefinition[], seed: number): () => FormValues {
  const random = createRandom(seed);
  const right = createValidValues(fields);
  const possible = new Map(fields.map((field) => [field, candidateValues(field)]));
  return () => submission(fields, right, possible, random);
}

function submission(
  fields: FieldDefinition[],
  right: FormValues,
  possible: Map<FieldDefinition, FieldValue[]>,
  random: () => number,
): FormValues {
  const chaos = pick([0, 0.1, 0.3, 1], random);
  const values: FormValues = {};
  for (const field of fields) {
    const isInCondition = fields.some(({ when, requiredWhen }) =>
      [when, requiredWhen].flatMap(fieldsInCondition).includes(field.name),
    );
    if (random() >= (isInCondition ? 0.5 : chaos)) values[field.name] = right[field.name];
    else if (random() > 0.1 || isGroup(field) || isCompared(field, fields))
      values[field.name] = pick(possible.get(field) ?? [], random);
  }
  return values;
}

/** A page sends every field that it shows; a submission without a compared field would not be realistic. */
const isCompared = ({ name }: FieldDefinition, fields: FieldDefinition[]) =>
  fields.some(({ rules = [] }) => rules.some((rule) => rule.field === name));
