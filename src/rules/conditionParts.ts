import { matchesCondition } from './condition.ts';
import type { Condition, FieldCondition } from './types.ts';

/** A part of a condition that is about one field. */
export interface ConditionPart {
  condition: FieldCondition;
  /** Pointer within the full condition; empty for a condition on one field. */
  pointer: string;
  /** True if the full condition is met only while this part is. */
  isNeeded: boolean;
}

/** The conditions on single fields of which a condition is made, in order. */
export function conditionParts(condition: Condition | undefined, pointer = '', isNeeded = true): ConditionPart[] {
  if (!condition) return [];
  if ('all' in condition)
    return condition.all.flatMap((inner, index) => conditionParts(inner, `${pointer}/all/${index}`, isNeeded));
  if ('any' in condition) {
    const isOnly = isNeeded && condition.any.length === 1;
    return condition.any.flatMap((inner, index) => conditionParts(inner, `${pointer}/any/${index}`, isOnly));
  }
  if ('not' in condition) return conditionParts(condition.not, `${pointer}/not`, false);
  return [{ condition, pointer, isNeeded }];
}

/** Names of the fields that a condition is about, each once. */
export const fieldsInCondition = (condition: Condition | undefined): string[] => [
  ...new Set(conditionParts(condition).map((part) => part.condition.field)),
];

/** @returns true for a condition that is met while its field is empty or hidden */
export const isMetByNothing = (condition: FieldCondition): boolean => matchesCondition(undefined, condition);
