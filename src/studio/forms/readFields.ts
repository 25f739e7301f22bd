import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { judgesEmpty, rules } from '#rules/rules.ts';
import type { Condition, InputKind, RuleName } from '#rules/types.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';

/** Fields of a form as written, with or without errors; an entry that is no JSON object counts as an empty one. */
export function fieldsOf(form: Json | undefined): JsonObject[] {
  const fields = isObject(form) ? form.fields : undefined;
  return Array.isArray(fields) ? fields.map((field) => (isObject(field) ? field : {})) : [];
}

/** Kind of a field as written; text if its `input` is missing or unknown. */
export function kindOfField({ input, options }: JsonObject): InputKind {
  return inputKindOf({ input: typeof input === 'string' ? input : 'text', options });
}

export function nameOfField({ label, name }: JsonObject): string {
  const words = [label, name].find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof words === 'string' ? words : 'Field without a label';
}

/** @returns true if a field must always be filled in */
export const isRequired = ({ rules: fieldRules }: JsonObject): boolean =>
  Array.isArray(fieldRules) &&
  fieldRules.some((rule) => isRule(rule) && judgesEmpty((rule as { rule: RuleName }).rule));

export function parseCondition(value: Json | undefined, more: readonly string[] = []): Condition | undefined {
  if (!isObject(value) || typeof value.field !== 'string') return undefined;
  const { field, is, ...others } = value;
  if (Object.keys(others).some((key) => !more.includes(key))) return undefined;
  const isKnown =
    is === undefined ||
    typeof is === 'string' ||
    (Array.isArray(is) && is.length > 0 && is.every((one) => typeof one === 'string'));
  return isKnown ? ({ field, ...(is !== undefined && { is }) } as Condition) : undefined;
}

/** Reads a condition as far as it can be read, whatever is written. */
export function readCondition(value: Json): Condition {
  const { field, is } = isObject(value) ? value : {};
  const isWritable = (one: Json | undefined): one is string | number | boolean =>
    ['string', 'number', 'boolean'].includes(typeof one);
  const texts = [is ?? null].flat().filter(isWritable).map(String);
  const values = Array.isArray(is) ? texts : texts[0];
  return { field: typeof field === 'string' ? field : '', ...(values !== undefined && { is: values }) };
}

/**
 * Parses the valid fields of a form, with options from other sources filled in.
 * @param optionsAt options for a field index; undefined if the field has its own
 */
export function readFields(
  form: Json | undefined,
  optionsAt: (index: number) => Json[] | undefined,
): FieldDefinition[] {
  return fieldsOf(form).flatMap((field, index) => {
    if (typeof field.name !== 'string' || typeof field.input !== 'string') return [];
    const options = optionsAt(index) ?? (Array.isArray(field.options) ? field.options : undefined);
    const validRules = Array.isArray(field.rules) ? field.rules.filter(isRule) : [];
    const { when, requiredWhen, rules: _, options: __, ...others } = field;
    return [
      {
        ...others,
        label: nameOfField(field),
        ...(options && { options: options.filter(isOption) }),
        ...(validRules.length > 0 && { rules: validRules }),
        ...(parseCondition(when) && { when }),
        ...(parseCondition(requiredWhen, ['message']) && { requiredWhen }),
      } as unknown as FieldDefinition,
    ];
  });
}

const isOption = (option: Json) => typeof option === 'string' || (isObject(option) && typeof option.label === 'string');

/** @returns true for a rule that is known */
export const isRule = (rule: Json): boolean =>
  isObject(rule) && typeof rule.rule === 'string' && getOwnValue(rules, rule.rule) !== undefined;
