import type { Condition } from '#rules/types.ts';
import type { DefinedField } from './readForm.ts';

/** Conditions that must hold at once: the values that each field may have. */
export type Requirements = Map<string, { allowed: Set<string>; written: Condition }>;

/** Two conditions on one field that no value meets at once. */
export interface Contradiction {
  field: string;
  one: Condition;
  other: Condition;
}

const normalize = (text: string) => text.trim().toLowerCase();

/**
 * Adds a condition, and those under which the field that it names is shown.
 * @returns the first contradiction; undefined if all may hold at once
 */
export function addRequirements(
  condition: Condition | undefined,
  fields: readonly DefinedField[],
  requirements: Requirements,
  visited: readonly string[] = [],
): Contradiction | undefined {
  if (!condition || visited.includes(condition.field)) return undefined;
  const source = fields.find(({ name }) => name === condition.field);
  const values = condition.is === undefined ? undefined : [condition.is].flat().map(normalize);
  // An empty value is also that of a field that is hidden. Several choices may be made at once.
  if (!source || values?.includes('') || source.kind === 'choices') return undefined;
  const known = requirements.get(condition.field);
  if (values && known && !values.some((value) => known.allowed.has(value)))
    return { field: condition.field, one: known.written, other: condition };
  if (values)
    requirements.set(condition.field, {
      allowed: new Set(known ? values.filter((value) => known.allowed.has(value)) : values),
      written: condition,
    });
  return addRequirements(source.when, fields, requirements, [...visited, condition.field]);
}

/** @returns true if two fields may be shown at the same time */
export function canBothBeShown(one: DefinedField, other: DefinedField, fields: readonly DefinedField[]): boolean {
  const requirements: Requirements = new Map();
  return (
    addRequirements(one.when, fields, requirements) === undefined &&
    addRequirements(other.when, fields, requirements) === undefined
  );
}
