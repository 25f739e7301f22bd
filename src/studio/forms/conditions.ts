import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import type { Condition } from '#rules/types.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { FieldInfo } from './formatRule.ts';

export type ConditionOperator = 'filled' | 'is' | 'oneOf' | 'unticked';

export function operatorOf({ is }: Condition, source: FieldInfo | undefined): ConditionOperator {
  if (source?.kind === 'tick') return [is ?? 'true'].flat().join() === 'false' ? 'unticked' : 'filled';
  if (is === undefined) return 'filled';
  return Array.isArray(is) ? 'oneOf' : 'is';
}

export function operatorOptions(source: FieldInfo | undefined): { value: ConditionOperator; label: string }[] {
  if (source?.kind === 'tick')
    return [
      { value: 'filled', label: 'is ticked' },
      { value: 'unticked', label: 'is not ticked' },
    ];
  const filled = { value: 'filled', label: 'is filled in' } as const;
  if (source?.kind === 'file') return [filled];
  const isChoices = source?.kind === 'choices';
  return [
    { value: 'is', label: isChoices ? 'includes' : 'is' },
    { value: 'oneOf', label: isChoices ? 'includes one of' : 'is one of' },
    filled,
  ];
}

/** Changes the operator of a condition; its values stay if possible. */
export function withOperator(
  condition: Condition,
  operator: ConditionOperator,
  source: FieldInfo | undefined,
): Condition {
  const { field, is } = condition;
  if (operator === 'filled') return { field };
  if (operator === 'unticked') return { field, is: 'false' };
  const values = is === undefined ? [firstChoice(source)] : [is].flat();
  return { field, is: operator === 'is' ? (values[0] ?? '') : values };
}

const knownKeys = ['field', 'is', 'message'];

/** A condition as it is written, with another meaning; what else is written in it stays. */
export function withMeaning(written: Json, { field, is }: Condition): JsonObject {
  const { field: _, is: __, ...others } = isObject(written) ? written : {};
  return { field, ...(is !== undefined && { is }), ...others };
}

/** A condition without what means nothing in it; undefined if there is nothing of that kind. */
export function withoutUnknown(written: Json): JsonObject | undefined {
  if (!isObject(written)) return undefined;
  const known = Object.entries(written).filter(([key]) => knownKeys.includes(key));
  return known.length < Object.keys(written).length ? Object.fromEntries(known) : undefined;
}

const firstChoice = (source: FieldInfo | undefined) => source?.options[0]?.value ?? '';

/** Creates a condition on a field: equal to its first choice, otherwise filled in. */
export function createCondition(field: string, source: FieldInfo | undefined): Condition {
  const isChosen = source && source.kind !== 'tick' && source.options.length > 0;
  return isChosen ? { field, is: firstChoice(source) } : { field };
}

/** Fields on which a condition may depend, those with choices first: none that itself depends on the field. */
export function possibleConditionFields(fields: readonly FieldDefinition[], name: string): FieldDefinition[] {
  const dependsOnField = (field: FieldDefinition | undefined, visited: readonly string[] = []): boolean => {
    if (!field || visited.includes(field.name)) return false;
    const next = field.when?.field;
    return (
      next === name ||
      dependsOnField(
        fields.find((other) => other.name === next),
        [...visited, field.name],
      )
    );
  };
  const possible = fields.filter((field) => field.name !== name && !dependsOnField(field));
  const isChosen = ({ input }: FieldDefinition) => ['select', 'radio', 'checkbox'].includes(input);
  return [...possible.filter(isChosen), ...possible.filter((field) => !isChosen(field))];
}
