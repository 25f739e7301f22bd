import { comparisonOf, matchesCondition } from '#rules/condition.ts';
import { conditionParts, isMetByNothing } from '#rules/conditionParts.ts';
import type { Condition, FieldCondition } from '#rules/types.ts';
import { momentsAround } from '../momentsAround.ts';
import type { DefinedField } from './readForm.ts';

/** Conditions that must hold at once, by the field that they are about. */
export type Requirements = Map<string, FieldCondition[]>;

/** Two conditions on one field that no value meets at once. */
export interface Contradiction {
  field: string;
  one: FieldCondition;
  other: FieldCondition;
  /** Pointer of the second one within the condition that was added; that of the condition itself if it follows from it. */
  pointer: string;
}

/**
 * Adds a condition, and those under which the fields that it names are shown.
 * @returns the first contradiction; undefined if all may hold at once
 */
export function addRequirements(
  condition: Condition | undefined,
  fields: readonly DefinedField[],
  requirements: Requirements,
  visited: readonly string[] = [],
): Contradiction | undefined {
  for (const { condition: part, pointer, isNeeded } of conditionParts(condition)) {
    const source = fields.find(({ name }) => name === part.field);
    // A hidden field meets it too. Several choices may be made at once.
    if (!isNeeded || !source || visited.includes(part.field) || source.kind === 'choices' || isMetByNothing(part))
      continue;
    const known = requirements.get(part.field) ?? [];
    const one = known.find((other) => !canBothBeMet(part, other, source));
    if (one) return { field: part.field, one, other: part, pointer };
    requirements.set(part.field, [...known, part]);
    const behind = addRequirements(source.when, fields, requirements, [...visited, part.field]);
    if (behind) return { ...behind, pointer };
  }
  return undefined;
}

const canBothBeMet = (one: FieldCondition, other: FieldCondition, source: DefinedField): boolean =>
  source.kind === 'file' ||
  [...valuesAround(one, source), ...valuesAround(other, source)].some(
    (value) => matchesCondition(value, one) && matchesCondition(value, other),
  );

/** Values by which a condition can be told from others: those that it names, and those around its bound. */
export function valuesAround(condition: FieldCondition, { kind }: Pick<DefinedField, 'kind'>): (string | boolean)[] {
  if (kind === 'tick') return [true, false];
  const bound = comparisonOf(condition)?.[1];
  if (bound === undefined) return condition.is === undefined ? ['anything'] : [condition.is].flat();
  return momentsAround(bound) ?? [-1, -0.5, 0, 0.5, 1].map((distance) => String(Number(bound) + distance));
}

/** @returns true if two fields may be shown at the same time */
export function canBothBeShown(one: DefinedField, other: DefinedField, fields: readonly DefinedField[]): boolean {
  const requirements: Requirements = new Map();
  return (
    addRequirements(one.when, fields, requirements) === undefined &&
    addRequirements(other.when, fields, requirements) === undefined
  );
}
