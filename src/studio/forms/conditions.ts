import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { type Comparison, comparisonOf, comparisons } from '#rules/condition.ts';
import { fieldsInCondition } from '#rules/conditionParts.ts';
import { measurable } from '#rules/inputKinds.ts';
import type { FieldCondition, InputKind } from '#rules/types.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { comparisonWords } from './comparisonWords.ts';
import type { FieldInfo } from './formatRule.ts';
import { besideCondition } from './readFields.ts';
import { usualTimeOf } from './ruleChanges.ts';

export type ConditionOperator = 'filled' | 'empty' | 'is' | 'oneOf' | 'isNot' | 'noneOf' | 'unticked' | Comparison;

/** @param isNot true for a condition that stands in "not" */
export function operatorOf(
  condition: FieldCondition,
  source: FieldInfo | undefined,
  isNot: boolean = false,
): ConditionOperator {
  const { is, empty } = condition;
  const compared = comparisonOf(condition);
  if (compared) return compared[0];
  if (source?.kind === 'tick') {
    const isUnticked = empty ?? [is ?? 'true'].flat().join() === 'false';
    return isUnticked === isNot ? 'filled' : 'unticked';
  }
  if (empty !== undefined) return empty ? 'empty' : 'filled';
  if (is === undefined) return 'filled';
  if (Array.isArray(is)) return isNot ? 'noneOf' : 'oneOf';
  return isNot ? 'isNot' : 'is';
}

/** @returns true for an operator that is written as "not" around a condition */
export const isNegated = (operator: ConditionOperator): boolean => operator === 'isNot' || operator === 'noneOf';

export function operatorOptions(source: FieldInfo | undefined): { value: ConditionOperator; label: string }[] {
  if (source?.kind === 'tick')
    return [
      { value: 'filled', label: 'is ticked' },
      { value: 'unticked', label: 'is not ticked' },
    ];
  const isMeasured = (measurable as readonly (InputKind | undefined)[]).includes(source?.kind);
  const compared = isMeasured ? (Object.keys(comparisons) as Comparison[]) : [];
  const last: { value: ConditionOperator; label: string }[] = [
    ...compared.map((value) => ({ value, label: comparisonWords(value, source?.kind) })),
    { value: 'filled', label: 'is filled in' },
    { value: 'empty', label: 'is empty' },
  ];
  if (source?.kind === 'file') return last;
  const isChoices = source?.kind === 'choices';
  return [
    { value: 'is', label: isChoices ? 'includes' : 'is' },
    { value: 'oneOf', label: isChoices ? 'includes one of' : 'is one of' },
    { value: 'isNot', label: isChoices ? 'does not include' : 'is not' },
    { value: 'noneOf', label: isChoices ? 'includes none of' : 'is none of' },
    ...last,
  ];
}

/** Changes the operator of a condition; its values stay if possible. */
export function withOperator(
  condition: FieldCondition,
  operator: ConditionOperator,
  source: FieldInfo | undefined,
): FieldCondition {
  const { field, is } = condition;
  if (operator === 'filled') return { field };
  if (operator === 'unticked') return { field, is: 'false' };
  if (operator === 'empty') return { field, empty: true };
  if (Object.hasOwn(comparisons, operator)) {
    const bound =
      comparisonOf(condition)?.[1] ??
      (source?.kind === 'date' ? today() : source?.kind === 'time' ? usualTimeOf('min') : 0);
    return { field, [operator]: bound };
  }
  const values = is === undefined ? [firstChoice(source)] : [is].flat();
  return { field, is: operator === 'is' || operator === 'isNot' ? (values[0] ?? '') : values };
}

const today = () => new Date().toISOString().slice(0, 10);

const meaningKeys = ['field', 'is', 'empty', ...Object.keys(comparisons), 'not', 'all', 'any'];

const knownKeys = [...meaningKeys, ...besideCondition];

/**
 * A condition on one field as it is written, with another meaning; what else is written in it stays.
 * @param isNot true if it must not hold
 */
export function withMeaning(written: Json, meaning: FieldCondition, isNot: boolean = false): JsonObject {
  const others = Object.entries(isObject(written) ? written : {}).filter(([key]) => !meaningKeys.includes(key));
  const condition = { ...meaning } as unknown as JsonObject;
  return { ...(isNot ? { not: condition } : condition), ...Object.fromEntries(others) };
}

/** A condition without what means nothing in it; undefined if there is nothing of that kind. */
export function withoutUnknown(written: Json): JsonObject | undefined {
  if (!isObject(written)) return undefined;
  const known = Object.entries(written).filter(([key]) => knownKeys.includes(key));
  return known.length < Object.keys(written).length ? Object.fromEntries(known) : undefined;
}

const firstChoice = (source: FieldInfo | undefined) => source?.options[0]?.value ?? '';

/** Creates a condition on a field: equal to its first choice, otherwise filled in. */
export function createCondition(field: string, source: FieldInfo | undefined): FieldCondition {
  const isChosen = source && source.kind !== 'tick' && source.options.length > 0;
  return isChosen ? { field, is: firstChoice(source) } : { field };
}

/** Fields on which a condition may depend, those with choices first: none that itself depends on the field. */
export function possibleConditionFields(fields: readonly FieldDefinition[], name: string): FieldDefinition[] {
  const dependsOnField = (field: FieldDefinition | undefined, visited: readonly string[] = []): boolean => {
    if (!field || visited.includes(field.name)) return false;
    return fieldsInCondition(field.when).some(
      (next) =>
        next === name ||
        dependsOnField(
          fields.find((other) => other.name === next),
          [...visited, field.name],
        ),
    );
  };
  const possible = fields.filter((field) => field.name !== name && !dependsOnField(field));
  const isChosen = ({ input }: FieldDefinition) => ['select', 'radio', 'checkbox'].includes(input);
  return [...possible.filter(isChosen), ...possible.filter((field) => !isChosen(field))];
}
