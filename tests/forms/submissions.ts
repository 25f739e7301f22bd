import { candidates } from '#blocks/form/candidates.ts';
import type { Field } from '#blocks/form/formShape.ts';
import { rightValues } from '#blocks/form/violations.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';

/** Chance that repeats itself: mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
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

/** Gives one submission after the other: mostly right, mostly wrong or in between, so that every number of mistakes comes about. */
export function createSubmissions(fields: Field[], seed: number): () => FormValues {
  const random = createRandom(seed);
  const right = rightValues(fields);
  const possible = new Map(fields.map((field) => [field, candidates(field)]));
  return () => submission(fields, right, possible, random);
}

function submission(
  fields: Field[],
  right: FormValues,
  possible: Map<Field, FieldValue[]>,
  random: () => number,
): FormValues {
  const chaos = pick([0, 0.1, 0.3, 1], random);
  const values: FormValues = {};
  for (const field of fields) {
    const decides = fields.some(({ when, requiredWhen }) => [when?.field, requiredWhen?.field].includes(field.name));
    if (random() >= (decides ? 0.5 : chaos)) values[field.name] = right[field.name];
    else if (random() > 0.1 || isCompared(field, fields)) values[field.name] = pick(possible.get(field) ?? [], random);
  }
  return values;
}

/** A page sends every field that it shows; that one which another is compared with is missing says nothing of use. */
const isCompared = ({ name }: Field, fields: Field[]) =>
  fields.some(({ rules = [] }) => rules.some((rule) => rule.field === name));
